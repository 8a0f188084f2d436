/// The programs that are compared.
struct Tools: Sendable {
  /// Our tool, optimised.
  var release: String
  /// Our tool as SwiftPM builds it for plugins.
  var debug: String
  /// FlatBuffers' compiler.
  var flatc = "flatc"
  /// Thrift's compiler.
  var thrift = "thrift"
}
