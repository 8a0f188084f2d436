import Testing

@testable import FioriGenDriver

/// Fingerprints are xxHash: the published values of known texts come out.
@Suite struct FingerprintTests {
  @Test(
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)]
  )
  func knownTexts(text: String, value: UInt64) {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    #expect(fingerprint.value == value)
    var ofBytes = Fingerprint()
    ofBytes.add(Array(text.utf8))
    #expect(ofBytes == fingerprint)
  }

  @Test(arguments: 0..<100)
  func everyByteCounts(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    let original = RunRepetition.fingerprint(of: bytes)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(RunRepetition.fingerprint(of: changed) != original)
    }
    #expect(RunRepetition.fingerprint(of: bytes + [0]) != original)
  }

  @Test func theBorderBetweenTwoTextsCounts() {
    var first = Fingerprint()
    first.add("ab")
    first.add("c")
    var second = Fingerprint()
    second.add("a")
    second.add("bc")
    #expect(first != second)
  }
}
