import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

extension PictureRenderer {
  /// Returns a picture as PNG, width × scale by height × scale pixels.
  ///
  /// - Parameters:
  ///   - view: makes the view, on the main actor.
  ///   - proposedSize: what the view is offered, in points; its ideal size by default.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether what nobody drew is black, instead of transparent.
  ///   - compression: how long it may take, and how small the file becomes.
  /// - Throws: `CancellationError`, ``PictureRendererError``, and what ``ImageRenderer/pngData(compression:)`` throws.
  public func pngData<Content: View>(
    @ViewBuilder of view: @MainActor () -> Content, proposedSize: ProposedViewSize = .unspecified,
    scale: CGFloat = 1, isOpaque: Bool = false, compression: PictureCompression = .fast
  ) async throws -> Data {
    try await pixelData(of: view, proposedSize, scale, isOpaque) { list, background, stop in
      try list.pngData(scale: scale, background: background, compression: compression, stop: stop)
    }
  }

  /// Returns a picture as JPEG, width × scale by height × scale pixels, on white if it is not opaque.
  ///
  /// - Parameters:
  ///   - view: makes the view, on the main actor.
  ///   - proposedSize: what the view is offered, in points; its ideal size by default.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether what nobody drew is black, instead of white.
  ///   - quality: from 0 for the smallest file to 1 for the best picture.
  /// - Throws: `CancellationError`, ``PictureRendererError``, and what ``ImageRenderer/jpegData(quality:)`` throws.
  public func jpegData<Content: View>(
    @ViewBuilder of view: @MainActor () -> Content, proposedSize: ProposedViewSize = .unspecified,
    scale: CGFloat = 1, isOpaque: Bool = false, quality: Double = 0.9
  ) async throws -> Data {
    try await pixelData(of: view, proposedSize, scale, isOpaque) { list, background, stop in
      try list.jpegData(scale: scale, quality: quality, background: background, stop: stop)
    }
  }

  /// Returns a picture as WebP, width × scale by height × scale pixels.
  ///
  /// - Parameters:
  ///   - view: makes the view, on the main actor.
  ///   - proposedSize: what the view is offered, in points; its ideal size by default.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether what nobody drew is black, instead of transparent.
  ///   - quality: from 0 for the smallest file to 1, which loses nothing.
  /// - Throws: `CancellationError`, ``PictureRendererError``, and what ``ImageRenderer/webpData(quality:)`` throws.
  public func webpData<Content: View>(
    @ViewBuilder of view: @MainActor () -> Content, proposedSize: ProposedViewSize = .unspecified,
    scale: CGFloat = 1, isOpaque: Bool = false, quality: Double = 0.9
  ) async throws -> Data {
    try await pixelData(of: view, proposedSize, scale, isOpaque) { list, background, stop in
      try list.webpData(scale: scale, quality: quality, background: background, stop: stop)
    }
  }

  /// Returns a picture as SVG, in points.
  ///
  /// - Parameters:
  ///   - view: makes the view, on the main actor.
  ///   - proposedSize: what the view is offered, in points; its ideal size by default.
  /// - Throws: `CancellationError`, ``PictureRendererError``, and what ``ImageRenderer/svgString()`` throws.
  public func svgString<Content: View>(
    @ViewBuilder of view: @MainActor () -> Content, proposedSize: ProposedViewSize = .unspecified
  ) async throws -> String {
    try await make(prepare: { try self.picture(of: view(), proposedSize, 1) }, cost: { _ in 0 }) {
      try $0.svgString(stop: $1)
    }
  }

  /// Returns a picture as one page of PDF, in points. Pages of PDF are drawn one after the other, beside other
  /// pictures.
  ///
  /// - Parameters:
  ///   - view: makes the view, on the main actor.
  ///   - proposedSize: what the view is offered, in points; its ideal size by default.
  /// - Throws: `CancellationError`, ``PictureRendererError``, and what ``ImageRenderer/pdfData()`` throws.
  public func pdfData<Content: View>(
    @ViewBuilder of view: @MainActor () -> Content, proposedSize: ProposedViewSize = .unspecified
  ) async throws -> Data {
    try await make(
      prepare: {
        let renderer = self.renderer(of: view())
        renderer.proposedSize = proposedSize
        return try renderer.completeView().page()
      }, cost: { _ in 0 }
    ) { Data(try $0.pdfData(stop: $1)) }
  }

  /// Returns a view on as many pages of PDF as it needs, as
  /// ``ImageRenderer/pdfData(paper:margins:description:header:footer:)`` cuts it.
  ///
  /// - Parameters:
  ///   - view: makes the view, on the main actor.
  ///   - paper: the size of the pages.
  ///   - margins: what is left free on each side, in points.
  ///   - description: the text for readers and search.
  ///   - header: the view on top of each page.
  ///   - footer: the view at the bottom of each page.
  /// - Throws: `CancellationError`, ``PictureRendererError``, and what an ``ImageRenderer`` throws.
  @preconcurrency public func pdfData<Content: View, Header: View, Footer: View>(
    @ViewBuilder of view: @MainActor () -> Content, paper: Paper,
    margins: EdgeInsets = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36),
    description: DocumentDescription = DocumentDescription(),
    @ViewBuilder header: @escaping @MainActor (DocumentPage) -> Header = { _ in EmptyView() },
    @ViewBuilder footer: @escaping @MainActor (DocumentPage) -> Footer = { _ in EmptyView() }
  ) async throws -> Data {
    try await make(
      prepare: {
        try self.renderer(of: view()).pageSequence(
          paper: paper, margins: margins, description: description, header: { AnyView(header($0)) },
          footer: { AnyView(footer($0)) })
      }, cost: { _ in 0 }
    ) { Data(try $0.pdfData(stop: $1)) }
  }

  @MainActor private func renderer<Content: View>(of view: Content) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.onProblem = tell
    return renderer
  }

  /// A file of pixels, which `encode` makes of what is drawn, on a background if there is one.
  private func pixelData<Content: View>(
    of view: @MainActor () -> Content, _ proposedSize: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool,
    encode: @escaping @Sendable (DisplayList, ResolvedColor?, DrawingStop) throws -> [UInt8]
  ) async throws -> Data {
    try await make(
      prepare: { try self.picture(of: view(), proposedSize, scale) }, cost: { try Self.pixels(of: $0, scale) }
    ) { list, stop in
      Data(try encode(list, isOpaque ? .black : nil, stop))
    }
  }

  @MainActor private func picture<Content: View>(
    of view: Content, _ proposedSize: ProposedViewSize, _ scale: CGFloat
  ) throws -> DisplayList {
    let renderer = renderer(of: view)
    (renderer.proposedSize, renderer.scale) = (proposedSize, scale)
    return try renderer.completeDisplayList()
  }

  /// Returns the number of bytes that a picture takes until it is a file: four a pixel for Cairo, for the rows, and for
  /// what they are packed into.
  private static func pixels(of list: DisplayList, _ scale: CGFloat) throws -> Int {
    let size = try list.pixelSize(scale: scale)
    return 12 * size.width * size.height
  }
}
