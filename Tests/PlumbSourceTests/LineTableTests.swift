import Foundation
import Testing

@testable import PlumbSource

@Suite("Lines of compiled code")
struct LineTableTests {
  /// A section as the compiler writes it (DWARF 4, 6.2.4): a file, and code of four lines from 0x1000 on.
  static let section: [UInt8] = {
    let program: [UInt8] =
      [0, 9, 2] + number(0x1000, 8)  // the address
      + [5, 7, 3, 9, 1]  // line 10 begins here, in column 7
      + [0x4B]  // special: 4 bytes and a line further
      + [2, 8, 3, 0x7F, 1]  // 8 bytes further, a line back
      + [8, 1]  // as far as the special opcode 255
      + [2, 4, 0, 1, 1]  // the end
    let header: [UInt8] =
      [1, 1, 1, 0xFB, 14, 13] + [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1] + [0]
      + Array("Row.swift".utf8) + [0, 0, 0, 0] + [0]
    let unit = number(4, 2) + number(header.count, 4) + header + program
    return number(unit.count, 4) + unit
  }()

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private func line(_ address: UInt64, _ section: [UInt8] = section) -> String? {
    LineTable(section: Data(section)).place(at: address).map { "\($0.file):\($0.line):\($0.column)" }
  }

  @Test("each address has the line of the row before it")
  func rows() {
    #expect(line(0x0FFF) == nil)
    #expect(line(0x1000) == "Row.swift:10:7")
    #expect(line(0x1003) == "Row.swift:10:7")
    #expect(line(0x1004) == "Row.swift:11:7")
    #expect(line(0x100C) == "Row.swift:10:7")
    #expect(line(0x100C + 17) == "Row.swift:10:7")
    #expect(line(0x100C + 17 + 4) == nil, "the code ends here")
    // Two functions that follow each other without a gap.
    var next = Self.section
    let start = next.firstRange(of: Self.number(0x1000, 8))!
    next.replaceSubrange(start, with: Self.number(0x100C + 17 + 4, 8))
    for both in [Self.section + next, next + Self.section] {
      #expect(line(0x100C + 17 + 3, both) == "Row.swift:10:7")
      #expect(line(0x100C + 17 + 4, both) == "Row.swift:10:7")
    }
  }

  @Test("units in other versions are left out, and those behind them are read")
  func otherVersions() {
    var other = Self.section
    other[4] = 5
    #expect(line(0x1000, other) == nil)
    #expect(line(0x1000, other + Self.section) == "Row.swift:10:7")
  }

  @Test("damaged sections have fewer lines, and end")
  func damaged() {
    for length in Self.section.indices { _ = line(0x1000, Array(Self.section.prefix(length))) }
    for index in Self.section.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = Self.section
        damaged[index] = byte
        _ = line(0x1000, damaged)
      }
    }
  }

  @Test("a length that no section has ends with the section")
  func longest() {
    let length = [UInt8](repeating: 0xFF, count: 9) + [1]
    let start = Self.section.firstRange(of: [0, 9, 2])!
    var endless = Self.section
    endless.replaceSubrange(start, with: [0] + length + [2])
    endless.replaceSubrange(0..<4, with: Self.number(endless.count - 4, 4))
    #expect(line(0x1000, endless) == nil)
    #expect(line(0x1000, endless + Self.section) == "Row.swift:10:7")
  }

  @Test("the lines of a compiled library are those that the toolchain's own tool finds")
  func compiled() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let source = """
      public func outer(_ isOn: Bool) -> Int {
        isOn
          ? inner(1)
          : inner(
              2)
      }
      @inline(never) func inner(_ number: Int) -> Int { number }
      """
    let (file, library, list) = (
      folder.path("Calls.swift"), folder.path("Calls.so"), folder.path("addresses")
    )
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let compiler = try #require(
      ProgramSurroundings.path.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
    let tools = compiler.deletingLastPathComponent()
    _ = try output(
      of: tools.appendingPathComponent("swiftc"),
      ["-emit-library", "-Onone", "-gline-tables-only", file, "-o", library])
    let object = try #require(SharedObject(path: library))
    let text = try #require(object.section(named: ".text"))
    let addresses = Array(text.address..<text.address + UInt64(text.size))
    let table = LineTable(object)
    let found = addresses.map { table.place(at: $0).map { "\($0.line):\($0.column)" } ?? "0:0" }
    try addresses.map { "0x" + String($0, radix: 16) }.joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let answer = try output(
      of: tools.appendingPathComponent("llvm-symbolizer"),
      ["--obj=\(library)", "--functions=none", "--no-inlines", "--output-style=LLVM"], input: list)
    let expected = answer.split(separator: "\n").map { line in
      line.split(separator: ":").suffix(2).joined(separator: ":")
    }
    #expect(Set(found).isSuperset(of: ["3:7", "4:7"]), "\(Set(found))")
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { $0 == $1 || $1.hasPrefix("0:") || $1.contains("?") })
  }

  private func output(of program: URL, _ words: [String], input: String = "/dev/null") throws -> String {
    let (process, pipe) = (Process(), Pipe())
    (process.executableURL, process.arguments) = (program, words)
    process.standardInput = FileHandle(forReadingAtPath: input)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
