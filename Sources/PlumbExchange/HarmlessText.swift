/// Text of others for people, and for programs that read logs: nothing in it is an order.
///
/// A terminal obeys control characters: they set titles, write to the clipboard, clear the screen. Characters of direction let
/// a line read as another one. Programs that run jobs obey lines of a log (``text(_:forRunner:)``). Each of these characters
/// is written as a Swift literal has it, `\u{1B}`; all others stay. What was written so does not change a second time.
package enum HarmlessText {
  /// Returns whether a character steers what shows it, or is none. Lines and tabs are none of these.
  package static func isOrder(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20..<0x7F: return false
    // Embeddings, overrides and isolates of direction. Marks of one place (U+200E, U+200F, U+061C) move nothing else.
    case 0x202A...0x202E, 0x2066...0x206F: return true
    default:
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return true
      default: return scalar.properties.isNoncharacterCodePoint
      }
    }
  }

  /// Returns a text of any lines, with each order written out. A line that ends as on Windows ends as the others do.
  ///
  /// - Parameter forRunner: a program that runs jobs reads the text, such as GitHub's or Azure's. These obey a line that begins
  ///   with `::`, behind any space, and what follows `##[` or `##vso[` anywhere in a line (`ActionCommand.cs` in
  ///   github.com/actions/runner; it passes over characters that take no room).
  package static func text(_ text: String, forRunner: Bool = false) -> String {
    guard needsWriting(text, forRunner) else { return text }
    let scalars = Array(text.unicodeScalars)
    let commands = forRunner ? commands(in: scalars) : []
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if scalar == "\r", place + 1 < scalars.count, scalars[place + 1] == "\n" { continue }
      if isOrder(scalar) || commands.contains(place) {
        result += written(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text on one line: a name of somebody else, in which breaks and tabs are written out too.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || isOrder($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.value < 0x20 || isOrder(scalar) {
        line += written(scalar)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a text of JSON that means the same: orders are in its strings alone, where JSON has a way to write them.
  package static func json(_ text: String, forRunner: Bool = false) -> String {
    guard needsWriting(text, forRunner) else { return text }
    let scalars = Array(text.unicodeScalars)
    let commands = forRunner ? commands(in: scalars) : []
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if isOrder(scalar) || commands.contains(place) {
        for unit in UTF16.encode(scalar)! {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

}

extension HarmlessText {
  /// Returns whether a text may have something to write out. Most have nothing: a tree of a megabyte is looked at by its bytes
  /// alone.
  private static func needsWriting(_ text: String, _ forRunner: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var beginsLine = true
      for (place, byte) in bytes.enumerated() {
        func next(_ distance: Int) -> UInt8 {
          place + distance < bytes.count ? bytes[place + distance] : 0
        }
        switch byte {
        case 0x0A: beginsLine = true
        case 0x09, 0x20: break
        case 0..<0x20, 0x7F: return true
        case UInt8(ascii: ":") where forRunner && beginsLine: return true
        case UInt8(ascii: "#") where forRunner && (next(1) == byte || next(1) >= 0x80): return true
        case 0x21..<0x7F: beginsLine = false
        // U+0080 to U+009F
        case 0xC2 where next(1) < 0xA0: return true
        // U+2028 to U+202E, and U+2066 to U+206F
        case 0xE2 where next(1) == 0x80 && next(2) >= 0xA8 || next(1) == 0x81 && next(2) >= 0xA6: return true
        // Noncharacters: U+FDD0 to U+FDEF, and the last two of each plane
        case 0xEF where next(1) == 0xB7 || next(1) == 0xBF && next(2) >= 0xBE: return true
        case 0xF0... where next(2) == 0xBF && next(3) >= 0xBE: return true
        default: break
        }
      }
      return false
    }
  }
}

extension HarmlessText {
  /// The places of the characters that begin something which a runner obeys.
  private static func commands(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var found: Set<Int> = []
    var beginsLine = true
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n": beginsLine = true
      case ":":
        if beginsLine, character(behind: place, in: scalars) == ":" { found.insert(place) }
        beginsLine = false
      case "#":
        if isCommand(at: place, in: scalars) { found.insert(place) }
        beginsLine = false
      default: if !isPassedOver(scalar), !scalar.properties.isWhitespace { beginsLine = false }
      }
    }
    return found
  }

  /// Returns whether `##[` or `##name[` begins at a place.
  private static func isCommand(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var rest = scalars[(place + 1)...].drop(while: isPassedOver)
    guard rest.first == "#" else { return false }
    rest = rest.dropFirst().drop { isPassedOver($0) || $0.isASCII && $0.properties.isAlphabetic }
    return rest.first == "["
  }

  private static func character(behind place: Int, in scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    scalars[(place + 1)...].first { !isPassedOver($0) }
  }

  /// Characters that count for nothing where texts are compared by a language's rules.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
  }
}
