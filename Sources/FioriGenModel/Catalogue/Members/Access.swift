/// How a member may be used from outside.
public enum Access: String, Hashable, Sendable, CaseIterable {
  /// Read only.
  case get = "get"
  /// Read and written.
  case getSet = "get set"
  /// Read by everyone, written by the component itself.
  case privateSet = "private(set) get"
}
