import SwiftUI

/// The settings of the views around a chart.
struct ChartSettings {
  struct AxisSettings {
    /// The axes that the app describes, also where they are hidden.
    var axes = [_ChartAxis()]
    var isHidden = false
    var label: Label?
    var scale = _ChartScaleSettings()
    /// The amount that is seen at once, where people scroll: a number, seconds or values.
    var visibleLength: Double?
    /// An axis is shown at the side where axes of its kind are not by default.
    var isOpposite: Bool { !isHidden && axes.contains(where: \.isOpposite) }
    /// Returns the settings of the first axis for its values. Between integers there are none.
    func ticks(isWhole: Bool = false) -> ChartTicks {
      var ticks = ChartTicks(rounding: axes.first?.rounding ?? (nil, nil))
      // The largest value of a hidden axis touches the end of the plot (Recorded/Screens.md#Y100).
      if isHidden { ticks.rounding = (ticks.rounding.lower ?? false, ticks.rounding.upper ?? false) }
      switch axes.first?.values {
      case .automatic(let count, let minimum):
        (ticks.count, ticks.minimumStep) = (count ?? ticks.count, minimum)
      case .step(let step): ticks.step = step
      case .stride(let component, let count, _): ticks.stride = (component, count)
      case .some(.some(let values)): ticks.numbers = values.filter { !$0.isDate }.compactMap(\.number)
      case nil: break
      }
      if isWhole { ticks.minimumStep = max(1, ticks.minimumStep) }
      return ticks
    }
  }
  /// The name of an axis.
  struct Label {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
  }
  struct Legend {
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }
  /// Which value has which style.
  struct StyleScale<Style> {
    var named: [(key: String, style: Style)] = []
    var range: [Style] = []

    /// The style of a name: its own, that of its place, or the usual one.
    func style(of key: String, in keys: [String], usual: (Int) -> Style) -> Style {
      if let style = named.first(where: { $0.key == key })?.style { return style }
      let index = keys.firstIndex(of: key) ?? 0
      return range.isEmpty ? usual(index) : range[index % range.count]
    }
  }
  var x = AxisSettings()
  var y = AxisSettings()
  var colors = StyleScale<AnyShapeStyle>()
  var symbols = StyleScale<ChartSymbol>()
  var lines = StyleScale<StrokeStyle>()
  /// The style of a value that the app computes.
  var computedColor: ((_ChartValue) -> AnyShapeStyle?)?
  /// The colours of numbers.
  var gradient: Gradient?
  var symbolAreas: ClosedRange<CGFloat>?
  var legend = Legend()
  var isLegendHidden = false
  var plotStyle: ((AnyView) -> AnyView)?
  var layers: [Layer] = []
  var gesture: ((ChartProxy) -> AnyView)?
  var selection = ChartSelection()
  var scrolling = ChartScrolling()

  /// Views above or below the chart.
  struct Layer {
    let isBehind: Bool
    let alignment: Alignment
    let view: (ChartProxy) -> AnyView
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}
extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    nonisolated(unsafe) let change = change
    return transformEnvironment(\.chartSettings) { change(&$0) }
  }
}
