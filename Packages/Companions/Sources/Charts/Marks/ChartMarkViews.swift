import PlumbDrawing
import SwiftUI

/// The symbols that are views.
struct ChartSymbolViews: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let rect: CGRect

  var body: some View {
    ForEach(layout.marks.indices, id: \.self) { index in
      let mark = layout.marks[index]
      if mark.kind == .point || mark.kind == .line || mark.kind == .area,
        case .view(let view)? = layout.symbol(of: mark, settings),
        let point = layout.point(mark.x, mark.y, in: rect)
      {
        view.fixedSize().foregroundStyle(layout.color(of: mark, settings)).opacity(mark.opacity).position(
          point)
      }
    }
  }
}

/// The notes at the marks.
struct ChartAnnotations: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let rect: CGRect

  var body: some View {
    if layout.marks.contains(where: { !$0.annotations.isEmpty }) {
      GeometryReader { geometry in
        notes(in: geometry.bounds(of: ChartBounds.space) ?? CGRect(origin: .zero, size: geometry.size))
      }
    }
  }

  private func notes(in chart: CGRect) -> some View {
    ForEach(layout.marks.indices, id: \.self) { index in
      let mark = layout.marks[index]
      if !mark.annotations.isEmpty, let target = layout.target(of: index, settings, in: rect) {
        ForEach(mark.annotations.indices, id: \.self) { index in
          let annotation = mark.annotations[index]
          // Each note is placed in its own rectangle, so that none moves another one.
          Color.clear.overlay(alignment: .topLeading) {
            annotation.view(AnnotationContext(targetSize: target.size))
              .modifier(AnnotationPlace(annotation, at: target, plot: rect, chart: chart))
          }
          .allowsHitTesting(false)
        }
      }
    }
  }
}

/// The marks for assistive tools and tests: for each an element with its names and values.
struct ChartElements: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let rect: CGRect
  /// Of a chart with more marks nobody hears each one, and it would cost more than its picture.
  static let limit = 100

  var body: some View {
    if layout.marks.count <= Self.limit {
      ForEach(layout.marks.indices, id: \.self) { index in
        let mark = layout.marks[index]
        if !mark.spoken.isHidden, let target = layout.target(of: index, settings, in: rect),
          settings.scrolling.axes.isEmpty || target.meets(rect)
        {
          Color.clear.frame(width: target.width, height: target.height)
            .allowsHitTesting(false)
            .accessibilityElement()
            .accessibilityLabel(mark.spoken.label ?? Text(verbatim: mark.name))
            .accessibilityValue(mark.spoken.value ?? Text(verbatim: mark.amount))
            .accessibilityIdentifier(mark.spoken.identifier ?? "")
            .position(x: target.midX, y: target.midY)
        }
      }
    }
  }
}

extension _ChartMark {
  /// The name of a mark: its value on the horizontal axis, or its colour's name.
  fileprivate var name: String {
    kind == .sector
      ? colorKey ?? yLabel ?? "" : [x?.text, colorKey].compactMap { $0 }.joined(separator: ", ")
  }
  /// The amount of a mark: the name and the value of the vertical axis.
  fileprivate var amount: String {
    let length = (y?.number).flatMap { end in (yEnd?.number).map { end - $0 } ?? end }
    let text = y.map { $0.isDate || length == nil ? $0.text : _ChartValue.number(length ?? 0).text }
    return [kind == .sector ? nil : yLabel, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: ": ")
  }
}

@MainActor extension ChartLayout {
  /// The rectangle that a mark covers.
  func target(of index: Int, _ settings: ChartSettings, in rect: CGRect) -> CGRect? {
    let mark = marks[index]
    switch mark.kind {
    case .bar, .rectangle: return self.rect(of: mark, in: rect).map(mark.effects.moved)
    case .sector: return sectors.middle(of: index, mark, in: rect).map { CGRect(origin: $0, size: .zero) }
    case .rule:
      let path = ruleEnds(of: mark, in: rect)
      return path.map {
        CGRect(x: min($0.x, $1.x), y: min($0.y, $1.y), width: abs($0.x - $1.x), height: abs($0.y - $1.y))
      }
    case .point, .line, .area:
      let size = symbol(of: mark, settings) == nil ? .zero : symbolSize(of: mark, settings)
      return point(mark.x, mark.y, in: rect).map {
        CGRect(x: $0.x - size.width / 2, y: $0.y - size.height / 2, width: size.width, height: size.height)
      }
    }
  }

  /// From where to where a rule goes: across the plot where it has no values to end at.
  func ruleEnds(of mark: _ChartMark, in rect: CGRect) -> (CGPoint, CGPoint)? {
    if let end = mark.xEnd, let from = point(end, mark.y, in: rect), let to = point(mark.x, mark.y, in: rect)
    {
      return (from, to)
    }
    if let end = mark.yEnd, let from = point(mark.x, end, in: rect), let to = point(mark.x, mark.y, in: rect)
    {
      return (from, to)
    }
    if let x = mark.x.flatMap({ place($0, onX: true, in: rect.size) }) {
      return (CGPoint(x: rect.minX + x, y: rect.minY), CGPoint(x: rect.minX + x, y: rect.maxY))
    }
    guard let y = mark.y.flatMap({ place($0, onX: false, in: rect.size) }) else { return nil }
    return (CGPoint(x: rect.minX, y: rect.minY + y), CGPoint(x: rect.maxX, y: rect.minY + y))
  }
}
