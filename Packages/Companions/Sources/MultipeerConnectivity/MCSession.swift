/// Whether others are joined.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether others can read what is sent on its way.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// Whether all that is sent has to come.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// An error with other devices.
public struct MCError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  /// The kind of error.
  public let code: Code
}

/// A peer nearby.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// The name that others see.
  public let displayName: String
  /// Creates one of a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Speaks with others nearby. Nobody is ever found here.
open class MCSession: NSObject, @unchecked Sendable {
  /// The delegate, which is notified of peers.
  open weak var delegate: (any MCSessionDelegate)?
  /// The identifier of this device.
  public let myPeerID: MCPeerID
  /// The connected peers: none.
  open var connectedPeers: [MCPeerID] { [] }
  /// Creates one.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .required
  ) { self.myPeerID = myPeerID }
  /// Sends something. To nobody it is an error.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(code: .notConnected)
  }
  /// Ends.
  open func disconnect() {}
}
/// A delegate that is notified of connected peers.
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// An advertiser that announces this device to peers nearby. It has no effect here.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The delegate, which is notified of invitations.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Creates one.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
  /// Begins.
  @available(*, deprecated, message: "In Plumb, MCSession does nothing: nobody is nearby.")
  open func startAdvertisingPeer() {}
  /// Ends.
  open func stopAdvertisingPeer() {}
}
/// A delegate that is notified of invitations. There are none.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
  {}
}

/// A browser that searches for peers. None is found.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The delegate, which is notified of peers.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Creates one.
  public init(peer myPeerID: MCPeerID, serviceType: String) {}
  /// Begins.
  @available(*, deprecated, message: "In Plumb, MCSession does nothing: nobody is nearby.")
  open func startBrowsingForPeers() {}
  /// Ends.
  open func stopBrowsingForPeers() {}
  /// Invites a peer.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
/// A delegate that is notified of found peers. There are none.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
