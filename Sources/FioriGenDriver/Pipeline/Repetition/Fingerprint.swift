/// A number that stands for a sequence of texts: xxHash with 64 bits, each text hashed with what came
/// before it as the seed.
///
/// It notices changes, not attacks: whoever can make two specs with one fingerprint can as well write
/// the output by hand.
struct Fingerprint: Hashable, Sendable {
  /// The number for everything added so far.
  private(set) var value: UInt64

  /// Starts with nothing added, or goes on.
  ///
  /// - Parameter value: The number for what was added before.
  init(value: UInt64 = 0) { self.value = value }

  /// Adds bytes.
  ///
  /// - Parameter bytes: The bytes.
  mutating func add(_ bytes: [UInt8]) {
    value = bytes.withUnsafeBytes { Self.hash($0, seed: value) }
  }

  /// Adds a text.
  ///
  /// - Parameter text: The text.
  mutating func add(_ text: String) {
    var text = text
    value = text.withUTF8 { Self.hash(UnsafeRawBufferPointer($0), seed: value) }
  }

  /// Adds a number.
  ///
  /// - Parameter number: The number.
  mutating func add(_ number: UInt64) {
    value = withUnsafeBytes(of: number.littleEndian) { Self.hash($0, seed: value) }
  }

  // MARK: xxHash

  /// The multipliers of the algorithm.
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9,
    0x85EB_CA77_C2B2_AE63, 0x27D4_EB2F_1656_67C5
  )

  /// The hash of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - seed: What the hash begins with.
  /// - Returns: The hash.
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    let primes = primes
    var index = 0
    var hash: UInt64
    if bytes.count >= 32 {
      var lanes = (
        seed &+ primes.0 &+ primes.1, seed &+ primes.1, seed, seed &- primes.0
      )
      while index + 32 <= bytes.count {
        lanes.0 = round(lanes.0, word(bytes, index))
        lanes.1 = round(lanes.1, word(bytes, index + 8))
        lanes.2 = round(lanes.2, word(bytes, index + 16))
        lanes.3 = round(lanes.3, word(bytes, index + 24))
        index += 32
      }
      hash = rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12)
      hash = hash &+ rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* primes.0 &+ primes.3
      }
    } else {
      hash = seed &+ primes.4
    }
    hash = hash &+ UInt64(bytes.count)
    while index + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, word(bytes, index)), 27) &* primes.0 &+ primes.3
      index += 8
    }
    if index + 4 <= bytes.count {
      let half = UInt64(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
      )
      hash = rotated(hash ^ (half &* primes.0), 23) &* primes.1 &+ primes.2
      index += 4
    }
    while index < bytes.count {
      hash = rotated(hash ^ (UInt64(bytes[index]) &* primes.4), 11) &* primes.0
      index += 1
    }
    hash = (hash ^ (hash >> 33)) &* primes.1
    hash = (hash ^ (hash >> 29)) &* primes.2
    return hash ^ (hash >> 32)
  }

  /// Eight bytes as a number.
  private static func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// A lane after taking in eight bytes.
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, 31) &* primes.0
  }

  /// A number with its bits moved to the left, those that fall out entering at the right.
  private static func rotated(_ number: UInt64, _ bits: UInt64) -> UInt64 {
    number << bits | number >> (64 - bits)
  }
}
