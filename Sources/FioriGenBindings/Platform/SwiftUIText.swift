/// The part of SwiftUI that puts views of the platform into its own.
enum SwiftUIText {
  /// The source of the file `SwiftUI`.
  static let source = #"""
    /// A view of SwiftUI; without content here.
    @MainActor
    public protocol View {}

    /// What a wrapper is told about its surroundings.
    @MainActor
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      /// The wrapper's coordinator.
      public let coordinator: Representable.Coordinator

      /// The surroundings of a wrapper.
      public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
    }

    /// A view of the platform in SwiftUI.
    @MainActor
    public protocol UIViewRepresentable: View {
      /// The view of the platform.
      associatedtype UIViewType: UIView

      /// What stays while views of SwiftUI come and go.
      associatedtype Coordinator = Void

      /// What the wrapper is told about its surroundings.
      typealias Context = UIViewRepresentableContext<Self>

      /// Makes the view.
      func makeUIView(context: Context) -> UIViewType

      /// Brings the view up to date.
      func updateUIView(_ uiView: UIViewType, context: Context)

      /// Makes the coordinator.
      func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable where Coordinator == Void {
      /// No coordinator.
      public func makeCoordinator() {}
    }
    """#
}
