import PlumbUIKit
import SwiftUI

/// The drawing of people. Nobody can draw here, so it has no strokes.
public struct PKDrawing: Hashable, Codable, Sendable {
  private var bytes = Data()
  /// Creates a drawing without strokes.
  public init() {}
  /// Reads a drawing. Its strokes are not read, and the bytes are kept.
  public init(data: Data) throws { bytes = data }
  /// Creates a drawing of strokes.
  public init(strokes: some Sequence<PKStroke>) {}
  /// Returns the drawing as bytes: those that it was made of.
  public func dataRepresentation() -> Data { bytes }
  /// The strokes: none.
  public var strokes: [PKStroke] {
    get { [] }
    set { reportCompanion("PKCanvasView") }
  }
  /// The bounds of the strokes.
  public var bounds: CGRect { .null }
  /// Returns a picture of a part: an empty one.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    reportCompanion("PKCanvasView")
    return UIGraphicsImageRenderer(size: rect.size).image { _ in }
  }
  /// Adds another drawing. Strokes are not read, so the bytes of the first of the two that has any are kept.
  public mutating func append(_ drawing: PKDrawing) {
    guard !drawing.bytes.isEmpty else { return }
    if bytes.isEmpty { bytes = drawing.bytes } else { reportCompanion("PKCanvasView") }
  }
  /// Returns the drawing, moved.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
}

/// A stroke. Nobody ever holds one here.
public struct PKStroke: Sendable {
  /// The ink that it was drawn with.
  public var ink: PKInk
}

/// An ink to draw with.
public struct PKInk: @unchecked Sendable {
  public typealias InkType = PKInkingTool.InkType
  /// The kind of the ink.
  public var inkType: InkType
  /// Its colour.
  public var color: UIColor
  /// Creates an ink.
  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A tool for drawing.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool, @unchecked Sendable {
  /// The kinds of pens.
  public enum InkType: String, Sendable, CaseIterable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
    /// The default width of the line, in points. The numbers are assumed.
    public var defaultWidth: CGFloat { self == .marker ? 20 : 3 }
    /// Between which widths it can draw, in points. The numbers are assumed.
    public var validWidthRange: ClosedRange<CGFloat> { 1...40 }
  }
  /// The kind of the pen.
  public var inkType: InkType
  /// Its colour.
  public var color: UIColor
  /// The width of the line, in points.
  public var width: CGFloat
  /// Creates a pen.
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (self.inkType, self.color, self.width) = (inkType, color, width ?? inkType.defaultWidth)
  }
  /// Creates a pen of an ink.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
  /// The ink that it draws with.
  public var ink: PKInk { PKInk(inkType, color: color) }
}

/// A tool that removes strokes.
public struct PKEraserTool: PKTool, Sendable {
  /// The kind of an eraser, by the parts that it removes.
  public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
  /// The kind of the eraser.
  public let eraserType: EraserType
  /// Creates an eraser.
  public init(_ eraserType: EraserType, width: CGFloat = 0) { self.eraserType = eraserType }
}
/// Chooses strokes.
public struct PKLassoTool: PKTool, Sendable {
  /// Creates a lasso.
  public init() {}
}

/// The kinds of input that draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A canvas on which people draw. Here it is a placeholder.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  /// The drawing that is shown.
  open var drawing = PKDrawing() {
    didSet {
      guard drawing != oldValue else { return }
      (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }
  }
  /// The tool to draw with.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Whether the ruler is seen.
  open var isRulerActive = false
  /// The kinds of input that draw.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw.
  open var allowsFingerDrawing = true
  /// The recogniser that sees fingers and pens.
  open var drawingGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer(target: nil, action: nil) }

  /// Creates a placeholder of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    companionContent = { AnyView(Placeholder("Drawing", symbol: "pencil.tip", ground: .gray.opacity(0.1))) }
    reportCompanion("PKCanvasView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var canBecomeFirstResponder: Bool { true }
}

/// A delegate that is notified of drawing. All methods are optional.
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// The drawing has changed.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Somebody begins to draw. Nobody does here.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Somebody ends drawing. Nobody does here.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// An observer of the pens that people choose.
@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {}

/// Lets people choose a pen. It is not shown here.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
  /// Creates a picker.
  public nonisolated override init() {}
  /// The chosen tool.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Whether it is seen. It is not.
  open var isVisible: Bool { false }
  /// Whether the ruler is seen.
  open var isRulerActive = false
  /// Returns the one of a window.
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  /// Shows it beside a view. It is not.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    if visible { reportCompanion("PKToolPicker") }
  }
  /// Adds an observer of pens.
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  /// Forgets somebody who hears of pens.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
