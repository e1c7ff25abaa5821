import Foundation
import PlumbSnapshots
import PlumbUIKit
import SwiftUI

extension Diffing where Value == UIImage {
  /// Compares pictures pixel for pixel.
  public static var image: Diffing { .image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how close a pixel must look to match: 1 is the same colour, and 0.98 is what most eyes cannot
  ///     distinguish.
  ///   - scale: pixels per point of a picture that is read.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = PictureTolerance(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    return Diffing(
      toData: { image in image.recorded.map { Data($0.bytes) } ?? Data() },
      fromData: { data in
        (try? RecordedPicture(bytes: [UInt8](data))).map { ViewPicture($0, scale: scale ?? 1) } ?? UIImage()
      },
      diff: { old, new in
        guard let new = new.recorded else {
          return ("There is no picture: what is looked at has no size, or nothing to draw.", [])
        }
        guard let old = old.recorded else {
          return ("The recorded file is no picture that can be read. Delete it, and record it anew.", [])
        }
        let difference = PictureDifference(
          name: "picture", expected: old, actual: new, tolerance: tolerance)
        return difference.map { ("The picture \($0.sentence).", attachments(old, new, $0)) }
      })
  }

  private static func attachments(
    _ old: RecordedPicture, _ new: RecordedPicture, _ difference: PictureDifference
  ) -> [XCTAttachment] {
    let marked = (try? difference.marked()) ?? []
    return zip(["reference", "failure", "difference"], [old.bytes, new.bytes, marked]).map { name, bytes in
      let attachment = XCTAttachment(data: Data(bytes))
      attachment.name = name
      return attachment
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Keeps a picture.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture; ``Diffing/image(precision:perceptualPrecision:scale:)`` says how it is compared.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Keeps a picture of a view in its ideal size.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: says on Apple's systems which of two ways draws the view. There is one way here, which draws all.
  ///   - precision: the share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how close a pixel must look to match: 1 is the same colour, and 0.98 is what most eyes cannot
  ///     distinguish.
  ///   - layout: how large the picture is.
  ///   - traits: what the view inherits: dark or light, pixels per point, the size of text, the direction, size classes. The
  ///     picture has two pixels per point where they do not say it.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      view in
      ShownValue.picture(of: view, layout, traits)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Keeps a picture of a controller's view in its ideal size.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture of a controller's view on a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      ShownValue.picture(of: $0, .device(config: config), traits)
    }
  }

  /// Keeps a picture of a controller's view, in a size or in its ideal size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Keeps a picture of a view of UIKit, in its own size.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture of a view of UIKit, in a size or in its own.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      ShownValue.picture(of: $0, size, traits)
    }
  }
}
