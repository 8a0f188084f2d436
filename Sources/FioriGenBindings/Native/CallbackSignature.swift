import FioriGenModel
import FioriGenSwift

/// A method of a delegate: `activityControl(_ activityControl: FUIActivityControl, …)`.
struct CallbackSignature {
  /// The method's name.
  let name: String

  /// The names of the parameters.
  let names: [String]

  /// The parameters with labels and types.
  let parameters: [String]

  /// Puts a signature together.
  ///
  /// - Parameters:
  ///   - callback: The member of a protocol.
  ///   - types: The code of types.
  init(_ callback: Event, types: NativeTypes) {
    name = SwiftNames.method(callback.name).code
    var names: [String] = []
    var parameters: [String] = []
    for (index, type) in callback.payload.enumerated() {
      let label = callback.labels.indices.contains(index) ? callback.labels[index] : "_"
      let base = type.unwrapped.names.first ?? "value"
      let prefix = types.context.catalogue.settings.typePrefix
      let bare = base.hasPrefix(prefix) ? String(base.dropFirst(prefix.count)) : base
      let own =
        bare.prefix(1).lowercased() + bare.dropFirst() + (names.contains(bare) ? "\(index)" : "")
      let parameter = SwiftNames.member(own).code
      names.append(parameter)
      let head = label == "_" ? "_ " + parameter : SwiftNames.member(label).label + " " + parameter
      parameters.append(head + ": " + types.code(for: type))
    }
    self.names = names
    self.parameters = parameters
  }
}
