import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

/// What bubblewrap is told to cover. `WallTests` tries pipes themselves.
@Suite("Pipes in folders that a view sees")
struct VisiblePipesTests {
  /// The places that are covered, below a folder.
  private func covered(in folder: TemporaryFolder, most: Int = VisiblePipes.most) -> [String] {
    let words = VisiblePipes(in: [folder.url.path], most: most).words
    let top = folder.url.path
    let places = words.indices.filter { ["--tmpfs", "--ro-bind"].contains(words[$0]) }.map { index in
      words[index] == "--tmpfs" ? words[index + 1] + "/" : words[index + 2]
    }
    return places.map { String($0.dropFirst(top.count)) }
  }

  private func makePipe(_ path: [UInt8]) {
    let made = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
      mkfifo($0.baseAddress!, 0o600)
    }
    #expect(made == 0)
  }

  @Test("are covered one by one, and folders and files are not")
  func pipes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["a.txt", "b/c.txt", "d/e/f.txt"] { try folder.write("text", to: name) }
    #expect(covered(in: folder) == [])
    for name in ["p", "d/e/q"] { makePipe(Array(folder.path(name).utf8)) }
    #expect(covered(in: folder) == ["/d/e/q", "/p"])
  }

  @Test("that have no name in UTF-8 are covered with the folder that has one")
  func names() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["a/b/c.txt", "d/e.txt"] { try folder.write("text", to: name) }
    makePipe(Array(folder.path("a/b").utf8) + Array("/".utf8) + [0xFF])
    #expect(covered(in: folder) == ["/a/b/"])
    let place = Array(folder.path("d").utf8) + Array("/".utf8) + [0xFE, 0x80]
    _ = (place.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { mkdir($0.baseAddress!, 0o700) }
    makePipe(place + Array("/p".utf8))
    #expect(covered(in: folder) == ["/a/b/", "/d/"])
  }

  @Test("below the longest path are covered with the last folder above it")
  func depth() throws {
    let folder = try TemporaryFolder()
    defer {
      // Longer paths than the system takes are removed by a program that goes from folder to folder.
      _ = try? Subprocess().run("rm", ["-rf", folder.url.path])
    }
    let name = String(repeating: "n", count: 200)
    var place = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<24 {
      #expect(mkdirat(place, name, 0o700) == 0)
      let next = openat(place, name, O_RDONLY | O_DIRECTORY)
      close(place)
      place = next
    }
    close(place)
    let covers = covered(in: folder)
    #expect(covers.count == 1)
    let path = folder.url.path + (covers.first ?? "")
    #expect((Int(PATH_MAX) - 2 * 201...Int(PATH_MAX)).contains(path.utf8.count), "\(path.utf8.count)")
  }

  @Test("in a folder with more files, or more pipes, than can be told one by one are covered with it")
  func many() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for number in 0..<20 { try folder.write("text", to: "a/\(number)") }
    #expect(covered(in: folder, most: 22) == [])
    #expect(covered(in: folder, most: 20) == ["/"])
    for number in 0..<1_001 { makePipe(Array(folder.path("a/p\(number)").utf8)) }
    #expect(covered(in: folder) == ["/"])
    #expect(VisiblePipes(in: [folder.url.path]).hidden == folder.url.path)
  }

  @Test("that hide a source's own folder are a sentence")
  func hidden() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write("#Preview { Color.red }", to: "Cards/Card.swift")
    makePipe(Array(command.path("Cards").utf8) + Array("/".utf8) + [0xFF])
    let answer = try command.run("inspect", "Cards", "--sandbox")
    #expect(
      answer.status != 0 && answer.error.contains("has a named pipe whose name is no text"), "\(answer)")
  }
}
