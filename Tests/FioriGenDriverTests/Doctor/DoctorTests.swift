import Testing

@testable import FioriGenDriver

/// The doctor's words for every state of a machine.
@Suite struct DoctorTests {
  /// A machine on which some things are not as they should be.
  private func doctor(
    clang: (version: String?, problem: String?) = ("clang 14", nil),
    swift: String? = "Swift version 6.3.1 (release)\nTarget: x86_64\n",
    status: Int32 = 0,
    docc: String? = "/usr/bin/docc"
  ) -> Doctor {
    Doctor(
      machine: .init(
        yamlVersion: { "libyaml 0.2.5" },
        clang: { clang },
        run: { program, _ in
          guard program == "swift", let swift else { return nil }
          return ProgramRun(status: status, output: Array(swift.utf8), messages: Array("no".utf8))
        },
        find: { $0 == "docc" ? docc : nil }
      )
    )
  }

  @Test func everythingIsThere() {
    let findings = DoctorPart.allCases.map(doctor().examine)
    #expect(findings.filter { !$0.isFine }.isEmpty)
    #expect(findings[2].state == .found("Swift version 6.3.1 (release)"))
    let text = DoctorReport.text(of: findings, width: 80, style: .plain)
    #expect(text.hasSuffix("\nEverything is there.\n"))
  }

  @Test func libclangThatWasMissingWhenTheToolWasBuilt() throws {
    let finding = doctor(clang: (nil, nil)).examine(.libclang)
    #expect(finding.state == .missing)
    #expect(try #require(finding.remedy).contains("swift package purge-cache"))
    #expect(try #require(finding.remedy).contains("libclang-dev"))
  }

  @Test func libclangThatCannotBeLoaded() throws {
    let finding = doctor(clang: (nil, "libclang.so: no such file")).examine(.libclang)
    #expect(finding.state == .unusable("libclang.so: no such file"))
    #expect(try #require(finding.remedy).contains("libclang-dev"))
  }

  @Test func libclangThatDoesNotFit() throws {
    let finding = doctor(clang: ("clang 15", "set LIBCLANG_PATH")).examine(.libclang)
    #expect(finding.state == .unusable("clang 15"))
    #expect(try #require(finding.remedy).contains("swift package purge-cache"))
  }

  @Test(arguments: [
    ("Swift version 5.10 (old)", false), ("Swift version 6.2 (just)", true),
    ("Swift version 10.0", true), ("Swift version 6.1.9", false),
  ])
  func theVersionOfSwift(text: String, isFine: Bool) {
    #expect(doctor(swift: text).examine(.swift).isFine == isFine)
  }

  @Test func programsThatFailOrAreMissing() {
    #expect(doctor(swift: nil).examine(.swift).state == .missing)
    let broken = doctor(status: 1).examine(.swiftFormat)
    #expect(broken.state == .unusable("'swift format --version' failed: no"))
    #expect(doctor(docc: nil).examine(.docc).state == .missing)
  }
}
