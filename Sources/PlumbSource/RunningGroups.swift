import Foundation
import Synchronization

/// The process groups that run now, so that an interrupted command leaves nothing behind.
public final class RunningGroups: Sendable {
  public static let shared = RunningGroups()

  private let groups = Mutex<Set<pid_t>>([])

  func insert(_ group: pid_t) { _ = groups.withLock { $0.insert(group) } }

  func remove(_ group: pid_t) { _ = groups.withLock { $0.remove(group) } }

  public func killAll() {
    for group in groups.withLock({ $0 }) { kill(-group, SIGKILL) }
  }
}
