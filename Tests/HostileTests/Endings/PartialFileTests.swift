import CommandTesting
import Foundation
import PlumbSource
import Testing

@Suite("A file that is half written")
struct PartialFileTests {
  @Test("an interrupted command knows of the file that is half written, and forgets it when it is whole")
  func halfWritten() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (path, place) = (folder.path("a.png"), folder.url.path)
    var half: String?
    // A machine may write a hundred megabytes before anybody looks.
    for _ in 0..<20 where half == nil {
      let file = try OutputFile(path: path)
      let isWritten = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        try? file.write(Data(count: 100 << 20))
        isWritten.signal()
      }
      while half == nil, isWritten.wait(timeout: .now()) == .timedOut {
        half = try FileManager.default.contentsOfDirectory(atPath: place).first {
          $0.hasPrefix(".plumb-") && TemporaryPaths.shared.contains("\(place)/\($0)")
        }
      }
      if half != nil { isWritten.wait() }
    }
    let name = try #require(half)
    #expect(!TemporaryPaths.shared.contains("\(place)/\(name)"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["a.png"])
  }

  @Test("what a killed command has left beside an output goes with the next one, and nobody else's does")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let gone = Process()
    gone.executableURL = URL(fileURLWithPath: "/bin/true")
    try gone.run()
    gone.waitUntilEnd()
    let dead = gone.processIdentifier
    let kept = [
      // Its process goes on; it is locked, by a process that is seen nowhere here; it is none of ours.
      ".plumb-\(getpid())-1", ".plumb-\(dead)-2", ".plumb-\(dead)", ".plumb-notes-3", "plumb-\(dead)-4",
      ".plumb-\(dead)-5",
    ]
    for name in kept.dropLast() + [".plumb-\(dead)-6"] {
      try "half".write(toFile: folder.path(name), atomically: false, encoding: .utf8)
    }
    mkdir(folder.path(".plumb-\(dead)-5"), 0o700)
    let locked = open(folder.path(".plumb-\(dead)-2"), O_RDONLY)
    defer { close(locked) }
    try #require(flock(locked, LOCK_EX | LOCK_NB) == 0)
    _ = try OutputFile(path: folder.path("a.png"))
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == Set(kept))
  }
}
