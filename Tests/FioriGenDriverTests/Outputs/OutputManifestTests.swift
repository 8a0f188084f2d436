import Testing

@testable import FioriGenDriver

/// The list of owned files depends on nothing but their names.
@Suite struct OutputManifestTests {
  @Test func isSortedAndHasEachFileOnce() throws {
    let paths = try ["b", "a/z", "a/b", "b"].map { try #require(OutputPath($0)) }
    let manifest = OutputManifest(files: paths)
    #expect(manifest.files.map(\.text) == ["a/b", "a/z", "b"])
    #expect(
      manifest.text == """
        {
          "formatVersion": 1,
          "files": [
            "a/b",
            "a/z",
            "b"
          ]
        }

        """
    )
    #expect(try OutputManifest(parsing: Array(manifest.text.utf8)) == manifest)
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"formatVersion\": 2, \"files\": []}", "{\"formatVersion\": 1}",
    "{\"formatVersion\": 1, \"files\": [1]}", "{\"formatVersion\": 1, \"files\": [\"../a\"]}",
    "<<<<<<< HEAD\n{}",
  ])
  func refuses(text: String) {
    #expect(throws: JSONParser.Failure.self) { try OutputManifest(parsing: Array(text.utf8)) }
  }
}
