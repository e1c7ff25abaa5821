import Foundation
import Testing

@testable import PlumbExchange

/// The marks are those of The Unicode Standard, table 2-4; texts without a mark are told as in RFC 4627, section 3.
@Suite("Forms of Unicode") struct UnicodeFormTests {
  private static let text = "// é is 中 and 🌱\n{ a = b; }"

  @Test(
    "a text is the same in each form, with its mark and without one",
    arguments: [
      (String.Encoding.utf8, [0xEF, 0xBB, 0xBF] as [UInt8]), (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
    ])
  func forms(_ encoding: String.Encoding, _ mark: [UInt8]) throws {
    let bytes = try #require(Self.text.data(using: encoding))
    for data in [bytes, Data(mark) + bytes] {
      #expect(String(decoding: UnicodeForm.utf8(data), as: UTF8.self) == Self.text)
    }
  }

  @Test("short texts, and bytes that are none, stay as they are")
  func others() {
    for bytes in [[], [0x61], [0x61, 0], [0xC3, 0x28, 0x61, 0x62], [0, 0, 0, 0], [0xFF, 0xFE, 0]] as [[UInt8]]
    {
      #expect(UnicodeForm.utf8(Data(bytes)).count <= bytes.count + 3)
    }
    #expect(UnicodeForm.utf8(Data([0x61, 0])) == [0x61, 0])
  }

  @Test("a property list in XML is read in UTF-16, whatever its first line says")
  func propertyList() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?>
      <plist version="1.0"><dict><key>a</key><string>é</string></dict></plist>
      """
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(text.data(using: encoding))
      #expect(PropertyListText.dictionary(data, deepest: 8) as? [String: String] == ["a": "é"])
    }
  }
}
