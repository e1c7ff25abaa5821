import Foundation
import Testing

@testable import SwiftUI

@Suite("Property lists of texts")
struct PropertyListTests {
  private func dictionary(_ data: Data) -> NSDictionary? {
    (try? PluralsFile.dictionary(data, "A.strings")).map { $0 as NSDictionary }
  }

  @Test("a binary list is read as Foundation writes it", arguments: [1, 20, 300])
  func binary(_ count: Int) throws {
    var list: [String: Any] = [
      "é 日本 👩‍👧": "ü", "long": String(repeating: "x", count: 1000), "inner": ["a": ["b": "c"]],
    ]
    for index in 0..<count { list["key \(index)"] = "text \(index)" }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(dictionary(data) == list as NSDictionary)
  }

  /// A binary list of these objects, each shorter than 256 bytes; the first is the outermost.
  private func list(_ objects: [[UInt8]]) -> Data {
    var (bytes, offsets) = (Array("bplist00".utf8), [UInt8]())
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(value >> (8 * $0) & 255) } }
    let table = bytes.count
    return Data(
      bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0) + number(table))
  }

  @Test("dictionaries that hold each other over and over come to an end")
  func references() {
    // Fourteen times the next one, at each of fifteen levels: more values than a machine has bytes.
    let key: UInt8 = 20
    var objects = (0..<20).map { level in
      [0xDE] + [UInt8](repeating: key, count: 14) + [UInt8](repeating: UInt8(min(level + 1, 19)), count: 14)
    }
    objects.append([0x51, UInt8(ascii: "k")])
    #expect(dictionary(list(objects))?["k"] != nil)
    // One that holds itself.
    #expect(dictionary(list([[0xD1, 1, 0], [0x51, UInt8(ascii: "k")]]))?["k"] != nil)
  }

  @Test(
    "a list in XML that is deeper than any list of texts is refused, and so is the older form without XML")
  func deep() {
    let levels = String(repeating: "<dict><key>a</key>", count: 40_000)
    #expect(dictionary(Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(levels)".utf8)) == nil)
    #expect(dictionary(Data(("<" + String(repeating: "(", count: 60_000)).utf8)) == nil)
    #expect(dictionary(Data(("/*<*/" + String(repeating: "{a=", count: 60_000)).utf8)) == nil)
  }
}
