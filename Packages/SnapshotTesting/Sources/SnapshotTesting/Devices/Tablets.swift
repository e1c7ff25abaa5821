import SwiftUI

extension ViewImageConfig {
  /// An iPad mini with 7.9 inches, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// Returns an iPad mini with 7.9 inches.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    tablet(CGSize(width: 768, height: 1024), orientation)
  }
  /// Returns an iPad mini with 7.9 inches, as far as an app has it.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(CGSize(width: 768, height: 1024), orientation)
  }

  /// An iPad with 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// Returns an iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    tablet(CGSize(width: 768, height: 1024), orientation)
  }
  /// Returns an iPad with 9.7 inches, as far as an app has it.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(CGSize(width: 768, height: 1024), orientation)
  }

  /// An iPad with 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// Returns an iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    tablet(CGSize(width: 810, height: 1080), orientation)
  }
  /// Returns an iPad with 10.2 inches, as far as an app has it.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(CGSize(width: 810, height: 1080), orientation)
  }

  /// An iPad Pro with 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// Returns an iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    tablet(CGSize(width: 834, height: 1112), orientation)
  }
  /// Returns an iPad Pro with 10.5 inches, as far as an app has it.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(CGSize(width: 834, height: 1112), orientation)
  }

  /// An iPad Pro with 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// Returns an iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    tablet(CGSize(width: 834, height: 1194), orientation)
  }
  /// Returns an iPad Pro with 11 inches, as far as an app has it.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(CGSize(width: 834, height: 1194), orientation)
  }

  /// An iPad Pro with 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// Returns an iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    tablet(CGSize(width: 1024, height: 1366), orientation)
  }
  /// Returns an iPad Pro with 12.9 inches, as far as an app has it.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(CGSize(width: 1024, height: 1366), orientation)
  }
}
