import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("The same bytes", .timeLimit(.minutes(12)))
struct SameBytesTests {
  /// A way to run the command that must not matter.
  struct Surroundings: CustomTestStringConvertible, Sendable {
    let name: String
    /// What is put before the command.
    var through: [String] = []
    var environment: [String: String] = [:]
    /// Runs it elsewhere, with absolute paths.
    var isElsewhere = false
    var testDescription: String { name }
  }

  private static let all: [Surroundings] = [
    Surroundings(name: "a time zone in which days begin earlier", environment: ["TZ": "Pacific/Kiritimati"]),
    Surroundings(
      name: "other languages",
      environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "ja"]),
    Surroundings(name: "no home", through: ["env", "-u", "HOME"]),
    Surroundings(
      name: "a temporary folder with spaces and other letters", environment: ["TMPDIR": "TEMPORARY"]),
    Surroundings(name: "another current folder", isElsewhere: true),
    Surroundings(
      name: "another user, whom the system does not know",
      through: ["unshare", "--user", "--map-user=12345", "--map-group=12345"]),
    Surroundings(
      name: "files that everybody may write", through: ["sh", "-c", "umask 0; exec \"$0\" \"$@\""]),
    Surroundings(
      name: "other fonts by Fontconfig's own words",
      environment: ["FONTCONFIG_FILE": "/none", "FONTCONFIG_PATH": "/none", "PANGO_LANGUAGE": "ja"]),
    Surroundings(name: "hashing that was asked to differ", environment: ["SWIFT_DETERMINISTIC_HASHING": ""]),
    Surroundings(name: "one processor", through: ["taskset", "--cpu-list", "0"]),
    Surroundings(name: "an empty environment", through: ["env", "-i", "PATH=\(path)"]),
    Surroundings(name: "a later hour", through: ["sh", "-c", "sleep 1; exec \"$0\" \"$@\""]),
  ]

  private static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

  /// Other builds of the command, by their paths with colons between them: an optimised one, or one that looks like this
  /// one from another system. They are made by hand, because that takes longer than all tests.
  private static var others: [String] {
    (ProcessInfo.processInfo.environment["PLUMB_OTHER_COMMANDS"] ?? "").split(separator: ":").map(String.init)
  }

  @Test(
    "every example has the same PNG, JPEG, WebP, SVG, PDF and JSON wherever, whenever and by whomever it is made",
    .needs(.Companions),
    .tags(.long)
  )
  func sameEverywhere() throws {
    let command = try Command()
    defer { command.folder.remove() }
    #expect(try Sheet.write(to: command.folder.url.appendingPathComponent("Sheet")) > 35)
    let expected = try Dictionary(
      uniqueKeysWithValues: ["png", "jpg", "webp", "svg", "pdf", "json"].map {
        ($0, try made($0, command, Surroundings(name: "")))
      })
    // The clock has told 9:41, or the picture is one of today.
    let text = String(decoding: expected["json"] ?? Data(), as: UTF8.self)
    #expect(text.contains("Thursday, January 1, 2026 at 9:41:00") && text.contains("\"text\": \"9:41"))
    for (index, surroundings) in Self.all.enumerated() {
      // Each takes a picture of pixels, and every second one of the others in turn.
      let others = ["svg", "pdf", "json", "jpg", "webp"]
      for format in index.isMultiple(of: 2) ? ["png", others[index / 2 % others.count]] : ["png"] {
        #expect(
          try made(format, command, surroundings) == expected[format], "\(surroundings.name): \(format)")
      }
    }
    for other in Self.others {
      for (format, bytes) in expected {
        let theirs = try made(format, command, Surroundings(name: other), by: other)
        // Another version of Cairo writes the same pages in another order, and rounds the places of letters otherwise.
        if format == "pdf", theirs != bytes {
          let (one, two) = (try DrawnPage(bytes, command), try DrawnPage(theirs, command))
          #expect(one.difference(to: two) < 8, "\(other): pdf")
        } else {
          #expect(theirs == bytes, "\(other): \(format)")
        }
      }
    }
  }

  @Test("what is random and when it is can be said, and then the picture is another")
  func saidOtherwise() throws {
    let command = try Command(
      "struct Row: View { var body: some View { Text(\"\\(Int.random(in: 0..<1_000_000_000)) \\(Date.now)\") } }"
    )
    defer { command.folder.remove() }
    let words = ["inspect", "View.swift", "--json"]
    let usual = try command.run(words).output
    #expect(usual.contains("2026-01-01 09:41:00"))
    #expect(try command.run(words + ["--seed", "7"]).output != usual)
    let other = try command.run(words + ["--now", "2031-05-06T07:08:09Z"]).output
    #expect(other.contains("2031-05-06 07:08:09"))
    for (option, word, sentence) in [
      (
        "--now", "tomorrow",
        "tomorrow is not a date with a time. Write it as 2026-01-01T09:41:00Z, with a year"
      ),
      ("--time-zone", "Europe/Roma", "Did you mean Europe/Rome?"),
      ("--seed", "-1", "A seed is a whole number from 0"),
    ] {
      let answer = try command.run(words + [option, word])
      #expect(answer.status == 2 && answer.error.contains(sentence), "\(answer.error)")
    }
  }

  private func made(
    _ format: String, _ command: Command, _ surroundings: Surroundings, by other: String? = nil
  ) throws
    -> Data
  {
    let source = surroundings.isElsewhere ? command.path("Sheet") : "Sheet"
    let output = command.path("made.\(format)")
    var words = ["render", source, "-o", output, "--scale", "1"]
    if format == "json" { words = ["inspect", source, "--json"] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = surroundings.through + [other ?? Command.executable.path] + words
    process.currentDirectoryURL = surroundings.isElsewhere ? URL(fileURLWithPath: "/") : command.folder.url
    var environment = ProcessInfo.processInfo.environment.merging(surroundings.environment) { $1 }
    if environment["TMPDIR"] == "TEMPORARY" {
      environment["TMPDIR"] = command.path("a place & größer")
      try FileManager.default.createDirectory(
        atPath: command.path("a place & größer"), withIntermediateDirectories: true)
    }
    process.environment = environment
    _ = FileManager.default.createFile(
      atPath: format == "json" ? output : command.path("printed"), contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: format == "json" ? output : command.path("printed"))
    let errors = command.path("errors")
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilEnd()
    let told = try String(contentsOfFile: errors, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(surroundings.name): \(told)")
    defer { try? FileManager.default.removeItem(atPath: output) }
    return try Data(contentsOf: URL(fileURLWithPath: output))
  }
}
