import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

@Suite("The folder of an installed command")
struct InstallationTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test("it is above the folder of the command, and has a version")
  func installed() throws {
    let folder = try folder(["plumb/VERSION": "0.2.0\n", "plumb/built/plumb": ""])
    defer { folder.remove() }
    let installation = try #require(Installation(of: folder.path("plumb/built/plumb")))
    #expect(installation.version == "0.2.0")
    #expect(installation.folder == folder.path("plumb"))
  }

  @Test(
    "a command elsewhere, or without a version, is of a checkout",
    arguments: [
      ["debug/plumb": "", "VERSION": "0.2.0\n"], ["built/plumb": ""], ["built/plumb": "", "VERSION": ""],
    ])
  func checkout(files: [String: String]) throws {
    let folder = try folder(files)
    defer { folder.remove() }
    let command = try #require(files.keys.first { $0.hasSuffix("/plumb") })
    #expect(Installation(of: folder.path(command)) == nil)
  }

  @Test("this command has none, and its sources are those of the checkout")
  func own() {
    #expect(Installation.own == nil)
    #expect(FileManager.default.fileExists(atPath: "\(Checkout.path)/Package.swift"))
  }
}
