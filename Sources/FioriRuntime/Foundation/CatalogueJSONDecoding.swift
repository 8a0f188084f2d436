#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A decoded component whose type is only known while running.
public struct DecodedComponent: Sendable {
  /// The component's model.
  public let model: any ComponentModel

  /// What lenient decoding put up with, in the order found; empty after strict decoding.
  public let warnings: [DecodingIssue]
}

extension CatalogueIndex {
  /// Reads the model of a component that is named while running, as a server does.
  ///
  /// - Parameters:
  ///   - name: The component's documented name, such as `FUIObjectCell`.
  ///   - json: The text, in any encoding of Unicode that JSON allows.
  ///   - mode: What to do with input that a newer or careless sender may have made.
  /// - Returns: The model, and the warnings of lenient decoding.
  /// - Throws: ``DecodingRule/unknownComponent`` when there is no such component, else the first
  ///   error, with its path.
  public static func decode(
    component name: String,
    json: Data,
    mode: DecodingMode = .strict
  ) throws(DecodingIssue) -> DecodedComponent {
    guard let model = model(named: name) else {
      let known = descriptors.map(\.name)
      throw DecodingIssue(
        .unknownComponent,
        UnknownName.message(kind: "component", name, known: known),
        at: FieldPath([])
      )
    }
    return try decode(model, json: json, mode: mode)
  }

  /// Reads a model of a type that the compiler knows.
  private static func decode<Model: ComponentModel>(
    _ model: Model.Type,
    json: Data,
    mode: DecodingMode
  ) throws(DecodingIssue) -> DecodedComponent {
    let decoded = try Model.decode(json: json, mode: mode)
    return DecodedComponent(model: decoded.value, warnings: decoded.warnings)
  }
}
