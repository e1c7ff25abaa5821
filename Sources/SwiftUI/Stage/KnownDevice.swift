import PlumbLayout

/// A device on which a preview or an app can be shown, upright.
package struct KnownDevice: Equatable, Sendable {
  package let name: String
  /// In points.
  package let size: CGSize
  /// The insets that the status bar and the home indicator cover; assumed, not measured.
  package let insets: EdgeInsets
  /// The insets of a device on its side: for a phone those of the camera's edge and of the opposite edge, for a tablet
  /// the same as upright.
  package var turnedInsets: EdgeInsets {
    switch front {
    case .plain: insets
    case .button: EdgeInsets()
    case .island, .notch:
      EdgeInsets(top: 0, leading: insets.top, bottom: min(21, insets.bottom), trailing: insets.top)
    }
  }
  /// Pixels per point.
  let scale: Double

  /// The shape of a device's front.
  package enum Front: String, Sendable {
    /// A camera in the screen, or at the upper edge of it.
    case island, notch
    /// A button below the screen.
    case button
    case plain
  }

  package var front: Front {
    if name.hasPrefix("iPad") { return .plain }
    if insets.bottom == 0 { return .button }
    return insets.top > 50 ? .island : .notch
  }

  /// The corner radius of the screen, in points (assumed: what the pictures of such devices show).
  package var cornerRadius: CGFloat {
    switch front {
    case .button: 0
    case .plain: insets.bottom == 0 ? 0 : 18
    case .notch: insets.top == 44 ? 39 : 47
    case .island: insets.top == 62 ? 62 : 55
    }
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: Double
  ) {
    (self.name, self.scale) = (name, scale)
    size = CGSize(width: width, height: height)
    insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  /// The sizes that Apple publishes, the most used first.
  package static let all = [
    KnownDevice("iPhone 16", 393, 852, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 16 Pro", 402, 874, top: 62, bottom: 34, scale: 3),
    KnownDevice("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34, scale: 3),
    KnownDevice("iPhone 15 Pro", 393, 852, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 14", 390, 844, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 13 mini", 375, 812, top: 50, bottom: 34, scale: 3),
    KnownDevice("iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0, scale: 2),
    KnownDevice("iPhone 17", 402, 874, top: 62, bottom: 34, scale: 3),
    KnownDevice("iPhone 17 Pro", 402, 874, top: 62, bottom: 34, scale: 3),
    KnownDevice("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34, scale: 3),
    KnownDevice("iPhone 16 Plus", 430, 932, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 15", 393, 852, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 15 Plus", 430, 932, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 14 Pro", 393, 852, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 14 Pro Max", 430, 932, top: 59, bottom: 34, scale: 3),
    KnownDevice("iPhone 14 Plus", 428, 926, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 13", 390, 844, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 13 Pro", 390, 844, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 13 Pro Max", 428, 926, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 12", 390, 844, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 12 Pro", 390, 844, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 12 Pro Max", 428, 926, top: 47, bottom: 34, scale: 3),
    KnownDevice("iPhone 11", 414, 896, top: 48, bottom: 34, scale: 2),
    KnownDevice("iPhone 11 Pro", 375, 812, top: 44, bottom: 34, scale: 3),
    KnownDevice("iPhone 11 Pro Max", 414, 896, top: 44, bottom: 34, scale: 3),
    KnownDevice("iPhone X", 375, 812, top: 44, bottom: 34, scale: 3),
    KnownDevice("iPhone 8", 375, 667, top: 20, bottom: 0, scale: 2),
    KnownDevice("iPhone 8 Plus", 414, 736, top: 20, bottom: 0, scale: 3),
    KnownDevice("iPhone SE (1st generation)", 320, 568, top: 20, bottom: 0, scale: 2),
    KnownDevice("iPad (10th generation)", 820, 1180, top: 24, bottom: 20, scale: 2),
    KnownDevice("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20, scale: 2),
    KnownDevice("iPad Air (5th generation)", 820, 1180, top: 24, bottom: 20, scale: 2),
    KnownDevice("iPad (9th generation)", 810, 1080, top: 20, bottom: 0, scale: 2),
    KnownDevice("iPad Pro (11-inch)", 834, 1194, top: 24, bottom: 20, scale: 2),
    KnownDevice("iPad Pro (12.9-inch)", 1024, 1366, top: 24, bottom: 20, scale: 2),
  ]

  /// The device of a name, or one of its family: an iPad for every iPad's name, the first phone for every phone's.
  package static func named(_ name: String) -> KnownDevice? {
    if let device = all.first(where: { $0.name == name }) { return device }
    if name.hasPrefix("iPad") { return all.first { $0.name.hasPrefix("iPad") } }
    if name.hasPrefix("iPhone SE") { return all.first { $0.name.hasPrefix("iPhone SE") } }
    return name.hasPrefix("iPhone") ? all.first : nil
  }
}
