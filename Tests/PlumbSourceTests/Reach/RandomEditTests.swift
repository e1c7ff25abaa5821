import CommandTesting
import TestLayers
import Testing

@testable import PlumbSource

/// The claim of ``DeclarationReach``, on apps whose numbers are known: what is not reached shows the same.
@Suite("Random edits")
struct RandomEditTests {
  private func reach(_ texts: [String: String], changed: Set<String>) -> Set<String> {
    let names = texts.keys.sorted()
    let files = names.map { FileDeclarations(texts[$0] ?? "", name: $0) }
    let numbers = names.indices.filter { changed.contains(names[$0]) }
    return Set(DeclarationReach(files).reached(from: numbers).keys.map { names[$0] })
  }

  @Test(
    "change no preview that they do not reach", .tags(.sampled),
    arguments: sample(Array<UInt64>(1...80), 20))
  func edits(seed: UInt64) {
    var app = RandomApp(seed: seed, groups: 12, previews: 20)
    var (reachedCount, changedCount, missed) = (0, 0, [String]())
    for _ in 0..<30 {
      let (oldTexts, oldValues) = (app.texts, app.values)
      let edit = app.edit()
      let (texts, values) = (app.texts, app.values)
      let changed = Set(texts.keys).union(oldTexts.keys).filter { texts[$0] != oldTexts[$0] }
      let reached = reach(oldTexts, changed: changed).union(reach(texts, changed: changed))
      for preview in values.indices {
        let isReached = reached.contains(RandomApp.file(of: preview))
        if isReached { reachedCount += 1 }
        guard values[preview] != oldValues[preview] else { continue }
        changedCount += 1
        if !isReached { missed.append("\(edit): preview \(preview)") }
      }
    }
    #expect(missed == [], "with the seed \(seed)")
    // Neither claim holds for nothing.
    #expect(changedCount > 0)
    #expect(reachedCount < 30 * 20)
  }
}
