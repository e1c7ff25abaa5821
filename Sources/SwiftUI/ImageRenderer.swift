import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbText
import PlumbViews

/// Makes pictures of a view, without a screen.
///
///     let renderer = ImageRenderer(content: Text("Hello"))
///     try renderer.pngData().write(to: URL(filePath: "hello.png"))
@MainActor public final class ImageRenderer<Content: View> {
  /// The view that pictures are made of.
  public var content: Content
  /// The size that is proposed to the view, in points; by default its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether a PNG, `cgImage` and `uiImage` have no transparent part: what nobody drew is black, as on Apple's systems. SVG
  /// and PDF do not follow it.
  public var isOpaque = false
  /// A closure that receives a sentence about each request of the view that has no effect, such as an image without a
  /// file.
  ///
  /// Without it, each sentence is written once to standard error. This is not in SwiftUI.
  public var onProblem: ((String) -> Void)?

  /// Creates a renderer of a view, which draws at its ideal size with one pixel per point.
  public init(content view: Content) { content = view }

  /// Draws the view into a custom target: `renderer` gets the size in points and a function that draws.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ drawInto: (RenderTarget) -> Void) -> Void
  ) {
    let list = displayList(scale: rasterizationScale)
    renderer(list.size) { target in target.draw(list) }
  }

  /// Returns the picture as PNG, width × scale by height × scale pixels. This is not in SwiftUI.
  ///
  /// - Parameter compression: how long it may take, and how small the file becomes.
  public func pngData(compression: PictureCompression = .fast) throws -> Data {
    let background: ResolvedColor? = isOpaque ? .black : nil
    return Data(
      try completeDisplayList().pngData(
        scale: scale, background: background, compression: compression))
  }

  /// Returns the picture as JPEG, width × scale by height × scale pixels, on white if it is not opaque.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1 for the best picture.
  public func jpegData(quality: Double = 0.9) throws -> Data {
    Data(
      try completeDisplayList().jpegData(
        scale: scale, quality: quality, background: isOpaque ? .black : nil))
  }

  /// Returns the picture as WebP, width × scale by height × scale pixels. This is not in SwiftUI.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1, which loses nothing.
  public func webpData(quality: Double = 0.9) throws -> Data {
    Data(
      try completeDisplayList().webpData(
        scale: scale, quality: quality, background: isOpaque ? .black : nil))
  }

  /// Returns the picture as SVG, in points.
  public func svgString() throws -> String { try completeDisplayList().svgString() }

  /// Returns the picture as one page of PDF, in points. Assistive tools read in it what they would read of the view.
  public func pdfData() throws -> Data { Data(try completeView().page().pdfData()) }

  func displayList(scale: CGFloat) -> DisplayList {
    staged(AnyView(content), proposedSize, fits: true, scale: scale).displayList()
  }

  /// The picture for bytes, which no text is missing in.
  func completeDisplayList() throws -> DisplayList { try completeView().displayList() }

  /// The view for bytes, which no text is missing in.
  func completeView() throws -> StagedView {
    let staged = staged(AnyView(content), proposedSize, fits: true, scale: scale)
    try checkFonts(of: staged)
    return staged
  }

  /// Shows a view, and reports what it asks for and cannot have.
  func staged(
    _ view: AnyView, _ size: ProposedViewSize, fits: Bool, scale: CGFloat
  ) -> StagedView {
    // The code of an app that makes a picture goes on in the surroundings of its window.
    let around = Surroundings.current
    defer { Surroundings.announce(around) }
    var environment = EnvironmentValues()
    environment.resources = .ofProgram
    let stage = Stage(size: size, fits: fits, scale: max(scale, 0.01))
    let tell = onProblem ?? RenderingProblems.tell
    return stage.show(view, environment: environment, problems: tell)
  }

  /// - Throws: `ExportError` where a text of a view has no font at all.
  func checkFonts(of staged: StagedView) throws {
    for warning in [TextWarning.noFonts, .noOpenFiles] where staged.host.hasReported("\(warning)") {
      throw ExportError.noFonts("\(warning)")
    }
  }
}
