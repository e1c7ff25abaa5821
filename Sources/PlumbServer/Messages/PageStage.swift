import PlumbLayout
import SwiftUI

/// The devices that a page offers, and how views are shown at first.
package struct PageStage: Encodable, Equatable, Sendable {
  /// In the order in which they are offered.
  let devices = KnownDevice.all.map(DeviceFields.init)
  /// The stage that the command was given. The page chooses the other values.
  let given: Stage
  /// The views are behind a wall, and their page does nothing for them that reaches beyond it.
  let isWalled: Bool

  package init(given: Stage = Stage(), isWalled: Bool = false) {
    (self.given, self.isWalled) = (given, isWalled)
  }
}

/// A device as a message has it, in points.
struct DeviceFields: Encodable, Equatable, Sendable {
  let name: String
  let width, height: Double
  /// Top, leading, bottom, trailing; upright and on its side.
  let insets, turnedInsets: [Double]
  let corner: Double
  let front: String

  init(_ device: KnownDevice) {
    (name, front) = (device.name, device.front.rawValue)
    (width, height, corner) = (device.size.width, device.size.height, device.cornerRadius)
    let lengths = { (insets: EdgeInsets) in
      [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    }
    (insets, turnedInsets) = (lengths(device.insets), lengths(device.turnedInsets))
  }
}
