import CommandTesting
import Foundation
import PlumbSource
import Testing

@Suite("A newer save", .timeLimit(.minutes(3)))
struct CancellationTests {
  @Test("cancels the compilation of the older, and the newer one compiles")
  func cancels() throws {
    let command = try Command(endlessToCompile)
    defer { command.folder.remove() }
    let path = command.path("View.swift")
    var watch = SourceWatch(path: path)
    watch.waitForChange()
    #expect(throws: Compiler.Problem.cancelled) {
      try watch.untilChange(cancels: true) { cancellation in
        let older = command.path("Older.swift")
        try FileManager.default.moveItem(atPath: path, toPath: older)
        try "import SwiftUI\nlet sum = 1\n".write(toFile: path, atomically: true, encoding: .utf8)
        // Without an end, if nothing cancelled it.
        return try compiler(command, cancellation).check(Source(path: older))
      }
    }
    watch.waitForChange()
    let checked = try watch.untilChange(cancels: true) { try compiler(command, $0).check(Source(path: path)) }
    #expect(checked != nil)
  }

  @Test("is compiled in a preview, although the older one would never end")
  func preview() throws {
    let command = try Command(endlessToCompile)
    defer { command.folder.remove() }
    let running = try Running(command, ["preview", "View.swift", "--port", "0"])
    defer {
      running.process.interrupt()
      running.process.waitUntilEnd()
    }
    // One that has worked for a second has read the older source.
    try running.waits(for: "a compiler") {
      $0.contains { $0.name.hasPrefix("swift-frontend") && running.work(of: $0.process) > 100 }
    }
    #expect(running.files(named: Compiler.libraryName) == [])
    try command.write("#Preview { Text(\"\") }", to: "View.swift")
    try running.waits(for: "the newer one") { _ in !running.files(named: Compiler.libraryName).isEmpty }
  }

  @Test("cancels nothing where it may not")
  func mayNot() throws {
    let command = try Command("let sum = 1")
    defer { command.folder.remove() }
    let path = command.path("View.swift")
    var watch = SourceWatch(path: path)
    watch.waitForChange()
    let checked = try watch.untilChange(cancels: false) { cancellation in
      try "import SwiftUI\nlet sum = 2\n".write(toFile: path, atomically: true, encoding: .utf8)
      return try compiler(command, cancellation).check(Source(path: path))
    }
    #expect(checked != nil && watch.hasChanged())
  }

  private func compiler(_ command: Command, _ cancellation: Cancellation) throws -> Compiler {
    try Compiler(besideExecutable: Command.executable, folder: command.folder, cancellation: cancellation)
  }
}
