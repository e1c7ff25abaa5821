import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@testable import PlumbControls

@Suite("The selection of an attributed text") @MainActor struct AttributedTextSelectionTests {
  private var text: AttributedString {
    var text = AttributedString("one two")
    text[text.range(of: "one")!].foregroundColor = .red
    return text
  }

  @Test("what an editor has typed takes the look of the character before it, and the rest keeps its own")
  func typing() {
    var text = text
    text.take("onex two")
    text.take("onex two!")
    #expect(String(text.characters) == "onex two!")
    #expect(text[text.range(of: "onex")!].foregroundColor == .red)
    #expect(text[text.range(of: " two!")!].foregroundColor == nil)
  }

  @Test("taking the same characters, none, and all new ones is possible")
  func edges() {
    var text = text
    text.take("one two")
    #expect(text == self.text)
    text.take("")
    #expect(text.characters.isEmpty)
    text.take("three")
    #expect(String(text.characters) == "three")
  }

  @Test("an empty range is a cursor at its place")
  func emptyRange() {
    var text = text
    var selection = AttributedTextSelection(range: text.startIndex..<text.startIndex)
    #expect(selection.indices(in: text) == .insertionPoint(text.startIndex))
    text.replaceSelection(&selection, withCharacters: "no ")
    #expect(String(text.characters) == "no one two")
  }

  @Test("a change of looks reaches the selected characters and no others")
  func transform() {
    var text = text
    var selection = AttributedTextSelection(range: text.range(of: "two")!)
    text.transformAttributes(in: &selection) { $0.foregroundColor = .blue }
    #expect(text[text.range(of: "two")!].foregroundColor == .blue)
    #expect(text[text.range(of: "one")!].foregroundColor == .red)
  }

  @Test("at a cursor a change of looks is for what is typed next")
  func cursor() {
    var text = text
    var selection = AttributedTextSelection()
    text.transformAttributes(in: &selection) { $0.foregroundColor = .green }
    #expect(text == self.text)
    text.replaceSelection(&selection, withCharacters: "!")
    #expect(text[text.range(of: "!")!].foregroundColor == .green)
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test("attributes are told for each stretch of the selected characters")
  func attributes() {
    let text = text
    let selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(selection.attributes(in: text)[\.foregroundColor] == [.red, nil])
  }
}
