import Foundation

/// The parts of an ELF file (64 bits, little-endian) that show what a compiled source declares.
struct SharedObject {
  struct Section {
    let name: String
    let type: UInt32
    let address: UInt64
    let offset: Int
    let size: Int
    let link: Int
  }

  private let data: Data
  private let sections: [Section]

  /// `nil` for anything that is not such a file, or is cut off.
  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      return nil
    }
    self.init(data)
  }

  init?(_ data: Data) {
    guard data.count > 64, data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.data = data
    let table = data.position(at: 40)
    let size = Int(data.number(at: 58, as: UInt16.self))
    var (count, names) = (
      Int(data.number(at: 60, as: UInt16.self)), Int(data.number(at: 62, as: UInt16.self))
    )
    // Numbers that are too large for their places are in the first section's header (elf(5): SHN_LORESERVE, SHN_XINDEX).
    if count == 0 { count = data.position(at: table + 32) }
    if names == 0xFFFF { names = Int(data.number(at: table + 40, as: UInt32.self)) }
    guard size >= 64, names < count, count <= data.count / size, table + size * count <= data.count else {
      return nil
    }
    func header(_ index: Int) -> Section {
      let start = table + index * size
      return Section(
        name: "\(data.number(at: start, as: UInt32.self))", type: data.number(at: start + 4, as: UInt32.self),
        address: data.number(at: start + 16, as: UInt64.self),
        offset: data.position(at: start + 24),
        size: data.position(at: start + 32),
        link: Int(data.number(at: start + 40, as: UInt32.self)))
    }
    let raw = (0..<count).map(header)
    let strings = raw[names]
    sections = raw.map { section in
      Section(
        name: data.string(at: strings.offset + (Int(section.name) ?? 0)), type: section.type,
        address: section.address,
        offset: section.offset, size: section.size, link: section.link)
    }
  }

  func section(named name: String) -> Section? { sections.first { $0.name == name } }

  /// All sections of a name, of which an object may have several.
  func sections(named name: String) -> [Section] { sections.filter { $0.name == name } }

  /// The bytes of a section, as far as the file has them.
  func bytes(of section: Section) -> Data {
    let end = Swift.min(section.offset + section.size, data.count)
    return Data(data[section.offset..<Swift.max(section.offset, end)])
  }

  /// The names of everything in both symbol tables.
  var symbols: Set<String> {
    var found: Set<String> = []
    for section in sections where section.type == 2 || section.type == 11 {
      guard section.link < sections.count, section.offset + section.size <= data.count else { continue }
      let strings = sections[section.link].offset
      for entry in stride(from: section.offset, through: section.offset + section.size - 24, by: 24) {
        found.insert(data.string(at: strings + Int(data.number(at: entry, as: UInt32.self))))
      }
    }
    return found
  }
}

extension Data {
  fileprivate func number<Number: FixedWidthInteger>(at offset: Int, as: Number.Type) -> Number {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= count else { return 0 }
    return withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
  }

  /// A place or a length in the file; one beyond its end becomes the end, so that sums of them cannot overflow.
  fileprivate func position(at offset: Int) -> Int {
    Int(Swift.min(number(at: offset, as: UInt64.self), UInt64(count)))
  }

  fileprivate func string(at offset: Int) -> String {
    guard offset >= 0, offset < count else { return "" }
    return String(decoding: self[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
