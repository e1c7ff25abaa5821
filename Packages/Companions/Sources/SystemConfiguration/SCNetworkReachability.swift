import Combine

/// A machine that may be reached. No network is looked at: each is said to be reachable.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate var callback: SCNetworkReachabilityCallBack?
  fileprivate var info: UnsafeMutableRawPointer?
}

/// The way in which a machine is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Through a connection such as a modem's.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// The machine can be reached once a connection is made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// Traffic to the machine makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// A person makes the connection, for example by a password.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// The first use of the machine by CFSocketStream makes the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// It is this machine.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 0x10000)
  /// No router is between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 0x20000)
  /// Over a phone's network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 0x40000)
  /// Traffic to the machine makes the connection: the older name.
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

/// Surroundings of a function that hears of changes.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: Int
  /// Something of the app's.
  public var info: UnsafeMutableRawPointer?
  /// Keeps it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets it go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes it.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  /// Makes surroundings without anything of the app's.
  public init() { (version, info) = (0, nil) }
  /// Makes surroundings.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

/// A function that hears of changes.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// A machine by its address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// A machine by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Reports how a machine is reached: it is said to be reachable.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  reportCompanion("SCNetworkReachability")
  flags.pointee = .reachable
  return true
}

/// Sets the function that is called for changes.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  (target.callback, target.info) = (callout, context?.pointee.info)
  return true
}

/// Begins to report, on a queue: once, that the machine is reachable.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  reportCompanion("SCNetworkReachability")
  queue?.async { target.callback?(target, .reachable, target.info) }
  return true
}

/// Begins to report in a run loop: once, that the machine is reachable.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: Any
) -> Bool {
  reportCompanion("SCNetworkReachability")
  runLoop.perform { target.callback?(target, .reachable, target.info) }
  return true
}

/// Stops the reports.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: Any
) -> Bool {
  target.callback = nil
  return true
}
