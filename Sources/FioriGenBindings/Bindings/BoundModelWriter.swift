import FioriGenModel
import FioriGenSwift

/// Writes what ties a model to the view that shows it, for lists and SwiftUI.
///
/// ```swift
/// extension FUIObjectViewModel: BoundModel { … }
/// public typealias FUIObjectViewRepresentable = BoundViewRepresentable<FUIObjectViewModel>
/// ```
struct BoundModelWriter {
  /// What is known about types.
  let native: NativeMembers

  /// The component.
  let component: Component

  /// The property under which cells are registered.
  private static let reuseIdentifier = "reuseIdentifier"

  /// Writes the conformance and the type for SwiftUI.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout BindingPrinter) {
    let model = native.context.name(of: component).code
    let isCell = ["UITableViewCell", "UICollectionViewCell"].contains {
      native.isKind(component.name, of: $0)
    }
    BindingEmitter.writeAvailability(component, to: &writer)
    writer.block("extension \(model): \(isCell ? "ListedModel" : "BoundModel")") { writer in
      writer.comment(
        "Brings a `\(component.name)` up to date.",
        parameters: [("object", "The object."), ("resources", "Finds images and colours.")]
      )
      writer.function(
        "public func apply",
        ["to object: \(component.name)", "resources: any BindingResources"]
      ) { $0.printer.line("object.apply(self, resources: resources)") }
      writer.printer.blankLine()
      writer.comment("Makes a `\(component.name)`.", returns: "The object.")
      let head = "public static func makeObject() -> \(component.name)"
      if writer.printer.fits("\(head) { \(creation) }") {
        writer.printer.line("\(head) { \(creation) }")
      } else {
        writer.block(head) { $0.printer.line(creation) }
      }
      if isCell {
        writer.printer.blankLine()
        writer.comment("The name under which cells are registered and used again.")
        let declared = component.properties.contains {
          $0.isStatic && $0.name == Self.reuseIdentifier
        }
        let value =
          declared
          ? "\(component.name).\(Self.reuseIdentifier)" : StringLiteral.code(for: component.name)
        writer.printer.line("public static var \(Self.reuseIdentifier): String { \(value) }")
      }
    }
    guard native.isKind(component.name, of: "UIView") else { return }
    writer.printer.blankLine()
    writer.printer.line("#if canImport(SwiftUI)")
    writer.printer.indent()
    writer.comment("A `\(component.name)` in SwiftUI.")
    BindingEmitter.writeAvailability(component, to: &writer)
    let name = component.name + "Representable"
    let whole = "public typealias \(name) = BoundViewRepresentable<\(model)>"
    if writer.printer.fits(whole) {
      writer.printer.line(whole)
    } else {
      writer.printer.line("public typealias \(name) =")
      writer.printer.indented { $0.line("BoundViewRepresentable<\(model)>") }
    }
    writer.printer.outdent()
    writer.printer.line("#endif")
  }

  /// The code that makes an object: the documented way, or the plain initialiser.
  private var creation: String {
    let factory = component.operations.first { operation in
      operation.isStatic && operation.parameters.isEmpty
        && operation.result == .named(component.name)
    }
    return component.name + (factory.map { "." + SwiftNames.member($0.name).code } ?? "") + "()"
  }
}
