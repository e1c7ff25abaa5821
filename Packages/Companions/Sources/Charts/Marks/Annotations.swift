import SwiftUI

/// The position of a note at a mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x, y: CGFloat
  private let isAutomatic: Bool
  private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
    (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
  }
  /// The position with the most space: above. A label beside a whole chart has its own default position.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// Above.
  public static let top = AnnotationPosition(0, -1)
  /// Below.
  public static let bottom = AnnotationPosition(0, 1)
  /// Before.
  public static let leading = AnnotationPosition(-1, 0)
  /// Behind.
  public static let trailing = AnnotationPosition(1, 0)
  /// On it.
  public static let overlay = AnnotationPosition(0, 0)
  /// Above, and before.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above, and behind.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below, and before.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below, and behind.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The values of a mark that a note can read.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The treatment of a note that would reach out of the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind { case automatic, disabled, fit, padScale }
    let kind: Kind
    var boundary = Boundary.automatic
    /// It stays in the chart along the horizontal axis; along the vertical one it stays where it is.
    public static let automatic = Strategy(kind: .automatic)
    /// It stays where it is.
    public static let disabled = Strategy(kind: .disabled)
    /// The axis becomes longer. Plumb leaves the note where it is, as with `disabled`.
    public static let padScale = Strategy(kind: .padScale)
    /// It is moved inside.
    public static let fit = Strategy(kind: .fit)
    /// It is moved into the chart, or into the plot.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit, boundary: boundary) }
  }
  /// The area that a note is moved into.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case automatic, chart, plot }
    let kind: Kind
    /// The chart.
    public static let automatic = Boundary(kind: .automatic)
    /// The chart, with its axes.
    public static let chart = Boundary(kind: .chart)
    /// The rectangle of the marks.
    public static let plot = Boundary(kind: .plot)
  }
  let x, y: Strategy
  /// The usual way on both axes.
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)
  /// Creates a resolution with a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

extension ChartContent {
  /// Adds a view to each of the marks. The spacing is in points; 4 by default (assumed).
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }
  /// Adds a view to each of the marks, with a resolution for views that do not fit.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> V
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }
  /// Adds a view to each of the marks, which receives the size of its mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ view: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> _ChartGroup {
    changed {
      $0.annotations.append(
        .init(position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow, view: view)
      )
    }
  }
}

/// Puts a note at a point, and moves it inside of what it may not leave.
struct AnnotationPlace: ViewModifier {
  let point: CGPoint
  let anchor: UnitPoint
  let (xBounds, yBounds): (ClosedRange<CGFloat>?, ClosedRange<CGFloat>?)

  init(_ annotation: _ChartMark.Annotation, at target: CGRect, plot: CGRect, chart whole: CGRect) {
    let position = annotation.position
    // On the sides where the note has room, it begins or ends where the mark does.
    func side(_ along: CGFloat, _ start: Bool, _ end: Bool) -> CGFloat {
      along != 0 ? 0 : start ? -1 : end ? 1 : 0
    }
    let alignment = annotation.alignment
    let x = side(position.x, alignment.horizontal == .leading, alignment.horizontal == .trailing)
    let y = side(position.y, alignment.vertical == .top, alignment.vertical == .bottom)
    point = CGPoint(
      x: target.midX + position.x * (target.width / 2 + annotation.spacing) + x * target.width / 2,
      y: target.midY + position.y * (target.height / 2 + annotation.spacing) + y * target.height / 2)
    anchor = UnitPoint(x: 0.5 - position.x / 2 + x / 2, y: 0.5 - position.y / 2 + y / 2)
    func bounds(_ strategy: AnnotationOverflowResolution.Strategy, _ isHorizontal: Bool) -> ClosedRange<
      CGFloat
    >? {
      guard strategy.kind == .fit || strategy.kind == .automatic && isHorizontal else { return nil }
      let rect = strategy.boundary.kind == .plot ? plot : whole
      return isHorizontal ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
    }
    (xBounds, yBounds) = (bounds(annotation.overflow.x, true), bounds(annotation.overflow.y, false))
  }

  func body(content: Content) -> some View {
    content.fixedSize()
      .alignmentGuide(.leading) { -place($0.width, point.x - $0.width * anchor.x, xBounds) }
      .alignmentGuide(.top) { -place($0.height, point.y - $0.height * anchor.y, yBounds) }
  }

  private func place(_ length: CGFloat, _ wanted: CGFloat, _ bounds: ClosedRange<CGFloat>?) -> CGFloat {
    guard let bounds else { return wanted }
    return max(bounds.lowerBound, min(wanted, bounds.upperBound - length))
  }
}
