import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The colours that a picker offers: a grid as UIKit's, and how opaque the chosen one is.
nonisolated struct _ColorPalette: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
  }

  @MainActor var body: some View {
    let chosen = selection.wrappedValue.resolve(in: environment)
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Colors").font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").imageScale(.large)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel("Close")
      }
      _ColorGrid(chosen: chosen) { color in
        selection.wrappedValue = color.opacity(supportsOpacity ? Double(chosen.opacity) : 1).color
      }
      if supportsOpacity {
        Text("Opacity").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        HStack(spacing: 12) {
          Slider(
            value: Binding<Double>(
              get: { Double(chosen.opacity) },
              set: { share in
                var color = chosen
                color.opacity = Float(share)
                selection.wrappedValue = color.color
              }), in: 0...1
          )
          .accessibilityLabel("Opacity")
          Text(verbatim: "\(Int((chosen.opacity * 100).rounded())) %")
            .monospacedDigit()
            .frame(width: 56, alignment: .trailing)
        }
      }
    }
    .padding(16)
    .frame(idealWidth: 320, maxWidth: 420)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .presentationDetents([.height(supportsOpacity ? 530 : 440)])
  }
}

extension ResolvedColor {
  fileprivate var color: Color { Color(self) }
}

/// The grid, which is tapped, dragged over, or walked through with the arrow keys.
nonisolated struct _ColorGrid: View {
  let chosen: ResolvedColor
  let choose: @MainActor (ResolvedColor) -> Void

  init(chosen: ResolvedColor, choose: @escaping @MainActor (ResolvedColor) -> Void) {
    (self.chosen, self.choose) = (chosen, choose)
  }

  /// Columns and rows, as on iOS.
  static let columns = 12
  static let rows = 10

  /// Greys above, then each hue from dark to light (assumed: the hues are measured by eye).
  static let colors: [ResolvedColor] = {
    let greys = (0..<columns).map { step in
      let level = 1 - Double(step) / Double(columns - 1)
      return ResolvedColor(red: Float(level), green: Float(level), blue: Float(level), opacity: 1)
    }
    let hues: [Double] = [194, 219, 255, 283, 338, 4, 19, 34, 43, 57, 65, 95]
    let tones: [(saturation: Double, brightness: Double)] = [
      (1, 0.3), (1, 0.42), (1, 0.56), (1, 0.72), (1, 0.95), (0.76, 1), (0.56, 1), (0.36, 1), (0.18, 1),
    ]
    return greys
      + tones.flatMap { tone in
        hues.map { hue in
          Color(hue: hue / 360, saturation: tone.saturation, brightness: tone.brightness)
            .resolve(in: EnvironmentValues())
        }
      }
  }()

  /// The place of the chosen colour, whatever its opacity.
  private var index: Int? {
    let bytes = chosen.bytes
    return _ColorGrid.colors.firstIndex { $0.bytes == bytes }
  }

  @MainActor var body: some View {
    let index = index
    GeometryReader { room in
      _ControlElement("ColorGrid", configure: { configure($0, index) }) {
        _ColorSquares(index: index)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { choose(at: $0.location, in: room.size) })
      }
    }
    .aspectRatio(CGFloat(_ColorGrid.columns) / CGFloat(_ColorGrid.rows), contentMode: .fit)
  }

  @MainActor private func choose(at point: CGPoint, in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let column = Int(point.x / size.width * CGFloat(_ColorGrid.columns))
    let row = Int(point.y / size.height * CGFloat(_ColorGrid.rows))
    choose(column: column, row: row)
  }

  @MainActor private func choose(column: Int, row: Int) {
    let column = min(max(0, column), _ColorGrid.columns - 1)
    let row = min(max(0, row), _ColorGrid.rows - 1)
    choose(_ColorGrid.colors[row * _ColorGrid.columns + column])
  }

  @MainActor private func configure(_ node: ViewNode, _ index: Int?) {
    node.isFocusable = true
    node.accessibility.role = .group
    node.accessibility.label = "Color grid"
    node.interactions.move = { direction in
      let (column, row) = ((index ?? 0) % _ColorGrid.columns, (index ?? 0) / _ColorGrid.columns)
      guard index != nil else { return choose(column: 0, row: 0) }
      switch direction {
      case .left: choose(column: column - 1, row: row)
      case .right: choose(column: column + 1, row: row)
      case .up: choose(column: column, row: row - 1)
      case .down: choose(column: column, row: row + 1)
      }
    }
  }
}

/// The squares of the grid, drawn as one.
nonisolated private struct _ColorSquares: _PrimitiveView {
  let index: Int?

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.leaf(
      Self.self, "", .fill(LayoutRule.Fill()),
      configure: { node in
        node.mark = { context, frame in
          let outline = RoundedRectangle(cornerRadius: 8, style: .continuous).path(in: frame)
          var squares: [DisplayItem] = []
          for (index, color) in _ColorGrid.colors.enumerated() {
            let square = _ColorSquares.square(index, in: frame)
            squares.append(.fill(Path(context.rounded(square)), .color(color), FillStyle()))
          }
          context.add(.group(.clip(outline, FillStyle()), squares))
          guard let index = view.index else { return }
          let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)
          let ring = context.rounded(_ColorSquares.square(index, in: frame)).insetBy(dx: 1.5, dy: 1.5)
          let path = RoundedRectangle(cornerRadius: 4, style: .continuous).path(in: ring)
          let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.35)
          context.add(.stroke(path, .color(black), StrokeStyle(lineWidth: 5)))
          context.add(.stroke(path, .color(white), StrokeStyle(lineWidth: 3)))
        }
      })
  }

  private static func square(_ index: Int, in frame: CGRect) -> CGRect {
    // Each edge is reckoned once, so that neighbours share it.
    func x(_ column: Int) -> CGFloat {
      frame.minX + frame.width * CGFloat(column) / CGFloat(_ColorGrid.columns)
    }
    func y(_ row: Int) -> CGFloat { frame.minY + frame.height * CGFloat(row) / CGFloat(_ColorGrid.rows) }
    let (column, row) = (index % _ColorGrid.columns, index / _ColorGrid.columns)
    return CGRect(x: x(column), y: y(row), width: x(column + 1) - x(column), height: y(row + 1) - y(row))
  }
}
