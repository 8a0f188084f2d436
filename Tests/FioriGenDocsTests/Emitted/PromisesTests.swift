import FioriGenTestSupport
import Foundation
import Testing

/// The page of promises names tests that there are.
@Suite struct PromisesTests {
  /// The tests that the page names, such as `KillTests.test_interrupt_while_waiting`.
  private static let named: [(suite: String, test: String)] = {
    let page = Repository.folder.appending(path: "Documentation/FioriGen.docc/Promises.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.matches(of: /`([A-Z][A-Za-z]*Tests)\.([A-Za-z0-9_]+)`/).map {
      (String($0.output.1), String($0.output.2))
    }
  }()

  /// The contents of every file with tests, in Swift and in Python.
  private static let sources: [String] = {
    let folder = Repository.folder.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let tests = (files?.compactMap { $0 as? URL } ?? []).filter { file in
      file.lastPathComponent.hasSuffix("Tests.swift")
        || (file.lastPathComponent.hasPrefix("test_") && file.pathExtension == "py")
    }
    return tests.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  @Test func thePageNamesTests() {
    #expect(Self.named.count >= 20)
  }

  @Test(arguments: named)
  func everyNamedTestExists(suite: String, test: String) {
    let isThere = Self.sources.contains { source in
      (source.contains("struct \(suite) {") && source.contains("func \(test)("))
        || (source.contains("class \(suite)(") && source.contains("def \(test)("))
    }
    #expect(isThere, "there is no test \(suite).\(test)")
  }
}
