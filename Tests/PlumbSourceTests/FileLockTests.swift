import Foundation
import Synchronization
import Testing
import Waiting

@testable import PlumbSource

@Suite("Locks of files", .timeLimit(.minutes(2)))
struct FileLockTests {
  @Test("have one owner at a time, and pass to who waits when that releases them")
  func waits() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("lock")
    let first = try FileLock(path, seconds: 60)
    let isTaken = Mutex(false)
    let second = Task.detached {
      let lock = try FileLock(path, seconds: 60)
      isTaken.withLock { $0 = true }
      lock.release()
    }
    // Who waits no longer than this moment has not got it.
    #expect(throws: Compiler.Problem.self) { try FileLock(path, seconds: 0) }
    let isEarly = isTaken.withLock { $0 }
    #expect(!isEarly)
    first.release()
    try await second.value
  }

  @Test("that nobody waits for any more are left to others")
  func abandoned() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("lock")
    let first = try FileLock(path, seconds: 60)
    for _ in 0..<3 {
      #expect(throws: Compiler.Problem.self) { try FileLock(path, seconds: 0) }
    }
    first.release()
    try FileLock(path, seconds: 60).release()
  }
}
