import Foundation

/// Reads texts and dictionaries of a binary property list; other values are left out.
///
/// Objects refer to each other by number, so a few bytes may represent endless values. Foundation's reader makes all of
/// them; this one stops.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// Of an offset, and of an object's number, in bytes.
  private let sizes: (offset: Int, reference: Int)
  private let count: Int
  private let table: Int
  private let top: Int
  /// The number of objects that may still be read.
  private var remaining = 1 << 20

  private static let deepest = 16

  /// The dictionary that a file is; `nil` if it is none.
  static func dictionary(_ bytes: [UInt8]) -> [String: Any]? {
    guard var list = BinaryPropertyList(bytes) else { return nil }
    return list.value(of: list.top, depth: 0) as? [String: Any]
  }

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The end says how the rest is to be read.
    let end = bytes.count - 32
    guard end >= 8, bytes.starts(with: "bplist00".utf8) else { return nil }
    sizes = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    func number(_ place: Int) -> Int? { Self.number(bytes, place, 8) }
    guard (1...8).contains(sizes.offset), (1...8).contains(sizes.reference), let count = number(end + 8),
      let top = number(end + 16), let table = number(end + 24), count <= end, top < count, table <= end,
      count * sizes.offset <= end - table
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// A number, highest byte first; `nil` beyond the end, and for one that no place has.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(Int32.max) ? Int(number) : nil
  }

  private mutating func value(of reference: Int, depth: Int) -> Any? {
    remaining -= 1
    guard remaining >= 0, depth <= Self.deepest, reference < count,
      let place = Self.number(bytes, table + reference * sizes.offset, sizes.offset), place < table
    else { return nil }
    let kind = bytes[place] >> 4
    guard let (length, start) = length(at: place) else { return nil }
    switch kind {
    case 5 where start + length <= table:
      remaining -= length / 64
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    case 6 where start + 2 * length <= table:
      remaining -= length / 32
      let units = (0..<length).map {
        UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    case 13 where start + 2 * length * sizes.reference <= table:
      return dictionary(length, start, depth)
    default: return nil
    }
  }

  private mutating func dictionary(_ length: Int, _ start: Int, _ depth: Int) -> [String: Any] {
    var result: [String: Any] = [:]
    for index in 0..<length where remaining > 0 {
      guard let key = Self.number(bytes, start + index * sizes.reference, sizes.reference),
        let content = Self.number(bytes, start + (length + index) * sizes.reference, sizes.reference),
        let name = value(of: key, depth: depth + 1) as? String
      else { continue }
      result[name] = value(of: content, depth: depth + 1)
    }
    return result
  }

  /// Returns the size of an object's contents, and their start: 15 says that a number with the length follows.
  private func length(at place: Int) -> (length: Int, start: Int)? {
    let short = Int(bytes[place] & 15)
    guard short == 15 else { return (short, place + 1) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 15)
    guard let length = Self.number(bytes, place + 2, size) else { return nil }
    return (length, place + 2 + size)
  }
}
