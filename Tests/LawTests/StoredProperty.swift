/// A public stored property that others can set, as far as its words tell.
struct StoredProperty: Hashable {
  /// The types around, the innermost first.
  let types: [String]
  let name: String
  let path: String
  let line: Int
  /// Its own lines report that it is set: an observer, or the wrapper `@_Unheeded`.
  let reports: Bool

  var type: String { types[0] }
  /// `UISlider.thumbTintColor`, `UIButton.Configuration.title`.
  var id: String { (types.reversed() + [name]).joined(separator: ".") }

  /// The properties of a file, in order.
  static func all(in file: SourceFile) -> [StoredProperty] {
    file.lines.indices.compactMap { property(at: $0, in: file) }
  }

  private static func property(at index: Int, in file: SourceFile) -> StoredProperty? {
    let words = file.lines[index].split(separator: " ")
    guard let place = words.firstIndex(of: "var"), place + 1 < words.count,
      words[..<place].contains(where: { $0 == "public" || $0 == "open" }),
      !words[..<place].contains(where: { $0.hasPrefix("//") || $0.hasSuffix("(set)") || $0 == "override" })
    else { return nil }
    let own = declaration(at: index, in: file)
    let types = file.types(around: index + 1)
    guard isStored(own), !types.isEmpty else { return nil }
    let above = index > 0 && !file.lines[index - 1].contains("var ") ? file.lines[index - 1] : ""
    return StoredProperty(
      types: types, name: String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }),
      path: file.path, line: index + 1,
      reports: own.contains("report(") || own.contains("reportCompanion(") || own.contains("@_Unheeded(")
        || above.contains("@_Unheeded("))
  }

  /// The line and those of its braces, which stand further in or close them.
  private static func declaration(at index: Int, in file: SourceFile) -> String {
    let first = file.lines[index]
    guard first.hasSuffix("{") else { return String(first) }
    let indent = first.prefix { $0 == " " }.count
    let rest = file.lines[(index + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > indent }
    return ([first] + rest).joined(separator: "\n")
  }

  /// It has no braces, an initial value before them, or only observers between them.
  private static func isStored(_ declaration: String) -> Bool {
    guard let brace = declaration.firstIndex(of: "{") else { return true }
    if declaration[..<brace].contains(" = ") { return true }
    let inside = declaration[brace...].dropFirst().drop(while: \.isWhitespace)
    return inside.hasPrefix("didSet") || inside.hasPrefix("willSet")
  }
}
