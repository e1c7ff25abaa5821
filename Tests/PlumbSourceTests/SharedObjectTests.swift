import Foundation
import Testing

@testable import PlumbSource

@Suite("Shared object")
struct SharedObjectTests {
  /// The path of the C library: the second word of the dynamic linker's record of it.
  static func libraryPath() throws -> String {
    let handle = try #require(dlopen("libc.so.6", RTLD_NOW))
    return String(cString: handle.load(fromByteOffset: 8, as: UnsafePointer<CChar>.self))
  }

  @Test("sections and symbols are found by their names")
  func reads() throws {
    let object = try #require(SharedObject(path: try Self.libraryPath()))
    #expect(object.section(named: ".text") != nil)
    #expect(object.section(named: ".none") == nil)
    #expect(object.symbols.isSuperset(of: ["printf", "malloc"]))
  }

  @Test("a file that is cut off or damaged is refused or read in part, and never crashes")
  func damaged() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("damaged.so")
    let whole = try Data(contentsOf: URL(fileURLWithPath: try Self.libraryPath()))
    for count in [0, 5, 63, 64, 100, 5000, whole.count / 2] {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      #expect(SharedObject(path: path) == nil)
    }
    // Each number of the header and of the first section headers, made as large as it can be.
    let table = Int(whole[40..<48].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    for place in Array(stride(from: 16, to: 64, by: 8)) + Array(stride(from: table, to: table + 2048, by: 8))
    {
      var damaged = whole
      damaged.replaceSubrange(place..<place + 8, with: [UInt8](repeating: 0xFF, count: 8))
      try damaged.write(to: URL(fileURLWithPath: path))
      if let object = SharedObject(path: path), place.isMultiple(of: 256) { _ = object.symbols }
    }
  }
}
