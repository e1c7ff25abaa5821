import PlumbExport

/// The parts of a PNG: after eight bytes, each has its length, its name, its content and a checksum.
enum PNGChunks {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let start = signature.count
  private static let last = "IEND"

  /// The content of the first part with a name; `nil` where there is none, or where the file is cut off.
  static func content(of name: String, in png: [UInt8]) -> [UInt8]? {
    place(of: name, in: png).map { Array(png[$0 + 8..<$0 + 8 + number(at: $0, in: png)]) }
  }

  /// Returns why a PNG is not as it was written; `nil` for one that is, and for what is no PNG. Readers of pictures draw what is
  /// there, and leave the rest empty.
  static func damage(in png: [UInt8]) -> String? {
    guard png.starts(with: signature) else { return nil }
    var place = start
    while place + 12 <= png.count {
      let count = number(at: place, in: png)
      guard place + 12 + count <= png.count else { break }
      let content = png[place + 8..<place + 8 + count]
      let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      // The checksum is at the end.
      let checksum = png[(place + 8 + count)..<(place + 12 + count)]
      guard checksum.elementsEqual(PNGPart.bytes(name, content).suffix(4)) else {
        return "its part \(name) is damaged"
      }
      if name == last { return nil }
      place += 12 + count
    }
    return "it is cut off"
  }

  /// The picture with one more part in front of its last one.
  static func adding(_ content: [UInt8], as name: String, to png: [UInt8]) -> [UInt8] {
    guard let end = place(of: last, in: png) else { return png }
    return png[..<end] + PNGPart.bytes(name, content) + png[end...]
  }

  /// The picture without the first part of a name.
  static func removing(_ name: String, from png: [UInt8]) -> [UInt8] {
    guard let start = place(of: name, in: png) else { return png }
    return Array(png[..<start] + png[(start + 12 + number(at: start, in: png))...])
  }

  static func number(at place: Int, in bytes: [UInt8]) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the start of a whole part with a name.
  private static func place(of name: String, in png: [UInt8]) -> Int? {
    var place = start
    while place + 12 <= png.count {
      let count = number(at: place, in: png)
      guard place + 12 + count <= png.count else { return nil }
      if png[place + 4..<place + 8].elementsEqual(name.utf8) { return place }
      place += 12 + count
    }
    return nil
  }
}
