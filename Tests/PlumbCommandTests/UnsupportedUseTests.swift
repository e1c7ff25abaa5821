import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("Uses of names that do nothing", .timeLimit(.minutes(6)))
struct UnsupportedUseTests {
  @Test("a picture is drawn as without the name, and standard error says the line")
  func picture() throws {
    let command = try Command(
      """
      struct Plain: View { var body: some View { Text("card").padding() } }
      struct Dragged: View {
        var body: some View {
          Text("card")
            .draggable("card")
            .padding()
        }
      }
      """)
    defer { command.folder.remove() }
    let plain = try command.run("render", "View.swift", "--view", "Plain", "-o", "plain.png")
    #expect(plain == Command.Answer(status: 0, output: "", error: ""))
    let dragged = try command.run("render", "View.swift", "--view", "Dragged", "-o", "dragged.png")
    #expect(dragged.status == 0)
    #expect(
      dragged.error
        == "warning: View.swift:6: draggable does nothing: nothing is dragged from one view to another yet.\n"
    )
    let pictures = try ["plain.png", "dragged.png"].map {
      try Data(contentsOf: URL(fileURLWithPath: command.path($0)))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "what the compiler knows is told by each command, also where nothing runs it and nothing is compiled again",
    .needs(.UIKit)
  )
  func compiled() throws {
    let command = try Command(
      """
      func neverCalled(_ layer: CALayer) {
        layer.add(CABasicAnimation(), forKey: nil)
      }
      #Preview {
        let _ = UITextChecker().guesses(forWordRange: NSRange(), in: "", language: "")
        Text("card")
      }
      """)
    defer { command.folder.remove() }
    let told = """
      warning: View.swift:3: CALayer.add(_:forKey:) does nothing: layers are not animated.
      warning: View.swift:6: UITextChecker does nothing: there is no dictionary, so every word is taken for right.

      """
    #expect(try command.run("check", "View.swift") == Command.Answer(status: 0, output: "", error: told))
    for _ in 0..<2 {
      let answer = try command.shell(
        #""$PLUMB" render View.swift -o card.png"#, environment: ["PLUMB_CACHE": command.path("cache")])
      #expect(answer == Command.Answer(status: 0, output: "", error: told))
    }
  }

  @Test("what comes up before there is a view is a warning, too, with its line in the body of a #Preview")
  func beforeViews() throws {
    let command = try Command(
      """
      import SwiftData
      @Model final class Note { var text = ""; init() {} }
      #Preview {
        let container = try! ModelContainer(for: Note.self)
        Text("card").modelContainer(container)
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("render", "View.swift", "-o", "card.png")
    #expect(answer.status == 0)
    let lines = answer.error.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(
      lines.allSatisfy {
        $0.hasPrefix("warning: View.swift:") && $0.contains("ModelContainer works in part")
      },
      "\(answer.error)")
    let sentence =
      "ModelContainer works in part: objects are kept in memory only, so the next start begins without any."
    #expect(answer.error == "warning: View.swift:5: \(sentence)\n")
  }

  @Test("JSON stands alone on standard output")
  func json() throws {
    let command = try Command(
      "struct Card: View { var body: some View { Text(\"a\").hoverEffect() } }")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--json")
    #expect(answer.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) }
    #expect(answer.error.hasPrefix("warning: View.swift:2: hoverEffect does nothing"))
  }
}
