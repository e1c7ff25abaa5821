import SwiftUI

/// The marks with their axes.
struct ChartPlot: View {
  let layout: ChartLayout
  let settings: ChartSettings
  @Binding var start: CGPoint
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var hasAxes: Bool { layout.marks.isEmpty || layout.marks.contains { $0.kind != .sector } }

  var body: some View {
    let words = AxisWords(locale: locale, calendar: calendar, timeZone: timeZone)
    let xAxes = axes(settings.x, layout.x, words, isX: true)
    let yAxes = axes(settings.y, layout.y, words, isX: false)
    let plot = GeometryReader { geometry in
      ChartPlotArea(
        layout: layout.padded(settings, in: geometry.size), settings: settings, size: geometry.size,
        xAxes: xAxes, yAxes: yAxes, start: $start)
    }
    .anchorPreference(key: ChartFrameKey.self, value: .bounds) { $0 }
    ChartAxesLayout(isStyled: settings.plotStyle != nil) {
      if let style = settings.plotStyle { style(AnyView(plot)) } else { plot }
      labels(xAxes)
      labels(yAxes)
    }
  }

  private func axes(
    _ settings: ChartSettings.AxisSettings, _ scale: ChartScale, _ words: AxisWords, isX: Bool
  ) -> [AxisLines] {
    guard hasAxes, !settings.isHidden else { return [] }
    return settings.axes.map { AxisLines($0, scale, words, isX: isX, range: settings.scale.range) }
  }

  private func labels(_ axes: [AxisLines]) -> some View {
    ForEach(axes.indices, id: \.self) { index in
      let axis = axes[index]
      ForEach(axis.lines.indices, id: \.self) { index in
        let line = axis.lines[index]
        ForEach(line.parts.indices, id: \.self) { index in
          let isMiddle = line.parts[index].isMiddle
          label(line, line.parts[index].part, of: axis, isMiddle: isMiddle) { side in
            let place = axis.labelPlace(of: line.value, isMiddle: isMiddle, along: side)
            return axis.isX || layout.y.isFromAbove ? place : place.map { 1 - $0 }
          }
        }
      }
    }
  }

  @ViewBuilder private func label(
    _ line: AxisLines.Line, _ part: _AxisPart, of axis: AxisLines, isMiddle: Bool,
    place: @escaping (CGFloat) -> Double?
  ) -> some View {
    if case .label(let options) = part.kind {
      let angle: Angle =
        switch options.orientation {
        case .vertical: .degrees(90)
        case .verticalReversed: .degrees(-90)
        case .automatic, .horizontal: .zero
        }
      turned(angle) { words(line, options) }
        .font(part.font ?? .caption2).foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
        .offset(part.offset)
        .axisLabel(
          AxisLabelPlace(
            isX: axis.isX, isOpposite: axis.isOpposite, preset: axis.preset, isMiddle: isMiddle, place: place,
            anchor: options.anchor, horizontalSpacing: options.horizontalSpacing,
            verticalSpacing: options.verticalSpacing ?? 4, collision: options.collision))
    }
  }

  @ViewBuilder private func words(_ line: AxisLines.Line, _ options: AxisLabelOptions) -> some View {
    switch options.text {
    case .usual: Text(verbatim: line.text).lineLimit(1)
    case .view(let view): view
    case .format(let format): Text(verbatim: format(line.value) ?? line.text).lineLimit(1)
    }
  }

  @ViewBuilder private func turned<Content: View>(_ angle: Angle, @ViewBuilder _ content: () -> Content)
    -> some View
  {
    if angle == .zero { content() } else { TurnedLayout { content().fixedSize().rotationEffect(angle) } }
  }
}

/// The rectangle of the marks, with what is on them and what people do to them.
struct ChartPlotArea: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let size: CGSize
  let xAxes: [AxisLines]
  let yAxes: [AxisLines]
  @Binding var start: CGPoint

  var body: some View {
    let rect = CGRect(origin: .zero, size: size)
    ZStack(alignment: .topLeading) {
      plot(rect)
      ChartSymbolViews(layout: layout, settings: settings, rect: rect)
      ChartAnnotations(layout: layout, settings: settings, rect: rect)
      ChartElements(layout: layout, settings: settings, rect: rect)
      input
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .modifier(ClippedWhereScrolled(axes: settings.scrolling.axes))
  }

  /// Ticks and what marks reach beyond the plot are drawn outside of it, so the canvas is larger than the plot.
  private func plot(_ rect: CGRect) -> some View {
    let layers = layout.layers
    let first = layers.first.flatMap { $0.mask == nil ? $0 : nil }
    return ZStack {
      ChartCanvas(layout: layout, settings: settings, size: size, indices: first?.indices ?? []) {
        rect, context in
        for axis in xAxes + yAxes { axis.draw(isFromAbove: layout.y.isFromAbove, in: rect, &context) }
      }
      ForEach(layers.indices.dropFirst(first == nil ? 0 : 1), id: \.self) { index in
        ChartLayerView(layout: layout, settings: settings, size: size, layer: layers[index])
      }
    }
  }

  @ViewBuilder private var input: some View {
    if !settings.scrolling.axes.isEmpty {
      ChartScroller(layout: layout, settings: settings, size: size, start: $start) { selection }
    } else {
      selection
    }
  }

  @ViewBuilder private var selection: some View {
    if settings.gesture != nil || !settings.selection.isNone {
      ChartGestureArea(layout: layout, settings: settings)
    }
  }
}

/// The view that gestures in the plot belong to. Its own rectangle is the plot's.
struct ChartGestureArea: View {
  let layout: ChartLayout
  let settings: ChartSettings

  var body: some View {
    Color.clear.anchorPreference(key: ChartGestureKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(ChartGestureKey.self) { anchor in
        if let anchor {
          GeometryReader { geometry in
            let proxy = ChartProxy(
              layout: layout, selection: settings.selection, size: geometry.size, frame: anchor)
            if let gesture = settings.gesture { gesture(proxy) } else { ChartSelectionArea(proxy: proxy) }
          }
        }
      }
  }
}

/// The rectangle of the view that gestures belong to. The preference stays inside of the chart.
private struct ChartGestureKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A chart that scrolls shows nothing of the values beyond its plot.
private struct ClippedWhereScrolled: ViewModifier {
  let axes: Axis.Set
  func body(content: Content) -> some View {
    if axes.isEmpty { content } else { content.clipped(withTouchesTo: Rectangle()) }
  }
}
