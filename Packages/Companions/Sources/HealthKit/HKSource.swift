/// A device that measured a value.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The device's name.
  public let name: String?
  /// The company that makes it.
  public let manufacturer: String?
  /// The kind of device.
  public let model: String?
  /// The version of its parts.
  public let hardwareVersion: String?
  /// The version of the part that measures.
  public let firmwareVersion: String?
  /// The version of its system.
  public let softwareVersion: String?
  /// The identifier that only this app has for it.
  public let localIdentifier: String?
  /// The identifier that authorities have for it.
  public let udiDeviceIdentifier: String?
  /// Creates a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
    (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
  /// Returns this device.
  public class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil,
      localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// An app or a device that wrote a value.
open class HKSource: NSObject, @unchecked Sendable {
  /// The source's name.
  public let name: String
  /// The identifier of its bundle.
  public let bundleIdentifier: String
  private init(_ name: String, _ identifier: String) { (self.name, bundleIdentifier) = (name, identifier) }
  /// Returns the running app.
  public class func `default`() -> HKSource {
    let bundle = Bundle.main
    return HKSource(
      bundle.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName,
      bundle.bundleIdentifier ?? "")
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A source with its version, the kind of its device and its system.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The source.
  public let source: HKSource
  /// The source's version.
  public let version: String?
  /// The kind of its device, such as `Watch6,1`.
  public let productType: String?
  /// The version of its system.
  public let operatingSystemVersion: OperatingSystemVersion
  /// Creates a version of a source.
  public init(
    source: HKSource, version: String?, productType: String? = nil,
    operatingSystemVersion: OperatingSystemVersion = OperatingSystemVersion(
      majorVersion: 0, minorVersion: 0, patchVersion: 0)
  ) {
    (self.source, self.version, self.productType) = (source, version, productType)
    self.operatingSystemVersion = operatingSystemVersion
  }
}
