import FioriGenBindings
import FioriGenModel
import FioriGenTestSupport
import Foundation
import Testing

/// A spec that drifts away from the SDK breaks its binding while compiling.
///
/// The bindings of a changed spec are compiled against the stand-in that was written by hand, which
/// does not follow the spec.
@Suite struct SpecChangeTests {
  /// What the compiler says about the bindings of the contact cell after a change of its spec.
  private func errors(after change: (inout Property) -> Void) throws -> String {
    var catalogue = ShippedCatalogue.catalogue
    for component in catalogue.components.indices
    where catalogue.components[component].name == "FUIContactCell" {
      for property in catalogue.components[component].properties.indices
      where catalogue.components[component].properties[property].name == "headlineText" {
        change(&catalogue.components[component].properties[property])
      }
    }
    let folder = try TemporaryFolder()
    let needed = [
      "FUIContactCell", "FUIImageView", "FUIActivityControl", "FUIActivityItem", "Binder",
      "BindingResources", "BoundModel", "EventHub", "LibraryColors", "LibraryImages",
    ]
    let sources = try BindingEmitter.emit(catalogue).files
      .filter { file in needed.contains { file.path == $0 + BindingEmitter.fileEnding } }
      .map { try folder.write($0.path, $0.contents) }
    #expect(sources.count == needed.count)
    let modules = URL(fileURLWithPath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "Modules")
    let result = try Command.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-I", modules.path, "-module-alias",
        "UIKit=UIKitStandIn", "-module-alias", "SAPFiori=HandWrittenSAPFiori",
      ] + sources,
      in: folder.url
    )
    return result.messages
  }

  @Test func theSpecsAsTheyAreCompile() throws {
    #expect(try errors { _ in } == "")
  }

  @Test func aRenamedPropertyDoesNotCompile() throws {
    let messages = try errors { $0.name = "titleText" }
    #expect(messages.contains("error:") && messages.contains("titleText"), "\(messages)")
  }

  @Test func aPropertyOfAnotherTypeDoesNotCompile() throws {
    let messages = try errors {
      $0.type = .optional(.named("UIImage"))
      $0.portable = .optional(.builtIn(.image))
    }
    #expect(messages.contains("error:") && messages.contains("headlineText"), "\(messages)")
  }
}
