/// The squares of a QR code, as ISO/IEC 18004 has them: bytes in versions 1 to 40.
struct QRCode: Equatable {
  /// The share of a code that may be lost. The numbers are those of the standard's format bits.
  enum Level: String { case low = "L", medium = "M", quartile = "Q", high = "H" }

  /// Squares on each side.
  let size: Int
  /// Dark squares, row by row.
  private(set) var dark: [Bool]
  /// Squares that hold no data.
  private var isFixed: [Bool]

  /// Creates the smallest code that holds some bytes; `nil` for more than the largest has room for.
  init?(_ bytes: [UInt8], _ level: Level) {
    for version in 1...40 {
      let blank = QRCode(blank: version)
      let layout = QRBlocks(version: version, level: level, codewords: blank.isFixed.count { !$0 } / 8)
      guard let words = layout.codewords(of: bytes) else { continue }
      self = blank.filled(with: words).masked(level)
      return
    }
    return nil
  }

  private subscript(row: Int, column: Int) -> Bool {
    get { dark[row * size + column] }
    set { dark[row * size + column] = newValue }
  }

  func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * size + column] }

  // MARK: Fixed squares

  /// A code of a version with its fixed squares; those of the format are light.
  private init(blank version: Int) {
    size = 17 + 4 * version
    (dark, isFixed) = (
      Array(repeating: false, count: size * size), Array(repeating: false, count: size * size)
    )
    // The lines by which squares are counted.
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    // The three corners by which a code is found, with a light border.
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      for down in -4...4 {
        for right in -4...4 where (0..<size).contains(row + down) && (0..<size).contains(column + right) {
          let ring = max(abs(down), abs(right))
          fix(row + down, column + right, ring != 2 && ring != 4)
        }
      }
    }
    // The small squares by which a bent code is made straight.
    let places = Self.alignments(version, size)
    for row in places {
      for column in places where !Self.isCorner(row, column, places) {
        for down in -2...2 {
          for right in -2...2 { fix(row + down, column + right, max(abs(down), abs(right)) != 1) }
        }
      }
    }
    for (row, column) in formatPlaces.flatMap({ $0 }) { fix(row, column, false) }
    fix(size - 8, 8, true)
    if version >= 7 {
      let bits = version << 12 | Self.remainder(version << 12, 0x1F25, 12)
      for index in 0..<18 {
        let (near, far) = (index / 3, size - 11 + index % 3)
        fix(near, far, bits >> index & 1 == 1)
        fix(far, near, bits >> index & 1 == 1)
      }
    }
  }

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    self[row, column] = isDark
    isFixed[row * size + column] = true
  }

  /// The rows and columns of the small squares: evenly from the last one back, and one at 6.
  private static func alignments(_ version: Int, _ size: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    // Version 32 is the one that the standard rounds otherwise.
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
  }

  private static func isCorner(_ row: Int, _ column: Int, _ places: [Int]) -> Bool {
    guard let first = places.first, let last = places.last else { return true }
    return (row == first && (column == first || column == last)) || (row == last && column == first)
  }

  /// The two places of each of the 15 bits of the format, the lowest bit first.
  private var formatPlaces: [[(Int, Int)]] {
    (0..<15).map { bit in
      let near: (Int, Int) =
        switch bit {
        case 0...5: (bit, 8)
        case 6: (7, 8)
        case 7: (8, 8)
        case 8: (8, 7)
        default: (8, 14 - bit)
        }
      return [near, bit < 8 ? (8, size - 1 - bit) : (size - 15 + bit, 8)]
    }
  }

  /// Returns the remainder when bits are divided by those of a code of the standard's.
  private static func remainder(_ bits: Int, _ divisor: Int, _ degree: Int) -> Int {
    var rest = bits
    for place in stride(from: 20, through: degree, by: -1) where rest >> place & 1 == 1 {
      rest ^= divisor << (place - degree)
    }
    return rest
  }

  // MARK: Data

  /// Puts bits into the free squares: two columns at a time, from the right, up and down in turn.
  private func filled(with words: [UInt8]) -> QRCode {
    var code = self
    var place = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      // The column of the counting line is left out.
      let right = right <= 6 ? right - 1 : right
      let isUp = (right + 1) & 2 == 0
      for step in 0..<size {
        let row = isUp ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] && place < words.count * 8 {
          code[row, column] = words[place / 8] >> (7 - place % 8) & 1 == 1
          place += 1
        }
      }
    }
    return code
  }

  /// The code with the mask that makes it easiest to read.
  private func masked(_ level: Level) -> QRCode {
    let codes = (0..<8).map { masked($0, level) }
    return codes.min { $0.penalty < $1.penalty } ?? self
  }

  private func masked(_ mask: Int, _ level: Level) -> QRCode {
    var code = self
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] && Self.flips(mask, row, column) {
        code[row, column].toggle()
      }
    }
    let name = [Level.medium: 0, .low: 1, .high: 2, .quartile: 3][level, default: 0] << 3 | mask
    let bits = (name << 10 | Self.remainder(name << 10, 0x537, 10)) ^ 0x5412
    for (bit, places) in formatPlaces.enumerated() {
      for (row, column) in places { code[row, column] = bits >> bit & 1 == 1 }
    }
    return code
  }

  private static func flips(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    let product = row * column
    switch mask {
    case 0: return (row + column) % 2 == 0
    case 1: return row % 2 == 0
    case 2: return column % 3 == 0
    case 3: return (row + column) % 3 == 0
    case 4: return (row / 2 + column / 3) % 2 == 0
    case 5: return product % 2 + product % 3 == 0
    case 6: return (product % 2 + product % 3) % 2 == 0
    default: return ((row + column) % 2 + product % 3) % 2 == 0
    }
  }
}
