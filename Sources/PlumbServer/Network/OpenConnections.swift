import NIOCore
import Synchronization

/// The connections that there are.
final class OpenConnections: Sendable {
  /// The treatment of a new connection.
  enum Place {
    case served
    /// There are too many. The connection is answered with that.
    case refused
    /// There are too many to answer. The connection is closed.
    case closed
  }

  private let limits: ServerLimits
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  init(_ limits: ServerLimits) { self.limits = limits }

  func add(_ channel: any Channel) -> Place {
    let id = ObjectIdentifier(channel)
    let place = channels.withLock { channels -> Place in
      let surplus = channels.count - limits.connections
      guard surplus < limits.refusedConnections else { return .closed }
      channels[id] = channel
      return surplus < 0 ? .served : .refused
    }
    if place != .closed { channel.closeFuture.whenComplete { [self] _ in remove(id) } }
    return place
  }

  private func remove(_ id: ObjectIdentifier) { channels.withLock { $0[id] = nil } }

  func closeAll() async {
    let open = channels.withLock { Array($0.values) }
    for channel in open { channel.close(promise: nil) }
    for channel in open { try? await channel.closeFuture.get() }
  }
}
