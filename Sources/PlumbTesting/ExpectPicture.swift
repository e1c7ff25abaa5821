import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews
import SwiftUI
import Testing

/// Expects a view to look, pixel for pixel, like the picture `Pictures/NAME.png` beside the test.
///
/// Without such a picture, the view's own is written there for a person to look at, and the test fails once. When the
/// two differ, a page with both and their difference is written to the temporary folder. A picture has at most 8 KiB.
@MainActor public func expectPicture<Content: View>(
  _ name: String, proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1,
  style: PlatformStyle = .iOS,
  environment: (inout EnvironmentValues) -> Void = { _ in }, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> Content
) {
  let tested = TestedView(
    proposing: width, height, scale: scale, style: style, environment: environment, view)
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
  do {
    let list = tested.host.displayList(size: tested.size, scale: scale)
    let problem = try PictureComparison(name: name, folder: folder).problem(with: list, scale: scale)
    if let problem { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
  } catch {
    Issue.record(error, "the picture \(name) could not be made or read", sourceLocation: sourceLocation)
  }
}

/// A recorded picture and what is compared with it.
package struct PictureComparison {
  /// Bytes that a recorded picture may have.
  package static let byteLimit = 8192
  private let name: String
  private let folder: URL

  package init(name: String, folder: URL) { (self.name, self.folder) = (name, folder) }

  /// What is wrong with a drawing, in words; `nil` if it is the recorded one.
  package func problem(with list: DisplayList, scale: CGFloat) throws -> String? {
    let actual = try list.pngData(scale: scale, background: .white)
    let file = folder.appendingPathComponent("\(name).png")
    guard actual.count <= Self.byteLimit else {
      return
        "The picture \(name) has \(actual.count) bytes, and \(Self.byteLimit) is the most: draw less or smaller."
    }
    guard let expected = try? [UInt8](Data(contentsOf: file)) else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual).write(to: file)
      return "There was no picture \(name): it was recorded. Look at it, and run the test again: \(file.path)"
    }
    let (old, new) = (try PixelImage.decode(expected), try PixelImage.decode(actual))
    let count = old.differingPixels(from: new)
    guard count > 0 else { return nil }
    let page = PicturePage(name: name, expected: old, actual: new)
    return "The picture \(name) differs in \(count) pixels: \(try page.write().path)"
  }
}

extension PixelImage {
  /// How many pixels are another colour; all of them if the sizes differ.
  package func differingPixels(from other: PixelImage) -> Int {
    guard (width, height) == (other.width, other.height) else {
      return max(width * height, other.width * other.height)
    }
    return (0..<width * height).count { differs(from: other, at: $0) }
  }

  func differs(from other: PixelImage, at pixel: Int) -> Bool {
    rgba[pixel * 4..<pixel * 4 + 4] != other.rgba[pixel * 4..<pixel * 4 + 4]
  }
}
