#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Chooses the inputs that also go through the checks that take long.
///
/// The choice depends on nothing but the bytes of the input, so that a finding can be tried again.
public enum FuzzSample {
  /// Whether every input is chosen: the environment variable `FUZZ_EVERYTHING` is set. Findings are looked
  /// at like this, and so are the seeds.
  private static let choosesEverything = getenv("FUZZ_EVERYTHING") != nil

  /// Whether an input belongs to a sample.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - divisor: The sample holds one input in so many; a power of two.
  ///   - salt: Samples with different salts are independent of each other.
  /// - Returns: Whether the slower checks are made.
  public static func contains(_ bytes: [UInt8], oneIn divisor: UInt64, salt: UInt64 = 0) -> Bool {
    choosesEverything || hash(bytes, salt) & (divisor - 1) == 0
  }

  /// The FNV-1a hash of an input, with its bits mixed once more at the end.
  private static func hash(_ bytes: [UInt8], _ salt: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ salt
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 40
  }
}
