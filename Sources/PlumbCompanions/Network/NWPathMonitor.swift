/// The ways to other machines.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The interface that a path uses.
  public enum InterfaceType: CaseIterable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The status of the path. A path is always reported.
  public let status: Status
  /// Whether the way costs money by the byte.
  public var isExpensive: Bool { false }
  /// Whether the person wants to save bytes.
  public var isConstrained: Bool { false }
  /// Returns whether the path uses a kind of interface: a wired one is reported.
  public func usesInterfaceType(_ type: InterfaceType) -> Bool { type == .wiredEthernet }
}

/// A monitor of the path to other machines. It always reports that there is one, without looking.
public final class NWPathMonitor: @unchecked Sendable {
  /// The handler of changes of the path. It is called once, at the start.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The ways.
  public let currentPath = NWPath(status: .satisfied)
  /// Creates a monitor of all paths.
  public init() {}
  /// Creates a monitor of the paths over a kind of interface.
  public init(requiredInterfaceType: NWPath.InterfaceType) {}
  /// Begins to tell, on a queue.
  public func start(queue: DispatchQueue, fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("NWPathMonitor", fileID, line)
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }
  /// Stops reporting.
  public func cancel() { pathUpdateHandler = nil }
}
