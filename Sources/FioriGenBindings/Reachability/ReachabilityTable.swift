public import FioriGenModel
import FioriGenSwift

/// Every member that specs and platform name, with the way in which data reaches it or the reason
/// why none does.
public struct ReachabilityTable: Sendable {
  /// The rows: components first, then the types they share, then the platform.
  public let rows: [ReachabilityRow]

  /// Collects the members of a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(_ catalogue: Catalogue) {
    let native = NativeMembers(context: SwiftContext(catalogue))
    rows =
      catalogue.components.flatMap { ComponentReachability($0, native).rows }
      + catalogue.types.flatMap { Self.rows(of: $0, native) } + Self.platformRows
  }

  /// The members of a type that components share.
  private static func rows(of type: SharedType, _ native: NativeMembers) -> [ReachabilityRow] {
    switch type.kind {
    case .structure(let fields):
      return [.reached(type.name, ReachabilityRow.initialiser, "made from `\(type.name)Model`")]
        + fields.map { .reached(type.name, $0.name, "given to the initialiser") }
    case .protocolType(let members):
      return members.map { .reached(type.name, $0.name, "heard by the binding; see `events`") }
    case .external(let members):
      return members.map { member in
        if type.inherits == nil, member.type == .named("UIImage") {
          return .reached(type.name, member.name, "an image of the source `iconLibrary`")
        }
        return .left(type.name, member.name, "no document describes the type; it has no model")
      }
    case .enumeration:
      guard let method = type.colorMethod else { return [] }
      return [.reached("UIColor", method.name, "a colour named after a case of `\(type.name)`")]
    case .union: return []
    }
  }

  /// The classes of the platform.
  private static var platformRows: [ReachabilityRow] {
    PlatformDouble.classes.keys.filter { $0.hasPrefix("UI") }.sorted().map { name in
      .left(
        name,
        ReachabilityRow.anything,
        "the platform's own; used as with any other view, image, colour or controller"
      )
    }
  }
}
