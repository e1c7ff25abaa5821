import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

/// A picture by name, or a symbol, at its own size; `resizable` lets it take what it is offered.
nonisolated public struct Image: Equatable, Sendable, CalledView {
  package let callSite = _CallSite()
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case pixels(PixelImage, scale: CGFloat)
    case outline(Outline)
  }

  /// A shape that is an image with its own size, such as a symbol that another framework has made.
  package struct Outline: Equatable, Sendable {
    /// Within a rectangle of the size, whose corner is at zero.
    package var path: Path
    package var style: FillStyle
    /// In points.
    package var size: CGSize
    /// The colour that fills it. It is the foreground where no colour is set, and in template rendering.
    package var color: Color?

    package init(path: Path, style: FillStyle, size: CGSize, color: Color?) {
      (self.path, self.style, self.size, self.color) = (path, style, size, color)
    }
  }

  /// The mode in which an image is stretched.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether an image keeps its colours or gives its shape only.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The quality with which pixels are interpolated when an image is drawn larger or smaller.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of symbols relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large

    /// The size of symbols relative to medium: 1.29 as recorded (Recorded/Pictures.md#Y61, Y71), 0.8 assumed.
    package var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  let source: Source
  /// The folder of the bundle that a name is looked up in first, where it is not the program's own.
  var bundle: String?
  var isResizable = false
  /// In points; what is within them is not stretched.
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// The label that assistive tools report.
  var label: Text?
  /// Assistive tools pass over it.
  var isDecorative = false

  init(_ source: Source) { self.source = source }
  /// An image of pixels, as large as they are at some pixels per point.
  package init(pixels: PixelImage, scale: CGFloat) { self.init(.pixels(pixels, scale: scale)) }
  /// An image that is a shape.
  package init(outline: Outline) { self.init(.outline(outline)) }

  /// The image with text that assistive tools speak; without any, they pass over it.
  package func told(as label: Text?) -> Image {
    var copy = self
    (copy.label, copy.isDecorative) = (label, label == nil)
    return copy
  }

  init(named name: String, in bundle: Bundle?) {
    self.init(.named(name))
    self.bundle = bundle?.searchedFolder
  }

  /// Creates an image of an asset catalog, or a file beside the source. It is looked up in its bundle first, and then
  /// in all others.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name, in: bundle) }

  /// Creates an image of the asset catalog, or a file beside the source, with text that assistive tools speak.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(named: name, in: bundle)
    self.label = label
  }

  /// Creates an image of the asset catalog, or a file beside the source, that assistive tools pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(named: name, in: bundle)
    isDecorative = true
  }

  /// Creates a symbol by the name that it has on Apple's systems.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Makes the image fill the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: the rim that is not stretched, in points of the image.
  ///   - resizingMode: whether the rest is stretched or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var copy = self
    copy.isResizable = true
    (copy.capInsets, copy.resizingMode) = (capInsets, resizingMode)
    return copy
  }

  /// Sets whether the image keeps its colours or is filled with the foreground; `nil` leaves that to the catalog.
  ///
  /// Symbols are filled with the foreground in either mode.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// Sets how pixels are mixed where the image is drawn larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Sets whether the image's edges are smoothed. Plumb changes nothing.
  public func antialiased(_ isAntialiased: Bool, fileID: StaticString = #fileID, line: UInt = #line) -> Image
  {
    reportUnsupported("Image.antialiased", fileID, line, if: !isAntialiased)
    return self
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
