import FioriRuntime
import SnapshotModels
import Testing

/// Emitted components describe themselves, and the index lists them.
@Suite struct DescriptionTests {
  @Test func theIndexListsEveryComponent() {
    let names = ["XActivity", "XHostile", "XKeywords", "XLegacy", "XPlain", "XToast", "XWidget"]
    #expect(XCatalog.descriptors.map(\.name) == names)
    #expect(XCatalog.model(named: "XWidget") == XWidgetModel.self)
    #expect(XCatalog.model(named: "XNothing") == nil)
    #expect(XCatalog.deprecatedModels.map { $0.descriptor.name } == ["XLegacy"])
  }

  @Test func deprecatedComponentsGoByTheNameThatUsersWrite() {
    let descriptor = XCatalog.model(named: "XLegacy")?.descriptor
    #expect(descriptor?.modelName == "XLegacyModel")
    #expect(descriptor?.deprecated == "It is gone. Use XWidget instead.")
  }

  @Test func aComponentDescribesItself() throws {
    let descriptor = XWidgetModel.descriptor
    #expect(descriptor.kind == .view)
    #expect(descriptor.properties.map(\.name).contains("statusImage"))
    #expect(
      descriptor.properties.filter { $0.deprecated != nil }.map(\.name) == [
        "statusOld", "oldText", "oldCount",
      ]
    )
    #expect(
      descriptor.operations.map(\.name) == [
        "show", "dismiss", "actionButton.setTitle", "present",
      ]
    )
    #expect(descriptor.operations.map(\.isStatic) == [false, true, false, false])
    #expect(descriptor.events.map(\.payload) == [["XActivity", "Int", "UIView", "Double"], []])
    let path = try #require(descriptor.classPaths.first { $0.path == "xXWidget_headlineLabel" })
    #expect(path.support == .documented)
    #expect(path.aliases == ["xWidget_headlineLabel", "xXWidget_headline"])
    #expect(path.groupName == "Text")
    #expect(path.attributes.map(\.name).contains("font-color"))
  }

  @Test func themesTakeWhatAGroupSupports() throws {
    var theme = Theme()
    theme[XWidgetModel.ClassPaths.headlineLabel].fontColor = .variable("primary1")
    theme[XWidgetModel.ClassPaths.root].accessory = .value(.button)
    let sheet = try theme.styleSheet()
    #expect(sheet.contains("xXWidget_headlineLabel"))
    #expect(sheet.contains("font-color: @primary1;"))
    #expect(sheet.contains("accessory: button;"))
  }

  @Test func operationsAndEventsCanBeImplemented() {
    let recorder = Recorder()
    recorder.present(XWidgetModel.Present())
    recorder.didSelectHandler(XActivityModel(), 1, 2)
    #expect(recorder.calls.names == ["present true", "didSelect 1 2.0"])
  }
}

/// Takes everything a widget can be told or report.
private struct Recorder: XWidgetOperations, XWidgetEvents {
  /// What was called.
  final class Calls {
    var names: [String] = []
  }

  /// What was called.
  let calls = Calls()

  func show(_ parameters: XWidgetModel.Show) -> XActivityModel { XActivityModel() }

  static func dismiss() {}

  func actionButtonSetTitle(_ parameters: XWidgetModel.ActionButtonSetTitle) {}

  func present(_ parameters: XWidgetModel.Present) {
    calls.names.append("present \(parameters.animated)")
  }

  func didSelectHandler(_ activity: XActivityModel, _ value: Int, _ value2: Double) {
    calls.names.append("didSelect \(value) \(value2)")
  }

  func actionButtonDidTap() {}
}
