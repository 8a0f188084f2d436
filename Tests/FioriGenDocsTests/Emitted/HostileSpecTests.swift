import FioriGenModel
import Foundation
import Testing

@testable import FioriGenDocs

/// DocC shows whatever a spec says as text: no heading, link, directive or element comes of it.
@Suite struct HostileSpecTests {
  /// The texts.
  private static let texts = HostileText.lines + HostileText.paragraphs

  /// What DocC makes of a catalogue that says them everywhere.
  private static let archive = Result {
    let catalogue = Sample.catalogue(saying: texts)
    let rules = texts.map(Sample.rule(saying:))
    return try DocCArchive(DocsEmitter.emitDocC(catalogue, rules: rules).files, name: "Cards")
  }

  @Test func doccHasNothingToSay() throws {
    let archive = try Self.archive.get()
    #expect(archive.result.status == 0)
    #expect(archive.result.output.split(separator: "\n").isEmpty, "\(archive.result.output)")
    #expect(archive.result.messages.split(separator: "\n").isEmpty, "\(archive.result.messages)")
  }

  @Test(arguments: texts.indices)
  func aSummaryIsShownAsItIs(index: Int) throws {
    let text = Self.texts[index]
    let abstract = try Self.archive.get().abstract(of: "component-xcard\(index)")
    #expect(abstract.kinds.isSubset(of: ["text", "codeVoice"]))
    #expect(Self.comparable(abstract.text) == Self.comparable(text))
  }

  @Test(arguments: texts.indices)
  func aPageHasOnlyItsOwnHeadingsAndLinks(index: Int) throws {
    for page in ["component-xcard\(index)", "type-xstate\(index)", "class-path-fdlxcard\(index)"] {
      let nodes = try Self.archive.get().nodes(of: page)
      let kinds = Set(nodes.compactMap { $0["type"] as? String })
      #expect(kinds.isSubset(of: Self.kinds), "\(kinds.subtracting(Self.kinds))")
      let headings = nodes.filter { $0["type"] as? String == "heading" }
      for heading in headings.compactMap({ $0["text"] as? String }) {
        #expect(Self.headings.contains(heading))
      }
      for link in nodes where link["type"] as? String == "reference" {
        let target = link["identifier"] as? String ?? ""
        #expect(target.hasPrefix("doc://Cards/"), "\(target)")
      }
    }
  }

  /// The kinds of nodes that the emitter itself writes.
  private static let kinds: Set<String> = [
    "text", "codeVoice", "codeListing", "paragraph", "heading", "table", "unorderedList",
    "emphasis", "strong", "reference", "image", "aside",
  ]

  /// The headings that the emitter itself writes.
  private static let headings: Set<String> = [
    "Overview", "Anatomy", "States", "Properties", "Rules", "Operations", "Events", "Theming",
    "JSON", "Notes", "show(message:)", "Cases", "Used By", "Example from the Documents",
  ]

  /// A text without what DocC may change without harm: spaces, the shape of quotation marks, the
  /// backticks around code.
  private static func comparable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{201C}", "\u{201D}", "\"": result += "\""
      case "\u{2018}", "\u{2019}", "'": result += "'"
      case "`": break
      case _ where scalar.properties.isWhitespace: break
      default: result += VisibleText.visible(scalar)
      }
    }
    return result
  }
}
