import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbLive

@Suite("A save that does not compile (run --watch)") struct FollowedSaveTests {
  private let messages = "View.swift:1:7: error: no such card\n"

  @Test("is reported, and with it what the page shows")
  func reported() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("older", to: "View.swift")
    var watch = SourceWatch(path: folder.path("View.swift"))
    watch.waitForChange()
    let refusal = try #require(FollowedApp.Refusal(FollowedApp.Uncompiled(messages: messages), in: watch))
    #expect(refusal.messages == messages && refusal.failure.status == .doesNotCompile)
    #expect(refusal.complaints.map(\.text) == ["no such card"] && refusal.complaints[0].line == 1)
    let other = try #require(FollowedApp.Refusal(Failure(.wrongWords, "There is no app."), in: watch))
    #expect(other.messages == "" && other.complaints.map(\.text) == ["There is no app."])
  }

  @Test("is not reported where a newer one was saved meanwhile")
  func older() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("older", to: "View.swift")
    var watch = SourceWatch(path: folder.path("View.swift"))
    watch.waitForChange()
    try folder.write("newer and longer", to: "View.swift")
    #expect(FollowedApp.Refusal(FollowedApp.Uncompiled(messages: messages), in: watch) == nil)
  }
}
