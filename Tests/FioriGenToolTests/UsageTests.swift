import FioriGenTestSupport
import Testing

/// Arguments that make no sense are refused with what was probably meant.
@Suite struct UsageTests {
  @Test(
    arguments: [
      ([], "a command is needed"),
      (["generat"], "unknown command \"generat\", did you mean \"generate\"?"),
      (["help", "lst"], "unknown command \"lst\", did you mean \"list\"?"),
      (["generate", "--ouput", "x"], "unknown option \"--ouput\", did you mean \"--output\"?"),
      (["generate", "--ouput=x"], "unknown option \"--ouput\", did you mean \"--output\"?"),
      (["generate", "-x"], "unknown option \"-x\""),
      (["generate", "-qx"], "unknown option \"-x\""),
      (["generate", "--output"], "--output needs a value: DIR"),
      (["generate", "--output", ""], "--output needs a value: DIR"),
      (["generate", "--output="], "--output needs a value: DIR"),
      (["generate", "-o"], "--output needs a value: DIR"),
      (["generate", "--check=yes"], "--check takes no value"),
      (["generate", "--jobs", "0"], "--jobs needs a number from 1 to 256, not \"0\""),
      (["generate", "--jobs", "many"], "--jobs needs a number from 1 to 256, not \"many\""),
      (
        ["generate", "--only", "swfit"],
        "unknown value for --only: \"swfit\", did you mean \"swift\"?"
      ),
      (["generate", "--only", "swift,"], "--only needs a value: KIND,..."),
      (["init", "a", "b"], "unexpected argument \"b\""),
      (["new"], "COMPONENT is missing"),
      (["diff"], "VERSION is missing"),
      (["diff", "a", "b", "c"], "unexpected argument \"c\""),
      (["schema", "spec"], "unexpected argument \"spec\""),
      (
        ["new", "A", "--kind", "veiw"], "unknown value for --kind: \"veiw\", did you mean \"view\"?"
      ),
      (["completions"], "SHELL is missing"),
      (["help", "--mna"], "unknown option \"--mna\", did you mean \"--man\"?"),
      (["list", "--diagnostics", "xml"], "unknown value for --diagnostics: \"xml\""),
      (["generate", "--s"], "--specs needs a value: PATH"),
      (["generate", "--"], nil),
      (["generate", "--c"], "\"--c\" is ambiguous: --check or --color?"),
      (["show"], "NAME is missing"),
      (["abi"], "--against is missing"),
      (["abi", "--against", "v1", "--format", "xml"], "unknown value for --format: \"xml\""),
      (["show", "a", "b"], "unexpected argument \"b\""),
      (["list", "a"], "unexpected argument \"a\""),
      (["explain", "a", "b"], "unexpected argument \"b\""),
      (["--verbose"], "unknown option \"--verbose\""),
      (["gen\u{1B}[31m"], "unknown command \"gen<U+001B>[31m\""),
    ] as [([String], String?)]
  )
  func refuses(arguments: [String], message: String?) throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.run(arguments, in: folder.path)
    guard let message else {
      #expect(result.status == 1)
      return
    }
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix("error: \(message)"))
    #expect(result.messages.contains("\nusage: fiori-gen "))
    #expect(folder.snapshot().isEmpty)
  }

  @Test(arguments: HelpTests.commands)
  func everyCommandKnowsWhatWasMeant(name: String) throws {
    let result = try BuiltTool.run([name, "--hepl"], in: "/")
    #expect(result.status == 2 && result.output.isEmpty)
    let line = result.messages.prefix { $0 != "\n" }
    #expect(line == "error: unknown option \"--hepl\", did you mean \"--help\"?")
  }

  @Test func takesOptionsInEveryForm() throws {
    let folder = try TemporaryFolder()
    try folder.write("In/A.yaml", SpecFixture.component("A"))
    let forms = [
      ["generate", "--specs", "In", "--output", "1", "--quiet"],
      ["generate", "--specs=In", "--output=2", "--qui"],
      ["generate", "-sIn", "-qo3"],
      ["generate", "In", "-q", "-o", "4"],
      ["generate", "-q", "-o5", "--", "In"],
    ]
    for (index, form) in forms.enumerated() {
      let environment = ["POSIXLY_CORRECT": "1"]
      let result = try BuiltTool.run(form, in: folder.path, environment: environment)
      #expect(result.status == 0 && result.messages.isEmpty)
      #expect(folder.snapshot("\(index + 1)").keys.contains("Swift/A.fiori.swift"))
    }
  }
}
