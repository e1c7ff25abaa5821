import Foundation
import PlumbViews

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright, on either end.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be shown in this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is upright, on either end.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// In which orientations an interface can be shown.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On the one side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On the other side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device: that of the stage on which the views are shown.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The device of the views whose code runs, or else of those that were shown last.
  public class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private var screen: Surroundings.Screen { Surroundings.current.screen }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// The name of the stage's device; its kind where the stage says only a size, as on iOS for most programs.
  open var name: String { screen.device ?? model }
  /// The kind of device, in a word.
  open var model: String { screen.isPhone ? "iPhone" : "iPad" }
  /// The kind of device, in a word.
  open var localizedModel: String { model }
  /// The name of the system of which the looks are.
  open var systemName: String { screen.isPhone ? "iOS" : "iPadOS" }
  /// The version of the system of which the looks are: 18.0 (assumed: the last one with these looks), or 26.0.
  open var systemVersion: String {
    Surroundings.current.environment.platformStyle.isGlass ? "26.0" : "18.0"
  }
  /// A number of the device for this program: the same for all, so that two runs are alike.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  /// The orientation of the device: on its side if the stage is wider than high.
  open var orientation: UIDeviceOrientation {
    screen.size.width > screen.size.height ? .landscapeLeft : .portrait
  }
  /// Whether the orientation is reported; it is always known.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Begins to report the orientation, which is always known.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops reporting the orientation, which is always known.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the device can do several things at a time.
  open var isMultitaskingSupported: Bool { true }
  /// Whether something is close to the screen, which nobody knows here.
  open var proximityState: Bool { false }
  /// Whether the program wants to know what is close to the screen. Nobody knows here.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the program wants to know of the battery. No host knows of one.
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { if newValue { WithoutEffect.battery.report() } }
  }
  /// The charge of the battery, from 0 to 1; -1, since no host knows it.
  open var batteryLevel: Float { -1 }
  /// The state of the battery, which no host knows.
  open var batteryState: BatteryState { .unknown }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The device was turned. The size of the views says so too.
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChange")
  /// The battery's charge changed, which no host reports.
  public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChange")
  /// The battery does something else, which no host reports.
  public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChange")
  /// Posted when an object comes close to the screen, which no host reports.
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChange")
}

/// Returns the kind of device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
