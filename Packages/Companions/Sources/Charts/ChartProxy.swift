import SwiftUI

/// Finds the places of values in a chart, and the values at places. Places are in points from the plot's top left corner.
public struct ChartProxy {
  let layout: ChartLayout
  let selection: ChartSelection
  /// The size of the rectangle in which the marks are, in points.
  public let plotSize: CGSize
  private let frame: Anchor<CGRect>

  init(layout: ChartLayout, selection: ChartSelection, size: CGSize, frame: Anchor<CGRect>) {
    (self.layout, self.selection, plotSize, self.frame) = (layout, selection, size, frame)
  }

  /// The size of the rectangle in which the marks are, in points.
  public var plotAreaSize: CGSize { plotSize }
  /// The rectangle in which the marks are. A geometry proxy of a view above or below the chart resolves it.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The rectangle in which the marks are.
  public var plotAreaFrame: Anchor<CGRect> { frame }
  /// The rectangle that shows the plot. It is the plot's here, also where people scroll.
  public var plotContainerFrame: Anchor<CGRect>? { frame }

  /// Returns the position of a value of the horizontal axis; `nil` if it has none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    layout.place(value.chartValue, onX: true, in: plotSize)
  }
  /// Returns the position of a value of the vertical axis; `nil` if it has none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    layout.place(value.chartValue, onX: false, in: plotSize)
  }
  /// Returns the position of two values; `nil` if one of them has none.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the range that a value of the horizontal axis covers. A number covers one place.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map { range($0, layout.x.length(of: value.chartValue) * plotSize.width) }
  }
  /// Returns the range that a value of the vertical axis covers. A number covers one place.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map { range($0, layout.y.length(of: value.chartValue) * plotSize.height) }
  }
  private func range(_ middle: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
    middle - abs(length) / 2...middle + abs(length) / 2
  }

  /// Returns the value of the horizontal axis at a place.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    layout.value(at: position, onX: true, in: plotSize)?.plotted(as: type)
  }
  /// Returns the value of the vertical axis at a place.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    layout.value(at: position, onX: false, in: plotSize)?.plotted(as: type)
  }
  /// Returns the values of both axes at a point.
  public func value<X: Plottable, Y: Plottable>(at point: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (
    X, Y
  )? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else { return nil }
    return (x, y)
  }
  /// Returns the sum of all sectors up to an angle, from above and clockwise.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    layout.sectors.value(at: angle.radians).flatMap { _ChartValue.number($0).plotted(as: type) }
  }
  /// Returns the angle of a point around the middle of the plot, from above and clockwise.
  public func angle(at point: CGPoint) -> Angle {
    let angle = atan2(point.x - plotSize.width / 2, plotSize.height / 2 - point.y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// From where to where the values of the horizontal axis go.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] {
    layout.x.ends.compactMap { $0.plotted(as: dataType) }
  }
  /// From where to where the values of the vertical axis go.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] {
    layout.y.ends.compactMap { $0.plotted(as: dataType) }
  }

  /// Chooses the value of the horizontal axis at a place, for `chartXSelection`.
  public func selectXValue(at position: CGFloat) {
    selection.x?.select(layout.value(at: position, onX: true, in: plotSize))
  }
  /// Chooses the value of the vertical axis at a place, for `chartYSelection`.
  public func selectYValue(at position: CGFloat) {
    selection.y?.select(layout.value(at: position, onX: false, in: plotSize))
  }
  /// Chooses the values of the horizontal axis between two places, for `chartXSelection`.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    selection.x?.selectRange(
      layout.value(at: start, onX: true, in: plotSize), layout.value(at: end, onX: true, in: plotSize))
  }
  /// Chooses the values of the vertical axis between two places, for `chartYSelection`.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    selection.y?.selectRange(
      layout.value(at: start, onX: false, in: plotSize), layout.value(at: end, onX: false, in: plotSize))
  }
  /// Chooses the value at an angle, for `chartAngleSelection`.
  public func selectAngleValue(at angle: Angle) {
    selection.angle?.select(layout.sectors.value(at: angle.radians).map { .number($0) })
  }
}

extension ChartScale {
  /// The words, or the first and the last value.
  fileprivate var ends: [_ChartValue] {
    switch domain {
    case .words(let words): words.map { .word($0) }
    case .numbers(let low, let high): [.number(low), .number(high)]
    case .dates(let low, let high): [.date(low), .date(high)]
    }
  }
}

extension View {
  /// Layers views above the chart. They receive a proxy with the positions of values.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { layer(alignment, isBehind: false, content) }
  /// Layers views behind the chart. They receive a proxy with the positions of values.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { layer(alignment, isBehind: true, content) }
  /// Recognises a gesture in the plot, in the place of the one that chooses values.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chart { $0.gesture = { proxy in AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))) } }
  }

  private func layer<V: View>(
    _ alignment: Alignment, isBehind: Bool, _ content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.layers.append(.init(isBehind: isBehind, alignment: alignment) { AnyView(content($0)) })
    }
  }
}

/// The rectangle of the plot, for the views above and behind the chart.
struct ChartFrameKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// The views above or behind a chart.
struct ChartLayers: View {
  let layers: [ChartSettings.Layer]
  let layout: ChartLayout
  let settings: ChartSettings
  let frame: Anchor<CGRect>

  var body: some View {
    GeometryReader { geometry in
      let size = geometry[frame].size
      let proxy = ChartProxy(
        layout: layout.padded(settings, in: size), selection: settings.selection, size: size, frame: frame)
      ForEach(layers.indices, id: \.self) { index in
        layers[index].view(proxy)
          .frame(width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
      }
    }
  }
}
