import PlumbMacroExpansion

/// A file without the parts that need a missing module: spaces are in their places, and each line is where it was.
struct OmittedParts: Sendable {
  /// A statement, a member, a declaration or a condition that was left out.
  struct Part: Equatable, Sendable {
    let line: Int
    /// The names that it declares for others. Code that uses them needs the module, too.
    let names: Set<String>
  }

  private var bytes: [UInt8]
  /// The ranges that were left out.
  private var gone: [Range<Int>] = []
  /// The names that the parts declare, also those of locals.
  private(set) var names: Set<String> = []
  /// The texts that stand for what is gone, by their places: a value behind a variable, and before a closing brace a result, or the end
  /// of the program where no result is known.
  private var added: [Int: String] = [:]

  private static let trap =
    " Swift.fatalError(\"This part was left out, because it does not compile, or needs a module that is not here.\") "

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text for the compiler.
  var text: String {
    var result: [UInt8] = []
    var start = 0
    for (place, text) in added.sorted(by: { $0.key < $1.key }) {
      result += bytes[start..<place] + Array(text.utf8)
      start = place
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// The places of the file's parts, as they are now.
  var places: CodePlaces {
    CodePlaces(
      String(decoding: bytes, as: UTF8.self),
      inserted: added.sorted { $0.key < $1.key }.map { ($0.key, $0.value.utf8.count) })
  }

  /// Leaves out the innermost part around a token.
  ///
  /// - Parameter places: those before any part of this round was left out.
  /// - Returns: `nil` if there is none any more.
  mutating func remove(_ token: Int, of places: CodePlaces) -> Part? {
    guard bytes[places.start(of: token)] != UInt8(ascii: " ") else { return nil }
    if let open = places.brace(closedBy: token), added[places.start(of: token)] == nil {
      // A function that lost its result, or an initializer that lost a value.
      added[places.start(of: token)] = places.result(of: open).map { " return \($0) " } ?? Self.trap
      return Part(line: places.line(of: open), names: [])
    }
    if let attribute = places.removableAttribute(at: token) {
      // The attribute may have brought the variable's value along.
      if let (end, value) = places.valueToAdd(behind: attribute) { added[end] = " = \(value)" }
      clear(places.bytes(attribute))
      return Part(line: places.line(of: token), names: [])
    }
    guard let part = places.part(around: token) else { return nil }
    if let condition = places.condition(around: token, in: part),
      write("false", over: places.bytes(condition))
    {
      // A value that is not there: what is shown without one.
      names.formUnion(places.names(in: condition))
      return Part(line: places.line(of: condition.lowerBound), names: [])
    }
    clear(places.bytes(part))
    let declared = places.names(in: part)
    names.formUnion(declared)
    return Part(line: places.line(of: part.lowerBound), names: places.isMember(part) ? declared : [])
  }

  /// Whether something in the part around a token was left out, so that its errors come of that.
  func hasGaps(around token: Int, of places: CodePlaces) -> Bool {
    guard let part = places.part(around: token) else { return true }
    let range = places.bytes(part)
    return gone.contains { $0.overlaps(range) }
  }

  private mutating func clear(_ range: Range<Int>) {
    for place in range where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
      bytes[place] = UInt8(ascii: " ")
    }
    added = added.filter {
      !range.contains($0.key) && !($0.key == range.upperBound && $0.value.hasPrefix(" ="))
    }
    gone.append(range)
  }

  /// Writes a word at the begin of a range, and clears the rest; false if it is there already, or if there is no room.
  private mutating func write(_ word: String, over range: Range<Int>) -> Bool {
    let line = bytes[range].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard line.count >= word.utf8.count, !bytes[range].elementsEqual(word.utf8) else { return false }
    clear(range)
    bytes.replaceSubrange(range.lowerBound..<(range.lowerBound + word.utf8.count), with: word.utf8)
    return true
  }
}
