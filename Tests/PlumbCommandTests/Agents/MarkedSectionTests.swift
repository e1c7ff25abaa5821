import Foundation
import Testing

@testable import PlumbCommand

@Suite("A section in a person's file")
struct MarkedSectionTests {
  private let section = MarkedSection(lines: ["new"])

  private func put(_ old: String) throws -> String {
    String(decoding: try section.put(into: Data(old.utf8), of: "AGENTS.md"), as: UTF8.self)
  }

  @Test("is all of an empty file, and behind the text of another, with an empty line between")
  func beginning() throws {
    let text = section.text
    #expect(text.hasPrefix("<!-- plumb:begin: ") && text.hasSuffix(" -->\nnew\n<!-- plumb:end -->\n"))
    #expect(try put("") == text)
    #expect(try put("a\n") == "a\n\n\(text)")
    #expect(try put("a") == "a\n\n\(text)")
  }

  @Test("replaces an older one, whatever is in it, and changes no other byte")
  func renewal() throws {
    let text = section.text
    let old = "a\n<!-- plumb:begin -->\nold\n\nold\n<!-- plumb:end -->\n"
    #expect(try put(old) == "a\n\(text)")
    #expect(try put(old + "b") == "a\n\(text)b")
    #expect(try put(put(old)) == put(old))
    #expect(try put("<!-- plumb:begin -->\n<!-- plumb:end -->") == text)
    let latin = Data([0xE9, 0x0A])
    #expect(try section.put(into: latin, of: "").starts(with: latin))
  }

  @Test("has the line endings of the file")
  func windows() throws {
    let text = section.text.replacing("\n", with: "\r\n")
    #expect(try put("a\r\nb\r\n") == "a\r\nb\r\n\r\n\(text)")
    #expect(try put("a\r\n<!-- plumb:begin -->\r\n<!-- plumb:end -->\r\nb\r\n") == "a\r\n\(text)b\r\n")
  }
}
