import PlumbSnapshots
import PlumbUIKit
import SwiftUI

/// A picture of a view that keeps the view's layout, also in its file.
final class ViewPicture: UIImage, @unchecked Sendable {
  let file: RecordedPicture
  /// The problems of the view: the parts that it could not show, and the requests that had no effect.
  let problems: [String]

  init(_ recorded: RecordedPicture, scale: CGFloat, problems: [String] = []) {
    (file, self.problems) = (recorded, problems)
    super.init(
      cgImage: CGImage(recorded.pixels), scale: scale, orientation: .up)
  }

  required convenience init(imageLiteralResourceName name: String) {
    fatalError("A picture of a view has no name; it comes from a strategy of SnapshotTesting.")
  }

  required convenience init?(coder: NSCoder) { return nil }
}

extension UIImage {
  /// The picture as it is in a file; `nil` for an image of nothing.
  var recorded: RecordedPicture? {
    if let picture = self as? ViewPicture { return picture.file }
    return pngData().flatMap { try? RecordedPicture(bytes: [UInt8]($0)) }
  }
}
