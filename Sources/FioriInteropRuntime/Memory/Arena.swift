#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// Memory that is only ever given back as a whole.
///
/// It comes from `malloc`, because Swift's own allocations end the program where there is no memory;
/// here the caller is told. Nothing in it is a Swift object, so that giving it back runs no code.
struct Arena {
  /// What each block begins with.
  private struct BlockHead {
    /// The block before it.
    var previous: UnsafeMutablePointer<BlockHead>?
    /// The bytes behind the head.
    var capacity: Int
    /// How many of them are taken.
    var used: Int
  }

  /// The block that memory is taken from.
  private var block: UnsafeMutablePointer<BlockHead>?

  /// How many bytes may still be asked of the system.
  private var budget: Int

  /// Where anything may begin.
  private static let alignment = 16

  /// The bytes of a block's head, rounded up so that what follows is aligned.
  private static let headSize = rounded(MemoryLayout<BlockHead>.size)

  /// The bytes of the first block; each further one is twice as large, up to ``largestBlock``.
  private static let smallestBlock = 1024

  /// The bytes from which on blocks stop to grow.
  private static let largestBlock = 64 * 1024

  /// Creates an arena that has not asked for memory yet.
  ///
  /// - Parameter budget: The most bytes that it may ask of the system.
  init(budget: Int = .max) {
    self.budget = budget
  }

  /// Takes memory; it is aligned for anything.
  ///
  /// - Parameter byteCount: How many bytes are needed; 0 gives a place too.
  /// - Returns: The memory, or `nil` when there is none.
  mutating func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount >= 0, byteCount <= Int.max - 2 * Self.largestBlock else { return nil }
    let needed = Self.rounded(max(byteCount, 1))
    if let block, block.pointee.capacity - block.pointee.used >= needed {
      return Self.take(needed, from: block)
    }
    let grown = block.map { min($0.pointee.capacity * 2, Self.largestBlock) } ?? Self.smallestBlock
    guard let fresh = makeBlock(max(grown, needed)) else { return nil }
    return Self.take(needed, from: fresh)
  }

  /// Gives everything back.
  mutating func free() {
    while let last = block {
      block = last.pointee.previous
      Self.giveBack(last)
    }
  }

  /// Asks the system for a block.
  private mutating func makeBlock(_ capacity: Int) -> UnsafeMutablePointer<BlockHead>? {
    let size = Self.headSize + capacity
    guard size <= budget, let memory = malloc(size) else { return nil }
    budget -= size
    let head = memory.bindMemory(to: BlockHead.self, capacity: 1)
    head.initialize(to: BlockHead(previous: block, capacity: capacity, used: 0))
    block = head
    return head
  }

  /// Takes memory from a block that has enough.
  private static func take(
    _ byteCount: Int,
    from block: UnsafeMutablePointer<BlockHead>
  ) -> UnsafeMutableRawPointer {
    let place = UnsafeMutableRawPointer(block) + headSize + block.pointee.used
    block.pointee.used += byteCount
    return place
  }

  /// Gives a block back to the system.
  private static func giveBack(_ block: UnsafeMutablePointer<BlockHead>) {
    #if canImport(Glibc)
      Glibc.free(block)
    #elseif canImport(Musl)
      Musl.free(block)
    #elseif canImport(Darwin)
      Darwin.free(block)
    #elseif canImport(ucrt)
      ucrt.free(block)
    #endif
  }

  /// The next multiple of the alignment.
  private static func rounded(_ byteCount: Int) -> Int {
    (byteCount + alignment - 1) / alignment * alignment
  }
}
