import SnapshotModels
import Testing
