import Foundation
import PlumbInspector
import PlumbSnapshots
import PlumbViews
import SwiftUI
import Testing

/// Expects a view to look, pixel for pixel, like the picture `Pictures/NAME.png` beside the test.
///
/// Text that names no font has `Font.squares(10)`, as in layouts; `environment: { $0.font = nil }` draws it in the font of the system.
/// Symbols, and the images and colours of the tested package's resources, are drawn. The background is white, and black for
/// the dark colour scheme.
///
/// Without such a picture, the view's own is written there for a person to look at, and the test fails once. When the
/// two differ, a page with both, their difference, and the views that moved is written to a folder of the run; the failure names it.
@MainActor public func expectPicture<Content: View>(
  _ name: String, proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1,
  style: PlatformStyle = .iOS,
  environment: (inout EnvironmentValues) -> Void = { _ in }, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> Content
) {
  let tested = TestedView(
    proposing: width, height, scale: scale, style: style,
    environment: { values in
      values.takeResourcesOfProgram()
      environment(&values)
    }, view)
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
  do {
    let file = folder.appendingPathComponent("\(name).png")
    if let problem = try PictureReference(name: name, file: file).problem(with: try tested.picture()) {
      recordFailure(problem, at: sourceLocation)
    }
  } catch {
    recordFailure("The picture \(name) could not be made or read: \(error)", at: sourceLocation)
  }
}

extension TestedView {
  /// The look of the view, with the layout behind it.
  func picture() throws -> RecordedPicture {
    let scale = displayScale
    let list = host.picture(size: size)
    let png = try list.pngData(scale: scale)
    return try traced { try RecordedPicture(png: png, of: $0) }
  }
}
