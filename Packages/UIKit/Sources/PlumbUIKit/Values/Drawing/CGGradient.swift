import Combine
import Foundation
import PlumbDrawing
import PlumbLayout

/// Colours that follow each other.
public final class CGGradient: Sendable {
  let stops: [Paint.Stop]

  /// Creates a gradient of colours at locations from 0 to 1, or at even distances; `nil` if a colour is not one of
  /// CoreGraphics.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors.map(\.resolved), locations)
  }

  /// Creates a gradient of colours in consecutive components, each with its opacity.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    stops = Self.stops(
      (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * width)?.resolved },
      locations)
  }

  private static func stops(_ colors: [ResolvedColor], _ locations: UnsafePointer<CGFloat>?) -> [Paint.Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Paint.Stop(color: color, location: locations?[index] ?? even)
    }
  }
}

/// Whether the first and the last colour go on beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills everything inside of the clips with colours between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let paint = Paint.linearGradient(gradient.stops, from: startPoint, to: endPoint)
    // Far beyond the canvas on each side that goes on.
    let far: CGFloat = 1e4
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
    let (along, across) = (CGVector(dx: dx / length, dy: dy / length), far)
    let from = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let to = options.contains(.drawsAfterEndLocation) ? length + far : length
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + along.dx * distance - along.dy * side * across,
        y: startPoint.y + along.dy * distance + along.dx * side * across)
    }
    var band = Path()
    band.addLines([corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)])
    band.closeSubpath()
    add(.fill(band, paint, FillStyle()))
  }

  /// Fills everything inside of the clips with colours between two circles. Circles of different centres are drawn around the end's centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if startCenter != endCenter { WithoutEffect.gradientCenters.report(fileID, line) }
    let paint = Paint.radialGradient(
      gradient.stops, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let outer = options.contains(.drawsAfterEndLocation) ? 1e4 : max(startRadius, endRadius)
    var area = Path(ellipseIn: circle(outer))
    if !options.contains(.drawsBeforeStartLocation), min(startRadius, endRadius) > 0 {
      area.addEllipse(in: circle(min(startRadius, endRadius)))
    }
    add(.fill(area, paint, FillStyle(eoFill: true)))
  }
}
