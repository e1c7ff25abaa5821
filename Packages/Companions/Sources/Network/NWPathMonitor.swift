/// The ways to other machines.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The status of the path. A path is always reported.
  public let status: Status
  /// Whether the way costs money by the byte.
  public var isExpensive: Bool { false }
  /// Whether the person wants to save bytes.
  public var isConstrained: Bool { false }
  /// Returns whether the path uses a kind of interface: a wired one is reported.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
  /// The interfaces that a path can use: a wired one.
  public var availableInterfaces: [NWInterface] { [NWInterface()] }
  /// Whether other machines have addresses of the fourth version.
  public var supportsIPv4: Bool { true }
  /// Whether other machines have addresses of the sixth version.
  public var supportsIPv6: Bool { true }
  /// Whether other machines have names.
  public var supportsDNS: Bool { true }
}

/// An interface of the device to a network.
public struct NWInterface: Hashable, Sendable {
  /// The kind of an interface.
  public enum InterfaceType: CaseIterable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The kind of the interface: a wired one.
  public var type: InterfaceType { .wiredEthernet }
  /// The system's name for the interface.
  public var name: String { "en0" }
  /// The system's number for the interface.
  public var index: Int { 1 }
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
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Creates a monitor of the paths over other kinds of interfaces.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// Begins to report, on a queue.
  @available(
    *, deprecated,
    message:
      "In Plumb, NWPathMonitor works in part: no network is looked at, and there is always said to be one."
  )
  public func start(queue: DispatchQueue) {
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }
  /// Stops reporting.
  public func cancel() { pathUpdateHandler = nil }
}

extension NWPathMonitor: AsyncSequence {
  /// The paths, one after the other: the current one, and no other before the task ends.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var paths: AsyncStream<NWPath>.Iterator

    /// Returns the next path; `nil` once the task is cancelled.
    public mutating func next() async -> NWPath? { await paths.next() }
  }

  /// Creates an iterator over the paths.
  public func makeAsyncIterator() -> Iterator {
    let path = currentPath
    // It is not finished: nobody knows of a last path.
    return Iterator(paths: AsyncStream { $0.yield(path) }.makeAsyncIterator())
  }
}
