import FioriGenModel
import FioriGenSwift
import FioriStyle

/// The knowledge that the tool carries.
public enum BundledKnowledge {
  /// The class paths of the Fiori components, the palette, and the classes of the classic reader.
  public static var knowledge: StyleKnowledge {
    var knowledge = StyleKnowledge.bundled
    knowledge.merge(KnowledgeText.knowledge(in: BundledCatalogue.text))
    return knowledge
  }

  /// The word that names in C of the Fiori components begin with.
  static let cPrefix = "fiori"

  /// The names of the typed keys of the Fiori components.
  static var keys: ThemeKeys {
    ThemeKeys(lines: BundledCatalogue.keys.split(separator: "\n").map(String.init))
  }

  /// The Swift file that makes the tool carry a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The file's text.
  public static func swiftFile(of catalogue: Catalogue) -> String {
    KnowledgeText.swiftFile(of: StyleKnowledge(catalogue), keys: ThemeKeys(catalogue))
  }
}
