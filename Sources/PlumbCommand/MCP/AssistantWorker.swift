import Foundation
import PlumbSource
import Synchronization

/// Does what takes long, one thing after the other, on a thread with room for deep trees.
final class AssistantWorker: Sendable {
  typealias Job = @Sendable (AssistantTools) -> Void

  private struct State {
    var jobs: [Job] = []
    var isFinished = false
  }

  private let state = Mutex(State())
  private let waiting = DispatchSemaphore(value: 0)
  private let isOver = DispatchSemaphore(value: 0)

  /// - Parameter tools: makes what jobs are given, on the worker's thread.
  init(_ tools: @escaping @Sendable () -> AssistantTools) {
    let thread = Thread { [self] in
      let own = tools()
      while let job = next() { job(own) }
      own.end()
      isOver.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
  }

  func add(_ job: @escaping Job) {
    state.withLock { $0.jobs.append(job) }
    waiting.signal()
  }

  /// Waits until all that was added is done.
  func finish() {
    state.withLock { $0.isFinished = true }
    waiting.signal()
    isOver.wait()
  }

  private func next() -> Job? {
    while true {
      waiting.wait()
      let (job, isFinished) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isFinished)
      }
      if let job { return job }
      if isFinished { return nil }
    }
  }
}
