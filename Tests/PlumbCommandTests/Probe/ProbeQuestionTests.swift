import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("The questions of Probe", .serialized, .timeLimit(.minutes(20)))
struct ProbeQuestionTests {
  @Test("each has an answer of Plumb, on each system", .tags(.slow))
  func answered() throws {
    for run in [ProbeRun.iOS18, ProbeRun.iOS26, ProbeRun.macOS] {
      let sheet = try run.get().sheet
      #expect(sheet.answers.filter(\.answer.isEmpty).map(\.id) == [], "\(sheet.system) \(sheet.version)")
      #expect(Set(sheet.answers.map(\.id)).count == sheet.answers.count)
      let none = sheet.answers.filter { $0.answer.values.contains { ["none", "nothing"].contains($0.word) } }
      #expect(none.map(\.id) == [], "\(sheet.system): the picture of a question is empty")
    }
    let ids = try Set(
      [ProbeRun.iOS18, ProbeRun.iOS26, ProbeRun.macOS].flatMap { try $0.get().sheet.answers.map(\.id) })
    let page = try String(contentsOf: Article.root.appending(path: "Documentation/Probe.md"), encoding: .utf8)
    #expect(page.contains("\(ids.count) questions settle"), "\(ids.count) questions")
  }

  @Test("name words that are in the named file", .tags(.slow))
  func claims() throws {
    let all = try [ProbeRun.iOS26, ProbeRun.macOS].flatMap { try $0.get().sheet.answers }
    for claim in Set(all.flatMap(\.claims)) {
      let file = Article.root.appending(path: claim.file)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        String($0).replacing(/^ *\/{2,3}/, with: "")
      }
      let text = lines.joined(separator: " ").split { $0 == " " }.joined(separator: " ")
      #expect(text.contains(claim.words), "\(claim.file) does not say: \(claim.words)")
      #expect(claim.words.lowercased().contains("assumed"), "\(claim.words)")
    }
  }

  @Test("have the same answers in each run", .tags(.long))
  func determinism() throws {
    let again = try ProbeRun("--os", "18")
    #expect(try again.text == ProbeRun.iOS18.get().text)
  }

  // The numbers are those of the documents that the questions name.
  @Test("measure what the documents say of Plumb", .tags(.slow))
  func measured() throws {
    let run = try ProbeRun.iOS18.get()
    #expect(run["geometry-reader-ideal"] == ["reader width": "10.0", "reader height": "10.0"])
    #expect(run["zstack-priority"] == ["stack width": "30.0", "stack height": "60.0"])
    #expect(run["adaptive-track"]?["cell width"] == "100.0")
    #expect(run["scene-padding"]?["inside x"] == "16.0")
    #expect(try ProbeRun.macOS.get()["scene-padding"]?["inside x"] == "20.0")
    #expect(run["stepper"]?["stepper ideal width"] == "94.0")
    #expect(run["text-scale"] == ["share": "0.8"])
    #expect(run["background"]?["background dark"] == "0 0 0 at 100 %")
    #expect(run["appearance-order"] == ["order": "first, inner, outer, last"])
    #expect(run["spring-end"]?["1.30 s"] == "over")
    #expect(run["plain-change"]?["after a plain change"] == "at the new value")
    #expect(run["preference-content"]?["toggle"] == "3.0", "no part of a control can change")
    #expect(run["preference-content"]?["if"] == nil, "the default value is no news")
    #expect(run["tab-bar"]?["safe area of the page"] == "83.0", "49 of the bar and 34 of the phone")
    #expect(try ProbeRun.iOS26.get().sheet.version == "26.0", "pictures leave the surroundings as they are")
    let heights = try ProbeRun.iOS26.get()["line-height"]?.compactMapValues(Double.init) ?? [:]
    // Two lines of 40 points have one distance: 1.5 times 40, less 1.3 times 40.
    #expect((heights["loose height"] ?? 0) - (heights["normal height"] ?? 0) == 8)
    // Recorded/Pictures.md#Y62 has the red of iOS 26.
    #expect(run["palette"]?["red light"] == "255 59 48 at 100 %")
    #expect(try ProbeRun.iOS26.get()["palette"]?["red light"] == "255 56 60 at 100 %")
  }
}
