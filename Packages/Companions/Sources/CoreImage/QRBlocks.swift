/// The division of a QR code's bytes into blocks, of which each can be mended by itself.
struct QRBlocks {
  private let version: Int
  private let codewords: Int
  private let checks: Int
  private let blocks: Int

  /// - Parameter codewords: the bytes that a code of the version has room for.
  init(version: Int, level: QRCode.Level, codewords: Int) {
    (self.version, self.codewords) = (version, codewords)
    (checks, blocks) = (Self.checks[level]![version - 1], Self.blocks[level]![version - 1])
  }

  /// The bytes of a code: a message with its length, filled up, in blocks with their checks; `nil` where there is no room.
  func codewords(of message: [UInt8]) -> [UInt8]? {
    let room = codewords - checks * blocks
    // Four bits say that bytes follow, and eight or sixteen how many.
    let lengthBits = version < 10 ? 8 : 16
    guard message.count < 1 << lengthBits, 4 + lengthBits + message.count * 8 <= room * 8 else { return nil }
    var bits = Self.bits(0b0100, 4) + Self.bits(message.count, lengthBits)
    for byte in message { bits += Self.bits(Int(byte), 8) }
    bits += Array(repeating: false, count: min(4, room * 8 - bits.count))
    bits += Array(repeating: false, count: (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<(room - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    return interleaved(data)
  }

  private static func bits(_ number: Int, _ count: Int) -> [Bool] {
    (0..<count).reversed().map { number >> $0 & 1 == 1 }
  }

  /// One byte of each block in turn, and then one check of each.
  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = data.count / blocks
    let long = data.count % blocks
    var start = 0
    let parts = (0..<blocks).map { block in
      // The longer ones come last.
      let length = short + (block >= blocks - long ? 1 : 0)
      defer { start += length }
      return Array(data[start..<(start + length)])
    }
    let divisor = Self.divisor(checks)
    let ends = parts.map { Self.remainder($0, divisor) }
    var result: [UInt8] = []
    for index in 0...short { for part in parts where index < part.count { result.append(part[index]) } }
    for index in 0..<checks { for end in ends { result.append(end[index]) } }
    return result
  }

  // MARK: Reed and Solomon's code over 256 numbers

  /// The product of two of the 256 numbers, whose polynomial is 0x11D.
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7 * 0x11D)
      if other >> bit & 1 == 1 { result ^= Int(one) }
    }
    return UInt8(result)
  }

  /// The polynomial whose zeros are the first powers of 2, without its first number, which is 1.
  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = Array(repeating: UInt8(0), count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var rest = Array(repeating: UInt8(0), count: divisor.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  // MARK: The standard's table 9

  /// Checks of each block.
  private static let checks: [QRCode.Level: [Int]] = [
    .low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    .quartile: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .high: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// Blocks of each version.
  private static let blocks: [QRCode.Level: [Int]] = [
    .low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18,
      19, 19, 20, 21, 22, 24, 25,
    ],
    .medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29, 31,
      33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    .quartile: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40,
      43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    .high: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45, 48,
      51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
