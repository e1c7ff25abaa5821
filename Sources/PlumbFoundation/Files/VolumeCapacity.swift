import Foundation

extension URLResourceKey {
  /// The room on the disk for what a person asks for, in bytes.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The room on the disk for what an app fetches in advance, in bytes.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The room on the disk for what a person asks for, in bytes. Linux keeps none back: `nil`, as on a disk that does not say.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// The room on the disk for what an app fetches in advance, in bytes: `nil`.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}

extension ProcessInfo {
  /// The states of a device that becomes warm.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// The device's state: it is never too warm.
  public var thermalState: ThermalState { .nominal }
  /// Whether a person asked the device to save power. No one can.
  public var isLowPowerModeEnabled: Bool { false }
  /// Posted when the device becomes warmer or cooler, which it does not.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when a person turns the saving of power on or off, which no one can.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
