import FioriGenTestSupport
import Testing

/// `fiori-gen format` as users run it.
@Suite struct FormatTests {
  /// A sheet that is not in normal form.
  private static let untidy = "/* 标签 */ @a:#FFF;\nLabel,Button{font-color:@a;text-line-clamp:6;}\n"

  @Test func formatsInPlaceOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", Self.untidy)
    let check = try BuiltTool.run(["format", "--check", "Brand.nss"], in: folder.path)
    #expect(check.status == 100 && check.output == "not formatted: Brand.nss\n")
    #expect(try folder.text("Brand.nss") == Self.untidy)
    let first = try BuiltTool.run(["format", "Brand.nss"], in: folder.path)
    #expect(first.status == 0 && first.output.isEmpty && first.messages.isEmpty)
    let before = folder.snapshot()
    let text = try folder.text("Brand.nss")
    #expect(text.hasSuffix("Label,\nButton {\n  font-color: @a;\n  text-line-clamp: 6;\n}\n"))
    #expect(try BuiltTool.run(["format", "Brand.nss"], in: folder.path).status == 0)
    #expect(folder.snapshot() == before)
    #expect(try BuiltTool.run(["format", "--check", "Brand.nss"], in: folder.path).status == 0)
  }

  @Test func formatsStandardInput() throws {
    let folder = try TemporaryFolder()
    let result = try StyleSheetRuns.run(["format", "-"], input: "a{b:1;}", in: folder)
    #expect(result.status == 0 && result.output == "a {\n  b: 1;\n}\n")
  }

  @Test func leavesWhatItDoesNotUnderstandAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", "Label{font-size:12}\n")
    try folder.write("Other.nss", "Label{font-size:12;}\n")
    let result = try BuiltTool.run(["format", "Brand.nss", "Other.nss"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      StyleSheetRuns.findings(in: result.messages) == ["1:19: error: nss.missing-semicolon"]
    )
    #expect(try folder.text("Brand.nss") == "Label{font-size:12}\n")
    #expect(try folder.text("Other.nss") == "Label {\n  font-size: 12;\n}\n")
  }

  @Test func linksStayLinksAndPermissionsStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("Real/Brand.nss", "a{b:1;}")
    try folder.link("Brand.nss", to: "Real/Brand.nss")
    let result = try BuiltTool.run(
      ["format", "Brand.nss"],
      in: folder.path,
      shell: #"chmod 640 Real/Brand.nss; "$@"; stat -c %a Real/Brand.nss; test -L Brand.nss"#
    )
    #expect(result.status == 0 && result.output == "640\n")
    #expect(try folder.text("Real/Brand.nss") == "a {\n  b: 1;\n}\n")
    #expect(folder.snapshot("Real").count == 1)
  }
}
