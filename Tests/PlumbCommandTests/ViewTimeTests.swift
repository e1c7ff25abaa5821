import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbLive
@testable import PlumbShare

@Suite("The time that a view may take") struct ViewTimeTests {
  @Test("a shared page has twice the time, and says for what")
  func twice() {
    let shared = ViewTime(30, for: .share)
    #expect(shared.seconds == 60)
    #expect(
      shared.isOver(for: "Card")
        == "Card did not finish within 60 seconds, 30 for each appearance (--timeout).")
    let other = ViewTime(2.5, for: .snapshot())
    #expect(other.seconds == 2.5)
    #expect(other.isOver(for: "Card") == "Card did not finish within 2.5 seconds (--timeout).")
  }

  @Test("whole seconds are told as whole numbers, for the engine of a page too")
  func engine() {
    #expect(PageModule.isOver(300) == "The page's engine did not compile within 300 seconds (--timeout).")
  }

  @Test("the help says the times that hold")
  func help() throws {
    let words =
      "300 and 30 without it. A shared page shows its view twice, light and dark, each time at many sizes, and has 120 seconds for each."
    let command = try Command("")
    defer { command.folder.remove() }
    let help = try command.run("share", "--help").output.split(whereSeparator: \.isWhitespace)
    #expect(help.joined(separator: " ").contains(words))
    #expect(Compiler.defaultTimeout == 300)
    #expect(CompiledSource.defaultTimeout == 30)
    #expect(CompiledSource.defaultTimeoutOfPages == 120)
  }
}
