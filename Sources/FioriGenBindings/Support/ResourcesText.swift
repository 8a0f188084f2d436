/// How images and colours of models become those of the platform.
enum ResourcesText {
  /// The source of the file `Resources`, below its imports.
  static let source = #"""
    /// Finds the images and colours that models name. The app supplies one.
    @MainActor
    public protocol BindingResources {
      /// The image that a reference names.
      ///
      /// - Parameter reference: The reference.
      /// - Returns: The image; `nil` where there is none.
      func image(for reference: ImageReference) -> UIImage?

      /// The colour that a model means.
      ///
      /// - Parameter color: The colour.
      /// - Returns: The colour of the platform; `nil` where there is none.
      func color(for color: ThemeColor) -> UIColor?
    }

    extension BindingResources {
      /// An image for a place that cannot be left empty: without an image, one without content.
      func imageOrBlank(for reference: ImageReference) -> UIImage {
        image(for: reference) ?? UIImage()
      }

      /// A colour for a place that cannot be left empty: without a colour, none.
      func colorOrClear(for color: ThemeColor) -> UIColor {
        self.color(for: color) ?? .clear
      }
    }

    /// Finds images and colours in a bundle, among symbols, and among those that the SDK brings.
    @MainActor
    public struct BundleResources: BindingResources {
      /// The bundle; `nil` is the app's own.
      private let bundle: Bundle?

      /// What the variables of the theme stand for.
      private let variables: [String: ThemeColor]

      /// Prepares a bundle.
      ///
      /// - Parameters:
      ///   - bundle: The bundle; `nil` is the app's own.
      ///   - variables: What the variables of the theme stand for, without `@`; others are looked up
      ///     in the bundle like named colours.
      public init(bundle: Bundle? = nil, variables: [String: ThemeColor] = [:]) {
        self.bundle = bundle
        self.variables = variables
      }

      /// The image that a reference names. Images at addresses have to be loaded by the app.
      public func image(for reference: ImageReference) -> UIImage? {
        let image: UIImage? =
          switch reference.source {
          case .asset: UIImage(named: reference.name, in: bundle, compatibleWith: nil)
          case .symbol: UIImage(systemName: reference.name)
          case .file: UIImage(contentsOfFile: reference.name)
          case .iconLibrary: LibraryImages.image(named: reference.name)
          case .url: nil
          }
        guard let image, let mode = reference.renderingMode else { return image }
        return switch mode {
        case .automatic: image.withRenderingMode(.automatic)
        case .alwaysOriginal: image.withRenderingMode(.alwaysOriginal)
        case .alwaysTemplate: image.withRenderingMode(.alwaysTemplate)
        }
      }

      /// The colour that a model means.
      public func color(for color: ThemeColor) -> UIColor? {
        if let fixed = color.fixedComponents {
          return UIColor(
            red: CGFloat(fixed.red) / 255,
            green: CGFloat(fixed.green) / 255,
            blue: CGFloat(fixed.blue) / 255,
            alpha: CGFloat(fixed.alpha)
          )
        }
        switch color {
        case .named(let name):
          return self.color(named: name)
        case .variable(let name):
          if let value = variables[name], value != color { return self.color(for: value) }
          return self.color(named: name)
        case .literal:
          return nil
        }
      }

      /// The colour of a name: the SDK's own, else the one in the bundle.
      private func color(named name: String) -> UIColor? {
        LibraryColors.color(named: name)
          ?? UIColor(named: name, in: bundle, compatibleWith: nil)
      }
    }

    extension CGSize {
      /// A size of the models.
      init(_ size: Size) { self.init(width: size.width, height: size.height) }
    }

    extension NSDirectionalEdgeInsets {
      /// Insets of the models.
      init(_ insets: FioriRuntime.EdgeInsets) {
        self.init(
          top: insets.top,
          leading: insets.leading,
          bottom: insets.bottom,
          trailing: insets.trailing
        )
      }
    }

    extension UIEdgeInsets {
      /// Insets of the models, read from left to right.
      init(_ insets: FioriRuntime.EdgeInsets) {
        self.init(
          top: insets.top,
          left: insets.leading,
          bottom: insets.bottom,
          right: insets.trailing
        )
      }
    }

    extension UITableViewCell.AccessoryType {
      /// An accessory of the models.
      init(_ accessory: CellAccessoryType) {
        self =
          switch accessory {
          case .none: .none
          case .disclosureIndicator: .disclosureIndicator
          case .detailDisclosureButton: .detailDisclosureButton
          case .checkmark: .checkmark
          case .detailButton: .detailButton
          }
      }
    }

    extension UIControl.State {
      /// A state of the models.
      init(_ state: ControlState) {
        self =
          switch state {
          case .normal: .normal
          case .highlighted: .highlighted
          case .disabled: .disabled
          case .selected: .selected
          case .focused: .focused
          }
      }
    }
    """#
}
