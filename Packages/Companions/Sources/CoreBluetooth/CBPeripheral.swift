/// A group of values of a device.
open class CBService: NSObject, @unchecked Sendable {
  /// Its number.
  public let uuid: CBUUID
  /// The values.
  open var characteristics: [CBCharacteristic]?
  init(_ uuid: CBUUID) { self.uuid = uuid }
}
/// A value of a device.
open class CBCharacteristic: NSObject, @unchecked Sendable {
  /// Its number.
  public let uuid: CBUUID
  /// The value.
  open var value: Data?
  /// The operations that it allows.
  public let properties: CBCharacteristicProperties
  /// Whether changes are reported.
  open var isNotifying: Bool { false }
  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties) {
    (self.uuid, self.properties) = (uuid, properties)
  }
}
/// A device nearby. None is ever found here.
open class CBPeripheral: NSObject, Identifiable, @unchecked Sendable {
  /// The identifier of the device.
  public let identifier = UUID()
  /// Its name.
  open var name: String? { nil }
  /// The delegate, which is notified of its values.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// Its groups of values.
  open var services: [CBService]? { nil }
  /// The state of the connection.
  open var state: CBPeripheralState { .disconnected }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
/// A delegate that is notified of a device's values. All methods are optional.
public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}
