import SwiftUI

/// A form that represents a value.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the form seems to fill. All forms of one size seem equally large.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The whole square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The usual forms.
public struct BasicChartSymbolShape: ChartSymbolShape, OutlinedSymbolShape, Hashable, Sendable {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  var lineWidth: CGFloat?

  /// Returns the form as a line along its inside.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, lineWidth: lineWidth)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard let lineWidth, kind != .plus, kind != .cross, kind != .asterisk else { return outline(in: rect) }
    return outline(in: rect, inset: lineWidth / 2)
      .strokedPath(StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
  }

  func surrounded(in rect: CGRect) -> Path? { lineWidth == nil ? nil : outline(in: rect) }

  private nonisolated func outline(in whole: CGRect, inset: CGFloat = 0) -> Path {
    // A square is nine tenths of a circle wide (Recorded/Screens.md#Y123).
    let side = kind == .square ? 0.05 : 0
    let rect = whole.insetBy(dx: whole.width * side + inset, dy: whole.height * side + inset)
    return switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Self.polygon(3, in: rect)
    case .diamond: Self.polygon(4, in: rect)
    case .pentagon: Self.polygon(5, in: rect)
    case .plus: Self.arms(4, from: 0, in: rect)
    case .cross: Self.arms(4, from: .pi / 4, in: rect)
    case .asterisk: Self.arms(6, from: -.pi / 2, in: rect)
    }
  }

  private nonisolated static func points(_ count: Int, from start: Double, in rect: CGRect) -> [CGPoint] {
    (0..<count).map { index in
      let angle = start + 2 * .pi * Double(index) / Double(count)
      return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
    }
  }

  private nonisolated static func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(points(corners, from: -.pi / 2, in: rect))
      path.closeSubpath()
    }
  }

  /// Lines from the middle with round ends, of which the outermost touch the sides of the rectangle (Recorded/Screens.md#Y123).
  private nonisolated static func arms(_ count: Int, from start: Double, in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height) * 0.43
    let directions = points(count, from: start, in: CGRect(x: -1, y: -1, width: 2, height: 2))
    let most = directions.map { max(abs($0.x), abs($0.y)) }.max() ?? 1
    let lines = Path { path in
      for direction in directions {
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(
          to: CGPoint(
            x: rect.midX + direction.x / most * (rect.width - width) / 2,
            y: rect.midY + direction.y / most * (rect.height - width) / 2))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// Five corners.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two lines, upright and lying.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two slanting lines.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}

extension ChartSymbolShape where Self: InsettableShape {
  // Outside of charts a line along a shape is a view.
  /// Returns the shape as a line along its inside, in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape as a line in a style along its inside.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    _OutlinedSymbol(shape: self, style: style)
  }
}

/// A form that is drawn as a line along its inside.
protocol OutlinedSymbolShape {
  /// All that the line surrounds; `nil` where the form is filled itself.
  func surrounded(in rect: CGRect) -> Path?
}

/// A shape's outline, inside of the shape.
nonisolated private struct _OutlinedSymbol<S: InsettableShape>: ChartSymbolShape, OutlinedSymbolShape {
  let shape: S
  let style: StrokeStyle

  func surrounded(in rect: CGRect) -> Path? { shape.path(in: rect) }

  func path(in rect: CGRect) -> Path {
    shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

/// The symbol at a value: a form, or a view.
enum ChartSymbol {
  /// A form in a rectangle, and the part that it surrounds, where no line goes through.
  case shape(drawn: @MainActor (CGRect) -> Path, surrounded: @MainActor (CGRect) -> Path?)
  case view(AnyView)

  @MainActor init<S: ChartSymbolShape>(_ shape: S) {
    let outlined = shape as? any OutlinedSymbolShape
    self = .shape(drawn: { shape.path(in: $0) }, surrounded: { outlined?.surrounded(in: $0) })
  }

  /// The forms of names without their own, in order: on lines outlines of two points, among which is a square, and
  /// else a cross instead of it (Recorded/Screens.md#Y123; the others are assumed).
  @MainActor static func usual(_ index: Int, ofLine: Bool) -> ChartSymbol {
    let all = BasicChartSymbolShape.Kind.allCases
    let kinds = ofLine ? all : [.circle, .cross] + all.filter { $0 != .circle && $0 != .cross }
    return ChartSymbol(
      BasicChartSymbolShape(kind: kinds[index % kinds.count], lineWidth: ofLine ? 2 : nil))
  }
}

/// The size of a symbol.
enum ChartSymbolSize {
  /// In square points. A circle has this area.
  case area(CGFloat)
  case size(CGSize)

  /// The size of what is around it.
  var size: CGSize {
    switch self {
    case .area(let area):
      let side = 2 * (max(0, area) / .pi).squareRoot()
      return CGSize(width: side, height: side)
    case .size(let size): return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
  }
}
