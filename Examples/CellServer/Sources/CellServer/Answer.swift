import FioriComponents
import Foundation

/// What the server says about one component's data.
struct Answer {
  /// What is wrong, each in one line with its path and rule.
  private(set) var issues: [String] = []

  /// The data in its normal form; `nil` when it cannot be read.
  private(set) var normalForm: String?

  /// Whether nothing is wrong; advice does not count.
  private(set) var isAccepted = false

  /// Checks data.
  ///
  /// - Parameters:
  ///   - json: The data.
  ///   - model: The model of the component it is for.
  init<Model: ComponentModel>(to json: Data, as model: Model.Type) {
    do {
      let component = try Model.decode(json: json, mode: .strict).value
      let found = component.validate()
      issues = found.map(\.description)
      normalForm = try component.json(isPretty: true)
      isAccepted = !found.contains { $0.severity == .error }
    } catch {
      issues.append("\(error)")
    }
  }
}
