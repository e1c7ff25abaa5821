import Foundation
import Synchronization

/// The process groups that run now, so that an interrupted command leaves nothing behind.
public final class RunningGroups: Sendable {
  public static let shared = RunningGroups()

  private struct State {
    var groups: Set<pid_t> = []
    var isInterrupted = false
  }

  private let state = Mutex(State())

  func insert(_ group: pid_t) { _ = state.withLock { $0.groups.insert(group) } }

  /// Does not return when all are killed: their end means nothing then, and whoever killed them ends this process.
  func remove(_ group: pid_t) {
    let isInterrupted = state.withLock { state in
      state.groups.remove(group)
      return state.isInterrupted
    }
    while isInterrupted { sleep(1) }
  }

  public func killAll() {
    let groups = state.withLock { state in
      state.isInterrupted = true
      return state.groups
    }
    for group in groups { kill(-group, SIGKILL) }
  }
}
