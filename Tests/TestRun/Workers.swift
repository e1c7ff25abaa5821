import Foundation
import Synchronization

/// Threads that take shards from one queue.
struct Workers: Sendable {
  let jobs: Int

  /// - Parameter look: called twice a second meanwhile.
  /// - Throws: the first error of `work`; the shards that were begun end before.
  func run(
    _ shards: [Shard], watching look: @escaping @Sendable () -> Void,
    _ work: @escaping @Sendable (Shard, Int) throws -> Void
  ) throws {
    let queue = Mutex(shards.enumerated().map { $0 }[...])
    let problem = Mutex<(any Error)?>(nil)
    let group = DispatchGroup()
    for _ in 0..<min(jobs, shards.count) {
      group.enter()
      Thread.detachNewThread {
        defer { group.leave() }
        while problem.withLock({ $0 == nil }), let (number, shard) = queue.withLock({ $0.popFirst() }) {
          do { try work(shard, number) } catch { problem.withLock { $0 = $0 ?? error } }
        }
      }
    }
    while group.wait(timeout: .now() + .milliseconds(500)) == .timedOut { look() }
    if let problem = problem.withLock({ $0 }) { throw problem }
  }
}
