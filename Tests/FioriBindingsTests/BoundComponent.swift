import FioriBindings
import FioriComponents
import FioriGenModel
import FioriGenTestSupport
import UIKit

/// An object of the stand-in that data can be applied to, whatever its component.
@MainActor
struct BoundComponent {
  /// The object.
  let object: StandInObject

  /// Applies the data of a document.
  let apply: (String) throws -> Void

  /// The names of all components with views, deprecated ones included.
  nonisolated static let names: [String] = ShippedCatalogue.catalogue.components
    .filter { $0.kind != .presenter && $0.kind != .value }.map(\.name)

  /// The component's spec.
  ///
  /// - Parameter name: The component's name.
  /// - Returns: The spec; `nil` where there is none.
  nonisolated static func spec(of name: String) -> Component? {
    ShippedCatalogue.catalogue.component(named: name)
  }

  /// Makes an object of a component.
  ///
  /// - Parameter name: The component's name; `nil` results for a component without bindings.
  init?(_ name: String) {
    let models: [any BoundModel.Type] =
      FioriBindings.models + (DeprecatedModels() as any ModelList).models
    guard let model = models.first(where: { $0.descriptor.name == name }) else { return nil }
    guard let made = Self.make(model) else { return nil }
    self = made
  }

  /// Makes an object for a model.
  private static func make<Model: BoundModel>(_ model: Model.Type) -> BoundComponent? {
    let object = Model.makeObject()
    guard let standIn = object as? StandInObject else { return nil }
    return BoundComponent(object: standIn) { json in
      let model = try Model.decode(json: json).value
      model.apply(to: object, resources: BundleResources())
    }
  }

  /// Wraps an object.
  private init(object: StandInObject, apply: @escaping (String) throws -> Void) {
    self.object = object
    self.apply = apply
  }
}

/// A list of models; hides that some of them are deprecated, which is what is tested here.
private protocol ModelList {
  /// The models.
  var models: [any BoundModel.Type] { get }
}

/// The models of deprecated components.
private struct DeprecatedModels: ModelList {
  @available(*, deprecated)
  var models: [any BoundModel.Type] { FioriBindings.deprecatedModels }
}
