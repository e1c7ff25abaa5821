import CommandTesting
import Foundation
import Synchronization
import Testing
import Waiting

@testable import PlumbSource

@Suite("A watch that waits", .timeLimit(.minutes(12)))
struct WatchedSourceTests {
  /// A watch on a thread of its own, which waits for the first change.
  private final class Sleeper: Sendable {
    private let thread = Atomic<Int32>(0)
    private let looks: Atomic<Int>
    private let isBack = Atomic(false)

    init(below root: String, read path: String? = nil) {
      looks = Atomic(0)
      Thread.detachNewThread { [self] in
        var watch = SourceWatch(below: [root]) { () throws(Source.Problem) in
          self.looks.add(1, ordering: .relaxed)
          return try Source(path: path ?? root)
        }
        watch.waitForChange()
        thread.store(Self.ownNumber, ordering: .releasing)
        watch.waitForChange()
        isBack.store(true, ordering: .releasing)
      }
    }

    /// The number of the calling thread: `/proc/thread-self` leads to `PROCESS/task/NUMBER`.
    private static var ownNumber: Int32 {
      let way = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      return way.flatMap { Int32($0.split(separator: "/").last ?? "") } ?? 0
    }

    var numberOfLooks: Int { looks.load(ordering: .relaxed) }

    /// Waits until the thread is in a call of the kernel that has no end but a message: `poll` with the limit -1, or `ppoll` without one.
    func isAtRest() throws {
      try blockUntil {
        let thread = thread.load(ordering: .acquiring)
        guard thread != 0,
          let call = try? String(contentsOfFile: "/proc/self/task/\(thread)/syscall", encoding: .utf8)
        else { return false }
        let parts = call.split(separator: " ")
        guard parts.count > 4 else { return false }
        return parts[0] == "7" && parts[3].hasSuffix("ffffffff") || parts[0] == "73" && parts[3] == "0x0"
          || parts[0] == "271" && parts[3] == "0x0"
      }
    }

    func comesBack() throws { try blockUntil { isBack.load(ordering: .acquiring) } }
  }

  private func folder(_ files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files { try writeFile("1", to: folder.path(file)) }
    return folder
  }

  @Test("sleeps until the kernel reports a change, and comes back with it")
  func sleeps() throws {
    let folder = try folder(["App/a.swift"])
    defer { folder.remove() }
    let waiting = Sleeper(below: folder.path("App"))
    try waiting.isAtRest()
    #expect(waiting.numberOfLooks == 2)
    try writeFile("22", to: folder.path("App/a.swift"))
    try waiting.comesBack()
  }

  @Test("goes on sleeping after a change that is none of the source")
  func others() throws {
    let folder = try folder(["App/a.swift"])
    defer { folder.remove() }
    let waiting = Sleeper(below: folder.path("App"))
    try waiting.isAtRest()
    try writeFile("1", to: folder.path("App/notes.txt"))
    try blockUntil { waiting.numberOfLooks > 2 }
    try waiting.isAtRest()
    try FileManager.default.removeItem(atPath: folder.path("App/a.swift"))
    try waiting.comesBack()
  }

  /// A change, as a person or a program makes it.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (TemporaryFolder) throws -> Void

    init(_ name: String, _ make: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  static let changes = [
    Change("a file in a new folder") { try writeFile("1", to: $0.path("App/New/Deep/b.swift")) },
    Change("a file in a folder that had none") { try writeFile("1", to: $0.path("App/Empty/b.swift")) },
    Change("a catalog's first entry") {
      try writeFile("{}", to: $0.path("App/A.xcassets/Empty.colorset/Contents.json"))
    },
    Change("a file that takes another's place") {
      try writeFile("other", to: $0.path("new"))
      try FileManager.default.removeItem(atPath: $0.path("App/a.swift"))
      try FileManager.default.moveItem(atPath: $0.path("new"), toPath: $0.path("App/a.swift"))
    },
    Change("the source's folder, which is renamed") {
      try FileManager.default.moveItem(atPath: $0.path("App"), toPath: $0.path("Other"))
    },
    Change("the target of a link") { try writeFile("333", to: $0.path("Elsewhere/c.png")) },
  ]

  @Test("comes back for", arguments: changes)
  func wakes(change: Change) throws {
    let folder = try folder(["App/a.swift", "App/A.xcassets/Contents.json", "Elsewhere/c.png"])
    defer { folder.remove() }
    for name in ["App/Empty", "App/A.xcassets/Empty.colorset"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/c.png"), withDestinationPath: folder.path("Elsewhere/c.png"))
    let waiting = Sleeper(below: folder.path("App"))
    try waiting.isAtRest()
    try change.make(folder)
    try waiting.comesBack()
  }

  @Test("comes back for a folder that comes where none was")
  func comes() throws {
    let folder = try folder([])
    defer { folder.remove() }
    let waiting = Sleeper(below: folder.path("Later/App"))
    try waiting.isAtRest()
    try writeFile("1", to: folder.path("Later/App/a.swift"))
    try waiting.comesBack()
  }

  @Test("looks by itself only where the kernel reports nothing")
  func silentDisks() {
    let mounts = """
      22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
      40 22 0:45 / /mnt/share rw,relatime shared:9 - cifs //host/share rw
      41 22 0:300 / /home/me/mac rw,nosuid - fuse.sshfs me@mac: rw
      42 22 0:46 /work /work rw master:3 optional - 9p drvfs rw
      43 22 0:47 / /tmp rw - tmpfs tmpfs rw
      """
    // 0:300 is 0x10002C as the kernel writes it in `st_dev`: the upper bits of the minor number come last.
    #expect(SilentDisks.silent(in: mounts) == [45, 46, 0x10_002C])
  }

  @Test("follows a package outside of the folder, and no more folders than it may")
  func folders() throws {
    let folder = try folder([
      "App/.git/a", "Kit/Package.swift", "Kit/Sources/Kit/a.swift", "Kit/Sources/Kit/Deep/b",
    ])
    defer { folder.remove() }
    let followed = WatchedFolders(
      below: [folder.path("App")], beside: [folder.path("Cache/Deep")],
      of: [FileState(path: folder.path("Kit/Sources/Kit/a.swift"))])
    let names = followed.paths.map {
      $0 == folder.url.path ? "" : String($0.dropFirst(folder.url.path.count + 1))
    }
    #expect(names.sorted() == ["", "App", "Kit", "Kit/Sources", "Kit/Sources/Kit", "Kit/Sources/Kit/Deep"])
    #expect(!followed.isCut && FolderEvents().follow(followed.paths))
    for number in 0...WatchedFolders.most { mkdir(folder.path("App/\(number)"), 0o700) }
    let all = WatchedFolders(below: [folder.path("App")], beside: [], of: [])
    #expect(all.paths.count == WatchedFolders.most && all.isCut)
  }
}
