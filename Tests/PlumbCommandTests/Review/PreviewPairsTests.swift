import Testing

@testable import PlumbCommand
@testable import PlumbLive

@Suite("The previews of two states")
struct PreviewPairsTests {
  private func preview(_ name: String, _ place: String) -> SourceView {
    SourceView(kind: .preview, name: name.isEmpty ? place : name, index: 0, place: place)
  }

  private func pairs(_ old: [SourceView], _ new: [SourceView]) -> [String] {
    let pairs = PreviewPairs(old, new) { $0 == "Old.swift" ? "New.swift" : $0 }
    return pairs.kept.map { "\($0.old)-\($0.new)" } + pairs.added.map { "+\($0)" }
      + pairs.removed.map { "-\($0)" }
  }

  @Test("are the same by their file and name, whatever their line and order")
  func names() {
    let old = [preview("A", "V.swift:1"), preview("B", "V.swift:2"), preview("A", "W.swift:1")]
    let new = [
      preview("A", "W.swift:9"), preview("B", "V.swift:1"), preview("A", "V.swift:7"),
      preview("C", "V.swift:9"),
    ]
    #expect(pairs(old, new) == ["2-0", "1-1", "0-2", "+3"])
    #expect(pairs(new, old) == ["2-0", "1-1", "0-2", "-3"])
  }

  @Test("without a name are the same by their number in the file; of equal names, too")
  func numbers() {
    let old = [
      preview("", "V.swift:1"), preview("", "V.swift:5"), preview("A", "V.swift:8"),
      preview("A", "V.swift:9"),
    ]
    let new = [preview("", "V.swift:3"), preview("A", "V.swift:4"), preview("", "V.swift:7")]
    #expect(pairs(old, new) == ["0-0", "2-1", "1-2", "-3"])
  }

  @Test("are the same in a renamed file, and in another one if their name is there once")
  func files() {
    #expect(pairs([preview("", "Old.swift:1")], [preview("", "New.swift:4")]) == ["0-0"])
    #expect(pairs([preview("A", "V.swift:1")], [preview("A", "W.swift:4")]) == ["0-0"])
    #expect(pairs([preview("", "V.swift:1")], [preview("", "W.swift:4")]) == ["+0", "-0"])
    let two = [preview("A", "W.swift:4"), preview("A", "X.swift:4")]
    #expect(pairs([preview("A", "V.swift:1")], two) == ["+0", "+1", "-0"])
  }

  @Test("of a provider are the same by its type and their own names")
  func providers() {
    func provided(_ name: String, _ member: Int, _ own: String? = nil) -> SourceView {
      var view = SourceView(kind: .provider, name: own ?? "\(name) \(member + 1)", index: 0)
      (view.member, view.provider, view.displayName) = (member, name, own)
      return view
    }
    let old = [provided("P", 0), provided("P", 1, "Dark"), provided("Q", 0)]
    let new = [provided("P", 0, "Dark"), provided("P", 1), provided("P", 2)]
    #expect(pairs(old, new) == ["1-0", "0-1", "+2", "-2"])
  }
}
