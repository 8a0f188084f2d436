#if CHeaders
  import FioriGenC
  import FioriGenModel
  import Testing

  /// What the emitter makes of whole catalogues.
  @Suite struct CEmitterTests {
    @Test func aCatalogueWithEveryConstructIsWrittenAsRecorded() throws {
      let result = CEmitter.emit(EveryConstruct.catalogue)
      #expect(result.diagnostics.map(\.message) == [])
      try Snapshot.expect(result.files, equal: "EveryConstruct")
    }
  }
#endif
