import Foundation

/// Reads numbers of a section in order. Beyond the end there are zeros.
struct DwarfReader {
  private let data: Data
  var position = 0

  init(_ data: Data) { self.data = data }

  var isAtEnd: Bool { position >= data.count }

  /// Returns the next unit, without its length, and goes on behind it.
  mutating func unit() -> DwarfReader? {
    guard position + 4 <= data.count else { return nil }
    let length = Int(number(UInt32.self))
    // Greater ones say that the unit is in the format of 64 bits, which nothing here needs.
    guard length < 0xFFFF_FFF0, length > 0, position + length <= data.count else { return nil }
    defer { position += length }
    return DwarfReader(Data(data[data.startIndex + position..<data.startIndex + position + length]))
  }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    let size = MemoryLayout<Number>.size
    defer { position += size }
    guard position >= 0, position + size <= data.count else { return 0 }
    return data.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Number.self))
    }
  }

  mutating func skip(_ count: Int) { position += count }

  /// A number in LEB128, unsigned.
  mutating func unsigned() -> UInt64 { bits().value }

  /// A number in LEB128, signed.
  mutating func signed() -> Int64 {
    let (value, count, last) = bits()
    let number = Int64(bitPattern: value)
    return last & 0x40 != 0 && count < 64 ? number | -1 << Int64(count) : number
  }

  /// A number in LEB128 of bytes that follow, and at most of those that are there.
  mutating func length() -> Int { Int(min(unsigned(), UInt64(max(data.count - position, 0)))) }

  /// The bits of a number in LEB128, as far as 64 have room, how many there were, and the last byte.
  private mutating func bits() -> (value: UInt64, count: UInt64, last: UInt8) {
    var (value, count, last): (UInt64, UInt64, UInt8) = (0, 0, 0)
    repeat {
      last = number(UInt8.self)
      if count < 64 { value |= UInt64(last & 0x7F) << count }
      count += 7
    } while last & 0x80 != 0 && !isAtEnd
    return (value, count, last)
  }

  /// A string that a zero ends.
  mutating func string() -> String {
    guard position < data.count else { return "" }
    let bytes = data[(data.startIndex + position)...].prefix { $0 != 0 }
    position += bytes.count + 1
    return String(decoding: bytes, as: UTF8.self)
  }
}
