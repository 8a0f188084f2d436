import FioriRuntime
import Testing

/// The error that decoding a model must end with.
func decodingError<Model: FieldModel>(
  _ json: String,
  _ mode: DecodingMode = .strict,
  of model: Model.Type = XWidgetModel.self,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> DecodingIssue {
  try #require(throws: DecodingIssue.self, sourceLocation: sourceLocation) {
    _ = try Model.decode(json: json, mode: mode)
  }
}

/// A widget that strict decoding must accept.
func widget(_ json: String) throws -> XWidgetModel {
  try XWidgetModel.decode(json: json).value
}

/// The modes of decoding.
let bothModes: [DecodingMode] = [.strict, .lenient]
