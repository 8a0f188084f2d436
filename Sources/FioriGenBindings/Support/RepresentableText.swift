/// Views of the SDK in SwiftUI.
enum RepresentableText {
  /// The source of the file `BoundViewRepresentable`, below its imports.
  static let source = #"""
    /// The view of a model in SwiftUI.
    public struct BoundViewRepresentable<Model: BoundModel>: UIViewRepresentable
    where Model.BoundObject: UIView {
      /// The data.
      private let model: Model

      /// Finds images and colours.
      private let resources: any BindingResources

      /// Does the rest to a new view.
      private let configure: (@MainActor (Model.BoundObject) -> Void)?

      /// Shows a model.
      ///
      /// - Parameters:
      ///   - model: The data.
      ///   - resources: Finds images and colours.
      ///   - configure: Does the rest to a new view, such as listening to its events.
      public init(
        _ model: Model,
        resources: any BindingResources = BundleResources(),
        configure: (@MainActor (Model.BoundObject) -> Void)? = nil
      ) {
        self.model = model
        self.resources = resources
        self.configure = configure
      }

      /// Makes the view.
      public func makeUIView(context: Context) -> Model.BoundObject {
        let view = Model.makeObject()
        configure?(view)
        return view
      }

      /// Brings the view up to date.
      public func updateUIView(_ view: Model.BoundObject, context: Context) {
        model.apply(to: view, resources: resources)
      }
    }
    """#
}
