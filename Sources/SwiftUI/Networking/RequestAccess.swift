import FoundationNetworking

// A host has one network, which costs nothing by the byte, so each request may use it.

extension URLRequest {
  /// Whether the request may be sent while the person saves bytes. It always may here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the request may be sent where bytes cost money. It always may here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// The reason why there is no network.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  /// The reason why there is no network: none is known.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSessionTask {
  /// Whether bytes are handed on as they come, which they are.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
