import SwiftUI

/// Marks that are drawn together: those that lie on each other without a mask between them, or those of one mask.
struct ChartLayer {
  let mask: ChartMask?
  /// From the lowest to the uppermost one.
  var indices: [Int]
}

extension ChartLayout {
  /// All marks, from the lowest to the uppermost one. Later marks lie above, unless a number says otherwise.
  var layers: [ChartLayer] {
    let order = marks.indices.sorted {
      let (one, other) = (marks[$0].effects.zIndex, marks[$1].effects.zIndex)
      return one == other ? $0 < $1 : one < other
    }
    var layers: [ChartLayer] = []
    for index in order {
      if let last = layers.last, last.mask === marks[index].mask {
        layers[layers.count - 1].indices.append(index)
      } else {
        layers.append(ChartLayer(mask: marks[index].mask, indices: [index]))
      }
    }
    return layers
  }

  /// The layout with the marks of a mask, on the same scales.
  func layout(of mask: ChartMask) -> ChartLayout {
    var layout = self
    layout.marks = ChartStacks.stacked(mask.marks, isLying: isLying)
    layout.sectors = ChartSectors(layout.marks)
    return layout
  }
}

/// The drawing of some marks. What they draw beyond the plot is seen, too, so the canvas is larger than the plot.
struct ChartCanvas: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let size: CGSize
  let indices: [Int]
  /// Draws behind the marks, into the rectangle of the plot.
  var behind: @MainActor (CGRect, inout GraphicsContext) -> Void = { _, _ in }

  var body: some View {
    let margin: CGFloat = 24
    let rect = CGRect(origin: CGPoint(x: margin, y: margin), size: size)
    let drawing = ChartDrawing(layout: layout, settings: settings, rect: rect, indices: indices)
    Canvas { context, _ in
      behind(rect, &context)
      drawing.draw(in: &context)
    }
    .padding(-margin)
    .frame(width: size.width, height: size.height)
  }
}

/// The drawing of one layer, masked by the content of its mask with the symbols and the notes of that.
struct ChartLayerView: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let size: CGSize
  let layer: ChartLayer

  var body: some View {
    let canvas = ChartCanvas(layout: layout, settings: settings, size: size, indices: layer.indices)
    if let mask = layer.mask {
      let (inner, rect) = (layout.layout(of: mask), CGRect(origin: .zero, size: size))
      canvas.mask {
        ZStack(alignment: .topLeading) {
          ChartCanvas(
            layout: inner, settings: settings, size: size, indices: inner.layers.flatMap(\.indices))
          ChartSymbolViews(layout: inner, settings: settings, rect: rect)
          ChartAnnotations(layout: inner, settings: settings, rect: rect)
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
      }
    } else {
      canvas
    }
  }
}
