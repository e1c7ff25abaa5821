import Foundation
import PlumbExchange
import Testing

@Suite("Text of others without orders")
struct HarmlessTextTests {
  @Test(
    "shows what a terminal obeys as a Swift literal has it",
    arguments: [
      ("\u{1B}]52;c;ZXZpbA==\u{7}", #"\u{1B}]52;c;ZXZpbA==\u{7}"#), ("\u{1B}[2J", #"\u{1B}[2J"#),
      ("a\u{9B}31mb", #"a\u{9B}31mb"#), ("a\u{8}b\u{7F}c\u{0}", #"a\u{8}b\u{7F}c\u{0}"#),
      ("old\rnew", #"old\u{D}new"#), ("admin\u{202E}nimda", #"admin\u{202E}nimda"#),
      ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#), ("a\u{2028}b\u{85}c", #"a\u{2028}b\u{85}c"#),
      ("a\u{FFFE}b\u{1FFFF}c", #"a\u{FFFE}b\u{1FFFF}c"#),
      ("\u{301}\u{1B}\u{301}", "\u{301}\\u{1B}\u{301}"),
    ])
  func written(text: String, shown: String) {
    #expect(HarmlessText.text(text) == shown)
    #expect(HarmlessText.text(shown) == shown, "a second time changes nothing")
  }

  @Test(
    "is as it was where people write",
    arguments: [
      "Grüße, 你好, שלום, مرحبا", "👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "one\n\ttwo\n\n", "├─ Text “a” 38,0 62×40 · …", "e\u{301}", "::",
      "",
      "a\u{200F}b\u{200E}c", "::error::", "##[group]", "\u{F8FF}\u{10FFFD}",
    ])
  func kept(text: String) {
    #expect(HarmlessText.text(text) == text)
    #expect(HarmlessText.json(text) == text)
  }

  @Test("has the line ends of this system")
  func lineEnds() { #expect(HarmlessText.text("a\r\nb\r\n") == "a\nb\n") }

  @Test(
    "has no line that GitHub's runner or another one obeys",
    arguments: [
      ("::add-mask::x", #"\u{3A}:add-mask::x"#), ("a\n  ::error::b", "a\n  \\u{3A}:error::b"),
      ("a\r\n::set-output name=a::b", "a\n\\u{3A}:set-output name=a::b"),
      ("\u{3000}\u{A0}::x::", "\u{3000}\u{A0}\\u{3A}:x::"),
      // The runner compares by a language's rules, which pass over these.
      ("\u{200D}:\u{AD}:x::", "\u{200D}\\u{3A}\u{AD}:x::"),
      ("text ##[add-mask]x", #"text \u{23}#[add-mask]x"#), ("###[x]", #"#\u{23}#[x]"#),
      ("##vso[task.setvariable variable=a]b", #"\u{23}#vso[task.setvariable variable=a]b"#),
      ("##teamcity[buildStop]", #"\u{23}#teamcity[buildStop]"#),
      ("#\u{200B}#\u{2060}[x]", "\\u{23}\u{200B}#\u{2060}[x]"),
    ])
  func commands(text: String, shown: String) {
    #expect(HarmlessText.text(text, forRunner: true) == shown)
    #expect(HarmlessText.text(shown, forRunner: true) == shown)
  }

  @Test(
    "keeps what no runner obeys", arguments: ["a::b::c", "View.swift:3: error: no", "## Heading [1]", "# a"])
  func noCommand(text: String) { #expect(HarmlessText.text(text, forRunner: true) == text) }

  @Test("is one line where it is a name")
  func names() {
    #expect(HarmlessText.line("a\nb\tc\u{1B}") == #"a\u{A}b\u{9}c\u{1B}"#)
    #expect(HarmlessText.line("Größe 👨‍👩‍👧") == "Größe 👨‍👩‍👧")
  }

  @Test(
    "means the same as JSON",
    arguments: ["a\u{1B}\u{9B}\u{202E}\u{1FFFF}b", "##[add-mask]x", "\u{7F}\u{85}\u{2028}"])
  func json(text: String) throws {
    let plain = String(decoding: try JSONEncoder().encode(["a": text]), as: UTF8.self)
    let shown = HarmlessText.json(plain, forRunner: true)
    #expect(!shown.unicodeScalars.contains(where: HarmlessText.isOrder) && !shown.contains("##["))
    #expect(try JSONDecoder().decode([String: String].self, from: Data(shown.utf8)) == ["a": text])
  }

  @Test("has no order, whatever it was, and is looked at by bytes as by characters")
  func every() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isOrder = HarmlessText.isOrder(scalar)
      guard isOrder || value % 61 == 0 || value < 0x3000 || value > 0xF000 && value < 0x11000 else {
        continue
      }
      let text = "a" + String(scalar) + "b"
      #expect((HarmlessText.text(text) != text) == isOrder, "\(value)")
    }
  }
}
