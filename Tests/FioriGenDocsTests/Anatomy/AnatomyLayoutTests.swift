import FioriGenModel
import FioriGenTestSupport
import Testing

@testable import FioriGenDocs

/// Every picture is readable: nothing overlaps that should not, and nothing leaves the canvas.
@Suite struct AnatomyLayoutTests {
  @Test(arguments: ShippedCatalogue.components.filter { !$0.views.isEmpty }.map(\.name))
  func aPictureOfTheSpecsIsReadable(name: String) throws {
    let component = try #require(ShippedCatalogue.components.first { $0.name == name })
    expectReadable(component.views)
  }

  @Test(arguments: 0..<300)
  func aPictureOfAnyViewsIsReadable(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    expectReadable(random.views())
  }

  /// Checks every demand on a picture.
  private func expectReadable(_ views: [AnatomyView]) {
    let layout = AnatomyLayout(views)
    for box in layout.shapes.map(\.outline) + layout.words.map(\.box) + layout.panels.map(\.frame) {
      #expect(layout.canvas.contains(box), "\(box) leaves the canvas")
      #expect(box.width > 0 && box.height > 0, "\(box) is empty")
    }
    for (index, words) in layout.words.enumerated() {
      for other in layout.words[(index + 1)...] where words.box.overlaps(other.box) {
        Issue.record("\(words) and \(other) overlap")
      }
    }
    for (index, shape) in layout.shapes.enumerated() {
      for other in layout.shapes[(index + 1)...] where shape.outline.overlaps(other.outline) {
        let isInside = shape.isContainer && shape.outline.contains(other.outline)
        if !isInside { Issue.record("\(shape) and \(other) overlap") }
      }
    }
    for view in views {
      let isHidden = view.compact == .hidden && layout.shapes.contains { $0.name == view.name }
      #expect(
        layout.shapes.contains { $0.name == view.name } || isHidden,
        "\(view.name) is missing"
      )
    }
    expectNamed(views, in: layout)
  }

  /// Every part is named, on itself or in the legend.
  private func expectNamed(_ views: [AnatomyView], in layout: AnatomyLayout) {
    let texts = layout.words.filter { words in
      switch words.role {
      case .label, .legend: true
      default: false
      }
    }.map(\.text).joined(separator: " ").filter { $0 != " " }
    for view in views { #expect(texts.contains(view.name), "\(view.name) is not named") }
  }

  @Test func neighboursStandSideBySideAndOneUnderTheOther() throws {
    let shapes = Self.outlines([
      Sample.view("icon"),
      Sample.view("title", [ViewRelation(kind: .trailingOf, view: "icon")]),
      Sample.view("subtitle", [ViewRelation(kind: .below, view: "title", distance: 3)]),
    ])
    let icon = try #require(shapes["icon"])
    let title = try #require(shapes["title"])
    let subtitle = try #require(shapes["subtitle"])
    #expect(icon.right < title.x)
    #expect(icon.y == title.y)
    #expect(subtitle.y == title.bottom + 3)
    #expect(subtitle.x == title.x)
  }

  @Test func aPartIsAsLargeAsStated() throws {
    let size = ViewSize(width: 45, height: 40)
    let shapes = Self.outlines([
      Sample.view("image", type: "UIImageView", size: size),
      Sample.view("title", [ViewRelation(kind: .trailingOf, view: "image")]),
    ])
    let image = try #require(shapes["image"])
    #expect(image.width == 45)
    #expect(image.height == 40)
  }

  @Test func aHugePartIsScaledAsAWhole() throws {
    let size = ViewSize(width: 6000, height: 3000)
    let image = try #require(Self.outlines([Sample.view("image", size: size)])["image"])
    #expect(image.width < AnatomyMetrics.canvasWidth)
    #expect(image.width == image.height * 2)
  }

  @Test func aContainerIsDrawnAroundItsContents() throws {
    let layout = AnatomyLayout([
      Sample.view("box", type: "UIView"),
      Sample.view("title", [ViewRelation(kind: .inside, view: "box")]),
    ])
    let box = try #require(layout.shapes.first { $0.name == "box" })
    let title = try #require(layout.shapes.first { $0.name == "title" })
    #expect(box.isContainer)
    #expect(box.outline.contains(title.outline))
  }

  @Test func alternativesAreMarkedAndShareAColumn() throws {
    let layout = AnatomyLayout([
      Sample.view("text"),
      Sample.view("image", type: "UIImageView", [ViewRelation(kind: .insteadOf, view: "text")]),
    ])
    #expect(layout.shapes.map(\.isAlternative) == [true, true])
    #expect(layout.words.contains { $0.text == "or" })
    #expect(Set(layout.shapes.map(\.outline.x)).count == 1)
  }

  @Test func compactWidthHasItsOwnFrameWhereViewsMove() throws {
    let layout = AnatomyLayout([
      Sample.view("title"),
      Sample.view(
        "text",
        [ViewRelation(kind: .trailingOf, view: "title")],
        compact: .placed([ViewRelation(kind: .below, view: "title")])
      ),
      Sample.view("status", [ViewRelation(kind: .trailingOf, view: "text")]),
    ])
    #expect(layout.panels.count == 2)
    let title = layout.shapes.filter { $0.name == "title" }.map(\.outline)
    let text = layout.shapes.filter { $0.name == "text" }.map(\.outline)
    let status = layout.shapes.filter { $0.name == "status" }.map(\.outline)
    #expect(text[0].x > title[0].right)
    #expect(text[1].y > title[1].bottom)
    #expect(text[1].x == title[1].x)
    // What stood behind the moved view still stands behind the view before it.
    #expect(status[1].x > title[1].right)
  }

  @Test func hiddenViewsAreLeftOutOfCompactWidth() {
    let layout = AnatomyLayout([
      Sample.view("title"),
      Sample.view("text", [ViewRelation(kind: .below, view: "title")], compact: .hidden),
      Sample.view("foot", [ViewRelation(kind: .below, view: "title")]),
    ])
    #expect(layout.shapes.filter { $0.name == "text" }.count == 1)
    #expect(layout.shapes.filter { $0.name == "title" }.count == 2)
  }

  @Test func viewsWithoutAPlaceAreCollectedAndSaidToHaveNone() {
    let layout = AnatomyLayout([
      Sample.view("a"), Sample.view("b", [ViewRelation(kind: .below, view: "a")]), Sample.view("c"),
    ])
    #expect(layout.panels.map(\.isComponent) == [true, false])
    #expect(layout.words.contains { $0.text == "Place not stated" })
  }

  @Test func circlesAndContradictionsAreDrawnAllTheSame() {
    expectReadable([
      Sample.view("a", [ViewRelation(kind: .inside, view: "b")]),
      Sample.view("b", [ViewRelation(kind: .inside, view: "a")]),
      Sample.view("c", [ViewRelation(kind: .below, view: "d")]),
      Sample.view("d", [ViewRelation(kind: .below, view: "c")]),
      Sample.view("e", [ViewRelation(kind: .trailingOf, view: "e")]),
      Sample.view("f", [ViewRelation(kind: .insteadOf, view: "missing")]),
    ])
  }

  /// The outlines of a layout by the views' names.
  private static func outlines(_ views: [AnatomyView]) -> [String: Box] {
    let shapes = AnatomyLayout(views).shapes.map { ($0.name, $0.outline) }
    return Dictionary(shapes, uniquingKeysWith: { first, _ in first })
  }
}
