/// The part that hash functions share if they mix one block after the other into some words.
struct BlockHash<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// Mixes a block into the words.
  typealias Mixing = (_ block: ArraySlice<UInt8>, _ state: inout [Word]) -> Void

  private var state: [Word]
  private var blocks = HashBlocks(size: Word.bitWidth * 2)
  /// Whether the highest byte of a word comes first.
  private let isBigEndian: Bool

  init(_ state: [Word], isBigEndian: Bool) { (self.state, self.isBigEndian) = (state, isBigEndian) }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ mix: Mixing) {
    var state = state
    blocks.add(bytes) { mix($0, &state) }
    self.state = state
  }

  /// The bytes of the words after the last blocks.
  func finished(_ mix: Mixing) -> [UInt8] {
    let last = blocks.last(isBigEndian: isBigEndian)
    var state = state
    for start in stride(from: 0, to: last.count, by: blocks.size) {
      mix(last[start..<start + blocks.size], &state)
    }
    let size = Word.bitWidth / 8
    return state.flatMap { word in
      (0..<size).map { index in
        UInt8(truncatingIfNeeded: word >> Word((isBigEndian ? size - 1 - index : index) * 8))
      }
    }
  }
}
