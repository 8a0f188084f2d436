/// An image that the receiver looks up.
///
/// In JSON a plain text is the name of an asset: `"avatar"` is short for `{"name": "avatar"}`.
public struct ImageReference: FieldModel {
  /// Where an image comes from.
  public enum Source: String, ComponentEnum {
    /// The app's asset catalogue.
    case asset
    /// The platform's symbols.
    case symbol
    /// A file, by its path.
    case file
    /// An address.
    case url
    /// The icon library of the design system.
    case iconLibrary
  }

  /// How the colours of an image are used.
  public enum RenderingMode: String, ComponentEnum {
    /// As the place where it is shown wants it.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// Only its outline, in the tint colour.
    case alwaysTemplate
  }

  /// The name, path or address.
  public var name: String

  /// Where the image comes from.
  public var source: Source = Source.asset

  /// How its colours are used; unset, the image says.
  public var renderingMode: RenderingMode?

  /// Names an image.
  ///
  /// - Parameters:
  ///   - name: The name, path or address.
  ///   - source: Where the image comes from.
  ///   - renderingMode: How its colours are used; without one, the image says.
  public init(
    name: String,
    source: Source = Source.asset,
    renderingMode: RenderingMode? = nil
  ) {
    self.name = name
    self.source = source
    self.renderingMode = renderingMode
  }

  /// An image of the app's asset catalogue.
  ///
  /// - Parameter name: The asset's name.
  public init(asset name: String) {
    self.init(name: name)
  }

  /// An image without name.
  public static var blank: ImageReference { ImageReference(name: "") }

  /// Shows every field to a visitor.
  public mutating func visit(_ visitor: inout some FieldVisitor, reference: ImageReference) {
    visitor.required("name", &name, reference.name)
    visitor.field("source", &source, reference.source)
    visitor.field("renderingMode", &renderingMode, reference.renderingMode)
  }

  /// Reads an object, or the name of an asset.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    if let asset = try? decoder.singleValueContainer().decode(String.self) {
      self = ImageReference(asset: asset)
    } else {
      try decodeFields(from: decoder, &session)
    }
    return true
  }

  /// Writes an object, or only the name when nothing else is set.
  ///
  /// - Parameter encoder: Takes the value.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if encoder.fieldEncodingForm == .compact, isPlainAsset {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    } else {
      var container = encoder.container(keyedBy: FieldKey.self)
      try encodeFields(into: &container, reference: Self.blank, form: encoder.fieldEncodingForm)
    }
  }

  /// Writes an object, or only the name when nothing else is set; never relies on the reference,
  /// because a plain name resets the other fields.
  public func encodeField(
    _ key: FieldKey,
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: ImageReference,
    form: EncodingForm
  ) throws {
    if form == .compact, isPlainAsset {
      try container.encode(name, forKey: key)
    } else {
      var nested = container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
      try encodeFields(into: &nested, reference: reference, form: form)
    }
  }

  /// Whether the name says everything.
  private var isPlainAsset: Bool {
    source == .asset && renderingMode == nil
  }
}
