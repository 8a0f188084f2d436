import FioriGenTestSupport
import Testing

/// The doctor says what is there and what to install.
@Suite struct DoctorTests {
  @Test func findsWhatTheToolIsLinkedWith() throws {
    let result = try BuiltTool.run(["doctor", "yaml"], in: "/")
    #expect(result.status == 0 && result.messages.isEmpty)
    #expect(result.output.hasPrefix("  yaml  found: libyaml 0."))
    #expect(result.output.hasSuffix("\nEverything is there.\n"))
  }

  @Test func namesWhatIsMissingAndHowToInstallIt() throws {
    let environment = ["PATH": "/nowhere"]
    let result = try BuiltTool.run(["doctor", "swift", "docc"], in: "/", environment: environment)
    #expect(result.status == 1 && result.messages.isEmpty)
    #expect(result.output.contains("  swift  missing\n"))
    #expect(result.output.contains("install Swift 6.2 or newer"))
    #expect(result.output.hasSuffix("\nTo be mended: swift, docc.\n"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func knowsItsParts() throws {
    let result = try BuiltTool.run(["doctor", "swfit"], in: "/")
    #expect(result.status == 2)
    #expect(result.messages.hasPrefix("error: unknown part \"swfit\", did you mean \"swift\"?"))
  }
}
