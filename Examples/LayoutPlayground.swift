import SwiftUI

/// Views in rows, each as long as there is room.
struct FlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat?
  var lineSpacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize]
    var spacings: [CGFloat]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .none
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let spacings = subviews.indices.map { i -> CGFloat in
      guard i < subviews.endIndex - 1 else { return 0 }
      return spacing ?? subviews[i].spacing.distance(to: subviews[i + 1].spacing, along: .horizontal)
    }
    return Cache(sizes: sizes, spacings: spacings)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private struct Row { var range: Range<Int>; var width: CGFloat; var height: CGFloat }

  private func rows(in width: CGFloat, cache: Cache) -> [Row] {
    var rows: [Row] = []
    var start = 0
    var x: CGFloat = 0
    var height: CGFloat = 0
    for i in cache.sizes.indices {
      let size = cache.sizes[i]
      if x + size.width > width, i > start {
        rows.append(Row(range: start..<i, width: x - cache.spacings[i - 1], height: height))
        (start, x, height) = (i, 0, 0)
      }
      x += size.width + cache.spacings[i]
      height = max(height, size.height)
    }
    if start < cache.sizes.count {
      rows.append(Row(range: start..<cache.sizes.count, width: x, height: height))
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = rows(in: proposal.width ?? .infinity, cache: cache)
    let height = rows.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for row in rows(in: bounds.width, cache: cache) {
      var x: CGFloat
      switch alignment {
      case .trailing: x = bounds.maxX - row.width
      case .center: x = bounds.midX - row.width / 2
      default: x = bounds.minX
      }
      for i in row.range {
        subviews[i].place(
          at: CGPoint(x: x, y: y + row.height / 2), anchor: .leading,
          proposal: ProposedViewSize(cache.sizes[i]))
        x += cache.sizes[i].width + cache.spacings[i]
      }
      y += row.height + lineSpacing
    }
  }
}

private struct AngleKey: LayoutValueKey {
  static let defaultValue: Angle? = nil
}

struct RadialLayout: Layout, Animatable {
  var rotation: Angle = .zero

  var animatableData: Double {
    get { rotation.degrees }
    set { rotation = .degrees(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: .init(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      .init(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let radius = min(bounds.width - largest.width, bounds.height - largest.height) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = subview[AngleKey.self] ?? .degrees(360 / Double(subviews.count) * Double(index))
      var point = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: (angle + rotation).radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

extension View {
  func radialAngle(_ angle: Angle) -> some View {
    layoutValue(key: AngleKey.self, value: angle)
  }
}

struct TagChip: View {
  let title: String
  var isOn: Bool

  var body: some View {
    Text("#\(title)")
      .font(.callout)
      .padding(.init(top: 6, leading: 12, bottom: 6, trailing: 12))
      .background {
        Capsule().fill(isOn ? AnyShapeStyle(Color.accentColor.gradient) : AnyShapeStyle(.fill.tertiary))
      }
      .foregroundStyle(isOn ? .white : .primary)
  }
}

struct LayoutPlayground: View {
  private let tags =
    "swift swiftui layout protocol animation state binding observable environment preview canvas macro".split(
      separator: " "
    ).map(String.init)
  @State private var selected: Set<String> = ["swiftui", "layout"]
  @State private var isRadial = true
  @State private var rotation = 0.0

  private var layout: AnyLayout {
    isRadial ? AnyLayout(RadialLayout(rotation: .degrees(rotation))) : AnyLayout(HStackLayout(spacing: 4))
  }

  var body: some View {
    VStack(spacing: 30) {
      FlowLayout(alignment: .center, spacing: 8) {
        ForEach(tags, id: \.self) { tag in
          TagChip(title: tag, isOn: selected.contains(tag))
            .onTapGesture {
              if selected.remove(tag) == nil { selected.insert(tag) }
            }
        }
      }
      .frame(maxWidth: 340)

      ZStack {
        Circle().stroke(.quaternary, style: .init(lineWidth: 2, dash: [4]))
          .padding(24)
        layout {
          ForEach(0..<12) { index in
            Circle()
              .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.95))
              .frame(width: isRadial ? 44 : 22, height: isRadial ? 44 : 22)
              .overlay { Text("\(index + 1)").font(isRadial ? .body.bold() : .caption2) }
              .shadow(radius: 2)
          }
        }
      }
      .frame(width: 320, height: 320)

      ViewThatFits(in: .horizontal) {
        HStack { controls }
        VStack { controls }
      }
    }
    .padding()
    .animation(.spring(duration: 0.6), value: isRadial)
  }

  @ViewBuilder private var controls: some View {
    Toggle("Radial", isOn: $isRadial).fixedSize()
    Slider(value: $rotation, in: 0...360) {
      Text("Rotation")
    } onEditingChanged: { editing in
      print(editing)
    }
    .frame(minWidth: 140)
  }
}

#Preview("Layouts") {
  LayoutPlayground()
}
