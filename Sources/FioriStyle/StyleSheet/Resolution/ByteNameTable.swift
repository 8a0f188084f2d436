/// Gives equal names of a sheet equal numbers, in the order of their first appearance.
///
/// The hash is keyed at random, so no sheet can be written to make names collide; the numbers do not
/// depend on it.
struct ByteNameTable {
  /// The first appearance of each name, by number.
  private(set) var names: [ByteRange] = []

  /// The hashes of the names, by number.
  private var hashes: [Int] = []

  /// Numbers of names at places given by their hashes, or -1; the count is a power of two.
  private var slots = [Int32](repeating: -1, count: 16)

  /// The number of a name, which is added when it is new.
  ///
  /// - Parameters:
  ///   - name: The name's place in the sheet.
  ///   - bytes: The sheet.
  /// - Returns: Its number, and whether it was new.
  mutating func intern(_ name: ByteRange, in bytes: [UInt8]) -> (id: Int, isNew: Bool) {
    let hash = Self.hash(name, bytes)
    let slot = slot(of: name, hash, bytes)
    if slots[slot] >= 0 { return (Int(slots[slot]), false) }
    let id = names.count
    slots[slot] = Int32(clamping: id)
    names.append(name)
    hashes.append(hash)
    if names.count * 2 > slots.count { grow() }
    return (id, true)
  }

  /// The number of a name.
  ///
  /// - Parameters:
  ///   - name: The name's place in the sheet.
  ///   - bytes: The sheet.
  /// - Returns: Its number; `nil` when it was never added.
  func find(_ name: ByteRange, in bytes: [UInt8]) -> Int? {
    let found = slots[slot(of: name, Self.hash(name, bytes), bytes)]
    return found < 0 ? nil : Int(found)
  }

  /// The place of a name: where it stands, or the free place where it belongs.
  private func slot(of name: ByteRange, _ hash: Int, _ bytes: [UInt8]) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while true {
      let id = Int(slots[slot])
      if id < 0 { return slot }
      if hashes[id] == hash, Self.areEqual(names[id], name, bytes) { return slot }
      slot = (slot + 1) & mask
    }
  }

  /// Doubles the number of places.
  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (id, hash) in hashes.enumerated() {
      var slot = hash & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(clamping: id)
    }
  }

  /// The hash of a name.
  private static func hash(_ name: ByteRange, _ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { buffer in
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: buffer[name.indices]))
    }
    return hasher.finalize()
  }

  /// Whether two stretches hold the same bytes.
  private static func areEqual(_ left: ByteRange, _ right: ByteRange, _ bytes: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where bytes[left.start + offset] != bytes[right.start + offset] {
      return false
    }
    return true
  }
}
