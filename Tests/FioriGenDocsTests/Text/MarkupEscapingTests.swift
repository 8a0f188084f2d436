import FoundationXML
import Foundation
import Testing

@testable import FioriGenDocs

/// Text of a spec is shown as text, wherever it stands.
@Suite struct MarkupEscapingTests {
  @Test(arguments: [
    ("plain words", "plain words"),
    ("# Heading", "\\# Heading"),
    ("issue #12", "issue #12"),
    ("1. one", "1\\. one"),
    ("version 1.2", "version 1.2"),
    ("- item", "\\- item"),
    ("a - b", "a - b"),
    ("a -- b", "a \\-\\- b"),
    ("[link](x)", "\\[link\\](x)"),
    ("<doc:x>", "&lt;doc\\:x&gt;"),
    ("@Metadata", "&#64;Metadata"),
    ("https://a.b", "https\\://a.b"),
    ("see www.a.b", "see www\\.a.b"),
    ("`code` stays", "`code` stays"),
    ("`*`", "`*`"),
    ("``x``", "\\`\\`x\\`\\`"),
    ("`open", "\\`open"),
    ("a\u{202E}b", "aU+202Eb"),
    ("two\nlines", "two lines"),
    ("a|b", "a\\|b"),
    ("Note: x", "Note\\: x"),
    ("longer text before: x", "longer text before: x"),
    ("", ""),
  ])
  func proseIsEscaped(text: String, expected: String) {
    #expect(MarkupEscaping.markdown(text) == expected)
  }

  @Test(arguments: [
    ("a", "`a`"),
    ("a`b", "a\\`b"),
    ("``*``", "\\`\\`\\*\\`\\`"),
    ("", "` `"),
    ("a\nb", "`a b`"),
  ])
  func codeHoldsItsTextAndIsNeverASymbolLink(text: String, expected: String) {
    #expect(MarkupEscaping.code(text) == expected)
  }

  @Test(arguments: HostileText.lines + HostileText.paragraphs)
  func aLineStaysALine(text: String) {
    let line = MarkupEscaping.markdown(text)
    #expect(
      line.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).count == 1
    )
    #expect(!line.contains("<"))
    #expect(!line.contains("@"))
  }

  @Test func paragraphsAndListItemsStay() {
    let text = "One\nand more.\n\n- a\n- b\nlast"
    #expect(MarkupEscaping.paragraphs(text) == "One and more.\n\n- a\n- b\n\nlast")
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("a\\|b", "a\\|b"), ("a\\\\|b", "a\\\\\\|b"), ("a\nb", "a b"),
  ])
  func aCellStaysOneCell(text: String, expected: String) {
    #expect(MarkupEscaping.cell(text) == expected)
  }

  @Test(arguments: HostileText.lines + HostileText.paragraphs)
  func aFenceIsLongerThanAnythingInIt(text: String) throws {
    var page = Markdown()
    page.code("yaml", text)
    let lines = page.finished.split(separator: "\n", omittingEmptySubsequences: true)
    let fence = try #require(lines.last)
    #expect(lines.first == fence + "yaml")
    let broken = lines.dropFirst().dropLast().filter { $0.contains(fence) }
    #expect(broken.isEmpty)
  }

  @Test(arguments: HostileText.lines + HostileText.paragraphs)
  func aPictureIsWellFormedAndSaysTheText(text: String) throws {
    let canvas = Box(x: 0, y: 0, width: 10, height: 10)
    let svg = SVGWriter(canvas: canvas, title: text, description: text).finished()
    let reader = ElementReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(svg)")
    #expect(reader.elements == ["svg", "title", "desc"])
    let shown = text.unicodeScalars.map { scalar in
      scalar == "\n" || scalar == "\t" ? " " : VisibleText.visible(scalar)
    }.joined()
    #expect(reader.texts["title"] == shown)
  }
}

/// Collects the elements of a document and the text of each.
private final class ElementReader: NSObject, XMLParserDelegate {
  /// The elements' names, in order.
  var elements: [String] = []
  /// The text of each element.
  var texts: [String: String] = [:]
  /// The element that text belongs to.
  private var open = ""

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(name)
    open = name
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open = ""
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    texts[open, default: ""] += text
  }
}
