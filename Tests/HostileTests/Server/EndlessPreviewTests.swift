import CommandTesting
import Foundation
import TestLayers
import Testing
import Waiting

@Suite("A preview that never ends", .timeLimit(.minutes(4)))
struct EndlessPreviewTests {
  @Test("is ended by its work, told, and keeps no other from being shown", .tags(.slow))
  func ended() async throws {
    let command = try Command(
      """
      import Foundation
      struct Endless: View {
        init() {
          try? "\\(getpid())".write(toFile: "note", atomically: true, encoding: .utf8)
          while true {}
        }
        var body: some View { Text("") }
      }
      #Preview("Endless") { Endless() }
      #Preview("Short") { Text("short") }
      """)
    let served = try await ServedApp(command, "preview")
    defer { served.end() }
    let page = try await served.page()
    await page.send(#"{"type":"hello"}"#)
    var (asked, shown, failure): (Set<String>, Bool, String?) = ([], false, nil)
    while failure == nil {
      let frame = try #require(await page.nextFrame())
      for tile in frame.fields["tiles"] as? [[String: Any]] ?? [] {
        guard let id = tile["id"] as? String else { continue }
        if asked.insert(id).inserted { await page.send(#"{"type":"shows","tile":"\#(id)"}"#) }
        shown = shown || tile["port"] is Int
        failure = tile["failure"] as? String ?? failure
      }
    }
    let words = "It does not begin: something before its first picture goes on for ever."
    #expect(failure?.hasPrefix("\(words) This happened at View.swift:") == true, "\(failure ?? "")")
    #expect(shown)
    let note = try String(contentsOfFile: command.path("note"), encoding: .utf8)
    let process = try #require(pid_t(note))
    try await waitUntil { kill(process, 0) != 0 }
  }
}
