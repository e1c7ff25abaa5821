/// Whether a device can speak with others nearby.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// The access of an app to devices nearby.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
/// The state of a connection.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// Whether the other device reports that it has taken a value.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// The operations that a value allows.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is broadcast to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be set without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be set.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Its changes are reported.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// Its changes are reported, and answered.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// The key of the option that allows duplicates.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the option that shows an alert about the power.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the option for an identifier under which the state is restored.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of what a device advertises: local name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of what a device advertises: service uuids.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of what a device advertises: manufacturer data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"

/// The number of a service or a value.
open class CBUUID: NSObject, @unchecked Sendable {
  /// As it is written.
  public let uuidString: String
  /// Creates an identifier from its written form.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier from a number.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

/// A manager that reports whether a device can communicate with others nearby.
open class CBManager: NSObject, @unchecked Sendable {
  /// Whether it can. It cannot.
  public fileprivate(set) var state = CBManagerState.unknown
  /// The access of the app: none.
  open class var authorization: CBManagerAuthorization { .denied }
}

/// A manager that searches for devices nearby. No host can: the state is unsupported.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The delegate, which is notified of devices.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks. It does not.
  open var isScanning: Bool { false }
  /// Creates one, and reports to the delegate that nothing can be found.
  @available(
    *, deprecated,
    message: "In Plumb, CBCentralManager does nothing: no host finds devices, so it is not supported."
  )
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    later { [weak self] in
      guard let self else { return }
      state = .unsupported
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// A delegate that is notified of devices nearby. Only the first method is required.
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}
