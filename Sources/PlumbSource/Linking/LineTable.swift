import Foundation

/// The lines of a compiled source, from the debug information that its compiler wrote (DWARF 4, section 6.2).
///
/// Units in other versions, such as those of C, have no lines here.
struct LineTable {
  struct Row {
    let address: UInt64
    let file: Int32
    let line: Int32
    let column: Int32
  }

  /// A range of code without gaps, such as a function. Each row holds until the next one, and the last one is its end.
  private var sequences: [[Row]] = []
  private var files: [String] = []

  init(_ object: SharedObject) {
    self.init(section: object.section(named: ".debug_line").map { object.bytes(of: $0) } ?? Data())
  }

  /// - Parameter section: the bytes of `.debug_line`.
  init(section: Data) {
    var reader = DwarfReader(section)
    while let unit = reader.unit() { read(unit) }
    sequences.sort { $0[0].address < $1[0].address }
  }

  /// Returns the path of the file as the compiler was given it, the line and the column of the code at an address in the
  /// library; `nil` for code that the compiler adds to a function, such as the call of a `callAsFunction`.
  func place(at address: UInt64) -> (file: String, line: Int, column: Int)? {
    guard let sequence = sequences.prefix(sequences.prefixCount { $0[0].address <= address }).last,
      let end = sequence.last, address < end.address
    else { return nil }
    let row = sequence[sequence.prefixCount { $0.address <= address } - 1]
    guard row.line > 0, files.indices.contains(Int(row.file)) else { return nil }
    return (files[Int(row.file)], Int(row.line), Int(row.column))
  }

  // MARK: Reading

  private mutating func read(_ unit: DwarfReader) {
    var reader = unit
    let version = reader.number(UInt16.self)
    guard (2...4).contains(version) else { return }
    let headerLength = Int(reader.number(UInt32.self))
    let program = reader.position + headerLength
    let step = UInt64(reader.number(UInt8.self))
    if version == 4 { reader.skip(1) }
    reader.skip(1)
    let lineBase = Int32(Int8(bitPattern: reader.number(UInt8.self)))
    let lineRange = Int32(reader.number(UInt8.self))
    let firstSpecial = reader.number(UInt8.self)
    guard lineRange > 0, firstSpecial > 0 else { return }
    let lengths = (1..<max(firstSpecial, 1)).map { _ in reader.number(UInt8.self) }
    // Folders and files are counted from 1; folder 0 is that of the compiler.
    var folders = [""]
    while true {
      let folder = reader.string()
      if folder.isEmpty { break }
      folders.append("\(folder)/")
    }
    let firstFile = Int32(files.count) - 1
    while true {
      let name = reader.string()
      if name.isEmpty { break }
      let folder = Int(clamping: reader.unsigned())
      files.append(folders.indices.contains(folder) && !name.hasPrefix("/") ? folders[folder] + name : name)
      for _ in 0..<2 { _ = reader.unsigned() }
    }
    reader.position = program
    var (address, file, line, column): (UInt64, Int32, Int32, Int32) = (0, 1, 1, 0)
    var rows: [Row] = []
    func add() { rows.append(Row(address: address, file: firstFile &+ file, line: line, column: column)) }
    while !reader.isAtEnd {
      let code = reader.number(UInt8.self)
      if code >= firstSpecial {
        let change = Int32(code - firstSpecial)
        address &+= UInt64(change / lineRange) * step
        line &+= lineBase + change % lineRange
        add()
        continue
      }
      switch code {
      case 0:
        let length = reader.length()
        let next = reader.position + length
        switch reader.number(UInt8.self) {
        case 1:
          add()
          // Of what the linker left out, addresses begin at 0, and damaged rows are in any order.
          if rows[0].address > 0, zip(rows, rows.dropFirst()).allSatisfy({ $0.address <= $1.address }) {
            sequences.append(rows)
          }
          (address, file, line, column, rows) = (0, 1, 1, 0, [])
        case 2: address = reader.number(UInt64.self)
        default: break
        }
        reader.position = next
      case 1: add()
      case 2: address &+= reader.unsigned() &* step
      case 3: line &+= Int32(truncatingIfNeeded: reader.signed())
      case 4: file = Int32(truncatingIfNeeded: reader.unsigned())
      case 5: column = Int32(truncatingIfNeeded: reader.unsigned())
      case 8: address &+= UInt64(Int32(255 - firstSpecial) / lineRange) * step
      case 9: address &+= UInt64(reader.number(UInt16.self))
      default:
        // Other opcodes have arguments that do not matter here.
        for _ in 0..<lengths[Int(code) - 1] { _ = reader.unsigned() }
      }
    }
  }
}
