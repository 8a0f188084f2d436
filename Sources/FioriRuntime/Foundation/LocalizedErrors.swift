#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodingIssue: LocalizedError {
  /// The finding on one line.
  public var errorDescription: String? { description }
}

extension StyleTextError: LocalizedError {
  /// What is wrong and what to do about it.
  public var errorDescription: String? { description }
}
