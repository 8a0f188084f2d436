import FioriGenModel

/// Makes the attributes that warn of deprecated declarations.
enum Availability {
  /// `@available(*, deprecated, message: "…", renamed: "…")`.
  ///
  /// - Parameters:
  ///   - deprecation: The deprecation.
  ///   - renamed: What can stand wherever the deprecated name stood; `nil` where nothing can.
  ///   - replacement: The Swift name that the message has to mention if it does not mention the
  ///     documented one.
  /// - Returns: The attribute.
  static func deprecated(
    _ deprecation: Deprecation,
    renamed: SwiftIdentifier? = nil,
    replacement: String? = nil
  ) -> Expression {
    var arguments = [Argument(.code("*")), Argument(.code("deprecated"))]
    let message = message(of: deprecation, naming: replacement)
    if !message.isEmpty { arguments.append(Argument("message", .string(message))) }
    if let renamed { arguments.append(Argument("renamed", .string(renamed.plain))) }
    return .call(Names.availableAttribute, arguments)
  }

  /// A message that names what takes the place of a deprecated declaration.
  ///
  /// - Parameters:
  ///   - deprecation: The deprecation.
  ///   - replacement: The name to use; without one, the documented name.
  /// - Returns: The message.
  static func message(of deprecation: Deprecation, naming replacement: String? = nil) -> String {
    guard let documented = deprecation.replacedBy else { return deprecation.message }
    if deprecation.message.contains(documented) { return deprecation.message }
    let advice = "Use \(replacement ?? documented) instead."
    return deprecation.message.isEmpty ? advice : deprecation.message + " " + advice
  }
}
