#if CHeaders
  import FioriGenModel
  import Testing

  @testable import FioriGenC

  /// What the targets say of themselves is what a compiler for them says.
  @Suite struct VerificationTargetTests {
    @Test(arguments: VerificationTarget.all)
    func itsConditionIsTrueForItAlone(_ target: VerificationTarget) throws {
      let others = VerificationTarget.all.filter { $0 != target }.map { "(\($0.condition))" }
      let text = """
        #if !(\(target.condition))
        #error its own condition is false
        #endif
        #if \(others.joined(separator: " || "))
        #error the condition of another target is true
        #endif
        int declared;

        """
      #expect(try Self.complaints(about: text, for: target) == [])
    }

    @Test(arguments: VerificationTarget.all)
    func itsTypesHaveTheWidthsOfItsDataModel(_ target: VerificationTarget) throws {
      let (long, pointer) =
        switch target.dataModel {
        case .lp64: (8, 8)
        case .llp64: (4, 8)
        case .ilp32: (4, 4)
        }
      let text = """
        typedef char int_is_4[sizeof(int) == 4 ? 1 : -1];
        typedef char long_is_\(long)[sizeof(long) == \(long) ? 1 : -1];
        typedef char pointer_is_\(pointer)[sizeof(void *) == \(pointer) ? 1 : -1];

        """
      #expect(try Self.complaints(about: text, for: target) == [])
    }

    @Test func theFirstTargetOfEveryDataModelLeadsIt() {
      let leaders = VerificationTarget.all.filter(\.leadsDataModel)
      #expect(leaders.map(\.dataModel) == [.lp64, .llp64, .ilp32])
    }

    @Test func aWrongConditionWouldBeNoticed() throws {
      let complaints = try Self.complaints(
        about: "#error noticed\nint declared;\n",
        for: VerificationTarget.all[0]
      )
      #expect(complaints == ["noticed"])
    }

    /// What the compiler says about a header.
    private static func complaints(about text: String, for target: VerificationTarget) throws
      -> [String]
    {
      let header = GeneratedFile(path: "a.h", contents: text)
      return try HeaderReader(options: COptions())
        .read([header.path], of: [header], for: target, as: .c, .complaints)
        .complaints.map(\.message)
    }
  }
#endif
