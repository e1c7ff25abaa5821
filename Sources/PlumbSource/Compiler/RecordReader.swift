import Foundation

/// Reads the records of a file in LLVM's bitstream format.
struct RecordReader {
  struct Record {
    var code: Int
    var values: [UInt64]
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array, character, bytes
  }

  private typealias Abbreviation = [Operand]

  private let bytes: [UInt8]
  private var bit = 32
  private var blocks: [(width: Int, abbreviations: [Abbreviation])] = [(2, [])]
  /// The abbreviations of each kind of block, which a block of descriptions gives.
  private var known: [Int: [Abbreviation]] = [:]
  private var isBroken = false

  init(_ data: Data) { bytes = Array(data) }

  /// Whether everything was read, and nothing was strange.
  var isAtEnd: Bool { !isBroken && blocks.count == 1 && bit + 32 > bytes.count * 8 }

  /// `nil` at the end, and where the file is no such file.
  mutating func next() -> Record? {
    while !isBroken, bit + blocks[blocks.count - 1].width <= bytes.count * 8 {
      let id = Int(fixed(blocks[blocks.count - 1].width))
      switch id {
      case 0:
        align()
        guard blocks.count > 1 else { return fail() }
        blocks.removeLast()
      case 1:
        let block = Int(clamping: variable(8))
        let width = Int(clamping: variable(4))
        align()
        _ = fixed(32)
        guard (2...32).contains(width), blocks.count < 8 else { return fail() }
        if block == 0 {
          guard describe(width) else { return fail() }
        } else {
          blocks.append((width, known[block] ?? []))
        }
      case 2:
        guard let abbreviation = abbreviation() else { return fail() }
        blocks[blocks.count - 1].abbreviations.append(abbreviation)
      case 3: return unabbreviated()
      default:
        let abbreviations = blocks[blocks.count - 1].abbreviations
        guard id - 4 < abbreviations.count else { return fail() }
        return record(abbreviations[id - 4])
      }
    }
    return nil
  }

  private mutating func fail<Result>() -> Result? {
    isBroken = true
    return nil
  }

  /// Reads the block that describes others.
  private mutating func describe(_ width: Int) -> Bool {
    var block: Int?
    while !isBroken {
      switch fixed(width) {
      case 0:
        align()
        return true
      case 2:
        guard let block, let abbreviation = abbreviation() else { return false }
        known[block, default: []].append(abbreviation)
      case 3:
        guard let record = unabbreviated() else { return false }
        if record.code == 1 { block = record.values.first.flatMap { Int(exactly: $0) } }
      default: return false
      }
    }
    return false
  }

  private mutating func unabbreviated() -> Record? {
    let code = Int(truncatingIfNeeded: variable(6))
    let count = variable(6)
    guard count <= UInt64(bytes.count) else { return fail() }
    var values: [UInt64] = []
    for _ in 0..<count { values.append(variable(6)) }
    return isBroken ? nil : Record(code: code, values: values)
  }

  private mutating func abbreviation() -> Abbreviation? {
    let count = variable(5)
    guard count > 0, count < 32 else { return fail() }
    var operands: Abbreviation = []
    for _ in 0..<count {
      if fixed(1) == 1 {
        operands.append(.literal(variable(8)))
        continue
      }
      switch fixed(3) {
      case 1: operands.append(.fixed(Int(variable(5) & 63)))
      case 2: operands.append(.variable(max(2, Int(variable(5) & 63))))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.bytes)
      default: return fail()
      }
    }
    return operands
  }

  private mutating func record(_ operands: Abbreviation) -> Record? {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    for (index, operand) in operands.enumerated() {
      switch operand {
      case .array:
        guard index == operands.count - 2, let element = operands.last else { return fail() }
        let count = variable(6)
        guard count <= UInt64(bytes.count) * 8 else { return fail() }
        for _ in 0..<count { values.append(scalar(element)) }
        return finished(values, blob)
      case .bytes:
        let count = Int(clamping: variable(6))
        align()
        guard count <= bytes.count - bit / 8 else { return fail() }
        blob = Array(bytes[bit / 8..<bit / 8 + count])
        bit += count * 8
        align()
      default: values.append(scalar(operand))
      }
    }
    return finished(values, blob)
  }

  private func finished(_ values: [UInt64], _ blob: [UInt8]) -> Record? {
    guard !isBroken, let code = values.first else { return nil }
    return Record(code: Int(truncatingIfNeeded: code), values: Array(values.dropFirst()), bytes: blob)
  }

  private mutating func scalar(_ operand: Operand) -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): fixed(width)
    case .variable(let width): variable(width)
    case .character: fixed(6)
    case .array, .bytes: fail() ?? 0
    }
  }

  private mutating func fixed(_ width: Int) -> UInt64 {
    guard bit + width <= bytes.count * 8 else { return fail() ?? 0 }
    var (value, place): (UInt64, Int) = (0, 0)
    while place < width {
      let count = min(8 - bit % 8, width - place)
      let part = UInt64(bytes[bit / 8] >> UInt8(bit % 8)) & ((1 << UInt64(count)) - 1)
      value |= part << UInt64(place)
      bit += count
      place += count
    }
    return value
  }

  private mutating func variable(_ width: Int) -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    let more = UInt64(1) << UInt64(width - 1)
    while !isBroken, shift < 64 {
      let part = fixed(width)
      value |= (part & (more - 1)) << shift
      if part & more == 0 { return value }
      shift += UInt64(width - 1)
    }
    return fail() ?? 0
  }

  private mutating func align() { bit = (bit + 31) / 32 * 32 }
}
