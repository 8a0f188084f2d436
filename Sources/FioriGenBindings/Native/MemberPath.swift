import FioriGenModel
import FioriGenSwift

/// The code that leads from an object to a member of its members.
struct MemberPath {
  /// What is known about types.
  let native: NativeMembers

  /// The code of a path: `actionAccessoryView?.button`.
  ///
  /// - Parameters:
  ///   - names: The names on the way.
  ///   - component: The component that the way begins at.
  /// - Returns: The code, with a question mark wherever there may be nothing.
  func code(for names: [String], in component: Component) -> String {
    var code = ""
    var owner: Component? = component
    for name in names {
      let type = owner.flatMap { native.type(of: name, in: $0) }
      code += (code.isEmpty ? "" : ".") + SwiftNames.member(name).code
      if case .optional? = type { code += "?" }
      owner = type?.unwrapped.names.first.flatMap(native.context.component(named:))
    }
    return code
  }
}
