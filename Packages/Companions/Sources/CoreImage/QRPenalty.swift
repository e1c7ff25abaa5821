extension QRCode {
  /// The difficulty of reading a code, by the four features of the standard.
  var penalty: Int {
    let lines =
      (0..<size).map { row in (0..<size).map { isDark(row, $0) } }
      + (0..<size).map { column in (0..<size).map { isDark($0, column) } }
    return lines.reduce(0) { $0 + Self.runs($1) + Self.corners($1) } + blocks + balance
  }

  /// Five squares of one colour in a line cost three, and each one more costs one.
  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for (index, isDark) in line.enumerated() {
      length = index > 0 && line[index - 1] == isDark ? length + 1 : 1
      sum += length == 5 ? 3 : length > 5 ? 1 : 0
    }
    return sum
  }

  /// Returns the penalty for parts that look like a corner: forty each, with four light squares on one of its sides.
  private static func corners(_ line: [Bool]) -> Int {
    let corner = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    return line.indices.reduce(0) { sum, start in
      guard start + 11 <= line.count else { return sum }
      let part = Array(line[start..<(start + 11)])
      return sum + (part == corner + light || part == light + corner ? 40 : 0)
    }
  }

  /// Four squares of one colour in a square cost three.
  private var blocks: Int {
    var sum = 0
    for row in 0..<(size - 1) {
      for column in 0..<(size - 1) {
        let first = isDark(row, column)
        if first == isDark(row, column + 1), first == isDark(row + 1, column),
          first == isDark(row + 1, column + 1)
        {
          sum += 3
        }
      }
    }
    return sum
  }

  /// Each twentieth by which dark squares are more or fewer than a half costs ten.
  private var balance: Int {
    let (count, all) = (dark.count { $0 }, size * size)
    return abs(count * 20 - all * 10) / all * 10
  }
}
