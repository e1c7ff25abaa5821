import PlumbLayout

/// Which symbols there are, and how each is drawn, as `symbols.txt` says: one line a symbol, sorted by name,
/// `NAME | PART; PART; …`. A name with an underscore in front is a piece that several symbols have, and no symbol itself.
///
/// A line with a name only follows from its ending: `X.circle.fill` is a disc with `X` cut out, `X.circle` is a ring
/// around it, `X.slash` is struck through, and `X.fill` is `X` without holes. A grid of 24 units, lines 1.8 wide.
enum SymbolTable {
  /// The table. It is part of the program, so that symbols are found from any place.
  static let text = EmbeddedFile.texts("symbols.txt")

  // Lines are found by their bytes, which takes half as long as by characters.
  private static let rows: [Substring: Substring] = {
    var rows: [Substring: Substring] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let name = line.prefix { $0 != UInt8(ascii: " ") }
      rows[Substring(name)] = Substring(line.dropFirst(name.count + " | ".utf8.count))
    }
    return rows
  }()

  /// Every name of the table, sorted, without the letters and numbers in circles and squares.
  static var names: [String] { rows.keys.filter { !$0.hasPrefix("_") }.map(String.init).sorted() }

  /// Returns whether a symbol of that name is known.
  static func has(_ name: String) -> Bool {
    !name.hasPrefix("_") && (rows[Substring(name)] != nil || letter(of: name) != nil)
  }

  /// The steps of drawing a symbol or a hidden part; nil for an unknown name.
  static func recipe(_ name: String) -> [SymbolPart]? {
    if let row = rows[Substring(name)], !row.isEmpty {
      let parts = row.split(separator: ";").map { SymbolPart($0) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
    }
    guard rows[Substring(name)] != nil || letter(of: name) != nil else { return nil }
    return SymbolEnding.recipe(name, letter: letter(of: name)) { rows[Substring($0)] != nil }
  }

  /// "a.circle" and "12.square.fill" have a letter or a number up to 50 in them.
  private static func letter(of name: String) -> String? {
    guard let dot = name.firstIndex(of: "."), SymbolEnding.frames.contains(name[dot...]) else { return nil }
    let text = String(name[..<dot])
    if text.count == 1, let letter = text.first, ("a"..."z").contains(letter) { return text.uppercased() }
    guard let number = Int(text), (0...50).contains(number), String(number) == text else { return nil }
    return text
  }
}

/// The meanings of the endings of names.
enum SymbolEnding {
  static let frames: Set<Substring> = [".circle", ".circle.fill", ".square", ".square.fill"]

  /// The size of what is in a circle or square.
  private static let inner: CGFloat = 0.6

  static func recipe(_ name: String, letter: String?, exists: (String) -> Bool) -> [SymbolPart]? {
    func without(_ ending: String) -> String? {
      name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
    }
    func part(_ name: String, _ change: (inout SymbolPart) -> Void = { _ in }) -> SymbolPart {
      var part = SymbolPart(.symbol(name))
      change(&part)
      return part
    }
    for (frame, isFilled) in [("circle", true), ("circle", false), ("square", true), ("square", false)] {
      guard let base = without(isFilled ? ".\(frame).fill" : ".\(frame)") else { continue }
      var content = part(isFilled && exists(base + ".fill") ? base + ".fill" : base)
      if let letter { content.source = .text(letter) }
      (content.scale, content.isCut) = (inner, isFilled)
      return [part(isFilled ? frame + ".fill" : frame), content]
    }
    for ending in [".slash", ".slash.fill"] {
      guard let base = without(ending) else { continue }
      return [
        part(ending == ".slash" ? base : base + ".fill"),
        part("_slash") { ($0.isCut, $0.widening) = (true, 2.4) }, part("_slash"),
      ]
    }
    return without(".fill").map { [part($0) { $0.isSolid = true }] }
  }
}
