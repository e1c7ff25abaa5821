import SwiftUI

/// The selection of people in a chart.
struct ChartSelection {
  /// Writes what is chosen along one axis.
  struct Target {
    var select: (_ChartValue?) -> Void = { _ in }
    var selectRange: (_ChartValue?, _ChartValue?) -> Void = { _, _ in }
    /// Whether a drag chooses all values between its beginning and its end.
    var isRange = false
  }
  var (x, y, angle): (Target?, Target?, Target?) = (nil, nil, nil)
  var isNone: Bool { x == nil && y == nil && angle == nil }
}

extension ChartSelection.Target {
  init<P: Plottable>(_ value: Binding<P?>) {
    select = { value.wrappedValue = $0?.plotted(as: P.self) }
  }

  init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    isRange = true
    selectRange = { start, end in
      guard let start = start?.plotted(as: P.self), let end = end?.plotted(as: P.self) else {
        range.wrappedValue = nil
        return
      }
      range.wrappedValue = min(start, end)...max(start, end)
    }
  }
}

extension View {
  /// Lets people choose a value of the horizontal axis: the one under the finger, until it leaves the screen.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selection.x = .init(value) }
  }
  /// Lets people choose values of the horizontal axis by a drag over them.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.selection.x = .init(range) }
  }
  /// Lets people choose a value of the vertical axis: the one under the finger, until it leaves the screen.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selection.y = .init(value) }
  }
  /// Lets people choose values of the vertical axis by a drag over them.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.selection.y = .init(range) }
  }
  /// Lets people choose a sector: the value is the sum of the sectors up to the finger. It stays when the finger leaves the
  /// screen (assumed).
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selection.angle = .init(value) }
  }
}

/// The gesture that chooses values, above the plot.
struct ChartSelectionArea: View {
  let proxy: ChartProxy

  var body: some View {
    Color.clear.contentShape(Rectangle()).gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { choose(from: $0.startLocation, to: $0.location) }
        .onEnded { _ in end() })
  }

  private func choose(from start: CGPoint, to point: CGPoint) {
    let selection = proxy.selection
    if selection.x?.isRange == true {
      proxy.selectXRange(from: start.x, to: point.x)
    } else {
      proxy.selectXValue(at: point.x)
    }
    if selection.y?.isRange == true {
      proxy.selectYRange(from: start.y, to: point.y)
    } else {
      proxy.selectYValue(at: point.y)
    }
    if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
  }

  private func end() {
    // A range stays until another one is chosen.
    if proxy.selection.x?.isRange == false { proxy.selection.x?.select(nil) }
    if proxy.selection.y?.isRange == false { proxy.selection.y?.select(nil) }
  }
}
