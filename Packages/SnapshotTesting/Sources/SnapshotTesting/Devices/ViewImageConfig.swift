import PlumbUIKit
import SwiftUI

/// A screen: its size, what is covered of it, and its traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable { case landscape, portrait }

  /// The orientation of a tablet, and its division between two apps.
  public enum TabletOrientation: Sendable {
    /// Wide, with the share of the width that the app has.
    case landscape(splits: LandscapeSplits)
    /// Tall, with the share of the width that the app has.
    case portrait(splits: PortraitSplits)

    /// The share of a wide tablet.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    /// The share of a tall tablet.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
  }

  /// The areas that are covered at the edges, in points.
  public var safeArea: UIEdgeInsets
  /// In points; `nil` for the ideal size of what is shown.
  public var size: CGSize?
  /// The traits of the screen.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}

extension ViewImageConfig {
  /// A phone of a size in points, upright.
  static func phone(
    _ name: String, _ orientation: Orientation
  ) -> ViewImageConfig {
    guard let device = KnownDevice.named(name) else { preconditionFailure("no device is called \(name)") }
    let isTurned = orientation == .landscape
    let insets = isTurned ? device.turnedInsets : device.insets
    // What is wide enough on its side: the large phones.
    let isWide = isTurned && device.size.height >= 896
    return ViewImageConfig(
      safeArea: UIEdgeInsets(insets),
      size: isTurned ? CGSize(width: device.size.height, height: device.size.width) : device.size,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
        UITraitCollection(verticalSizeClass: isTurned ? .compact : .regular),
      ]))
  }

  static func tablet(_ size: CGSize, _ orientation: TabletOrientation) -> ViewImageConfig {
    let isTurned: Bool
    let share: CGFloat?
    switch orientation {
    case .landscape(let splits):
      isTurned = true
      share =
        switch splits {
        case .oneThird: 0
        case .oneHalf: 0.5
        case .twoThirds: 1
        case .full: nil
        }
    case .portrait(let splits):
      isTurned = false
      share =
        switch splits {
        case .oneThird: 0
        case .twoThirds: 1
        case .full: nil
        }
    }
    var whole = isTurned ? CGSize(width: size.height, height: size.width) : size
    // The narrow app has a phone's width, the other one what is left beside a bar of 10 points (assumed).
    let narrow: CGFloat = whole.width >= 1366 ? 375 : 320
    var isWide = true
    switch share {
    case 0: (whole.width, isWide) = (narrow, false)
    case 0.5: (whole.width, isWide) = ((whole.width - 10) / 2, size.height >= 1366)
    case 1: (whole.width, isWide) = (whole.width - narrow - 10, isTurned)
    default: break
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: whole,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
        UITraitCollection(verticalSizeClass: .regular),
      ]))
  }

  static func tablet(_ size: CGSize, _ orientation: Orientation) -> ViewImageConfig {
    tablet(size, orientation == .landscape ? .landscape(splits: .full) : .portrait(splits: .full))
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
