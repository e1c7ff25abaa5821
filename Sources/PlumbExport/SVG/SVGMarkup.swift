/// The elements and attributes of an SVG of a drawing. A process that runs a view's code can answer with any bytes, so they are checked here before they
/// are in a file that a browser opens: elements and attributes of a drawing run no script, load nothing and lead nowhere.
package enum SVGMarkup {
  private static let elements: Set = [
    "clipPath", "defs", "filter", "g", "image", "linearGradient", "mask", "path", "pattern", "radialGradient",
    "rect",
    "stop",
    "svg", "text", "use",
  ]
  private static let namespaces: Set = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"]

  /// Returns the first part of a piece of SVG that begins no element of a drawing, such as `<script`; `nil` where there is none. A piece
  /// may end inside of an element, as the templates of a shared page do.
  package static func foreignElement(in piece: some StringProtocol) -> String? {
    let bytes = Array(piece.utf8)
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      var scan = Scan(bytes, at: start + 1)
      _ = scan.skip("/")
      let name = scan.word()
      guard isElement(name), scan.isAtEnd || " \n/>".utf8.contains(scan.next) else { return "<\(name)" }
      at = start + 1
    }
    return nil
  }

  /// Returns the first part of a whole SVG that belongs to no drawing; `nil` where there is none.
  package static func foreignPart(in svg: some StringProtocol) -> String? {
    guard svg.hasPrefix("<svg ") else { return "no <svg at its beginning" }
    var scan = Scan(Array(svg.utf8), at: 0)
    while scan.skip(to: "<") {
      let isEnd = scan.skip("/")
      let name = scan.word()
      guard isElement(name) else { return "<\(name)" }
      while !scan.skip(">") {
        if scan.skipSpace() { continue }
        if !isEnd, scan.skip("/") { continue }
        let attribute = scan.word()
        guard !isEnd, !attribute.isEmpty, scan.skip("="), let value = scan.quoted() else {
          return "an end of <\(name)"
        }
        guard isPlain(attribute, value) else { return "\(attribute) of <\(name)" }
      }
    }
    return nil
  }

  /// Effects are elements such as `feGaussianBlur`.
  private static func isElement(_ name: String) -> Bool {
    elements.contains(name) || name.hasPrefix("fe") && name.lowercased() != "feimage"
  }

  private static func isPlain(_ attribute: String, _ value: String) -> Bool {
    let attribute = attribute.lowercased()
    if attribute.hasPrefix("on") || ["src", "base", "xml:base"].contains(attribute) { return false }
    if attribute.hasSuffix("href") { return value.hasPrefix("#") || value.hasPrefix("data:image/") }
    if attribute.hasPrefix("xmlns") { return namespaces.contains(value) }
    // An address may be spelled with entities; a drawing has none there.
    let value = value.lowercased()
    return !value.contains("&")
      && value.ranges(of: "url(").allSatisfy { value[$0.upperBound...].hasPrefix("#") }
  }
}

/// A place in bytes.
private struct Scan {
  private let bytes: [UInt8]
  private var at: Int

  init(_ bytes: [UInt8], at place: Int) { (self.bytes, at) = (bytes, place) }

  var isAtEnd: Bool { at >= bytes.count }
  var next: UInt8 { bytes[at] }

  mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard !isAtEnd, next == UInt8(ascii: letter) else { return false }
    at += 1
    return true
  }

  mutating func skipSpace() -> Bool {
    let start = at
    while !isAtEnd, " \n\t\r".utf8.contains(next) { at += 1 }
    return at > start
  }

  /// Goes behind the next such letter.
  mutating func skip(to letter: Unicode.Scalar) -> Bool {
    guard let place = bytes[at...].firstIndex(of: UInt8(ascii: letter)) else { return false }
    at = place + 1
    return true
  }

  /// The letters, numbers and signs of a name.
  mutating func word() -> String {
    let start = at
    while !isAtEnd,
      Character(Unicode.Scalar(next)).isLetter || Character(Unicode.Scalar(next)).isNumber
        || "-:!?_".utf8.contains(next)
    { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  mutating func quoted() -> String? {
    guard skip("\""), let end = bytes[at...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    defer { at = end + 1 }
    return String(decoding: bytes[at..<end], as: UTF8.self)
  }
}
