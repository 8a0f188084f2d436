/// What ties a model to the view that shows it.
enum BoundModelText {
  /// The source of the file `BoundModel`, below its imports.
  static let source = #"""
    /// The data of a component, with the view that shows it.
    public protocol BoundModel: ComponentModel {
      /// The view, control or view controller that shows the data.
      associatedtype BoundObject: AnyObject

      /// Brings an object up to date.
      ///
      /// - Parameters:
      ///   - object: The object.
      ///   - resources: Finds images and colours.
      @MainActor func apply(to object: BoundObject, resources: any BindingResources)

      /// Makes an object that shows nothing yet.
      ///
      /// - Returns: The object.
      @MainActor static func makeObject() -> BoundObject
    }

    /// The data of a cell that lists can use again under a name.
    public protocol ListedModel: BoundModel where BoundObject: UIView {
      /// The name under which cells are registered and used again.
      @MainActor static var reuseIdentifier: String { get }
    }
    """#
}
