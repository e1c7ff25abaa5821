import SwiftUI

/// Views in the manner of the guide: stacks, frames, grids, readers and layouts of one's own.
enum SharedLayouts {
  @MainActor static let all: [(String, AnyView)] = [
    (
      "scripts and looks",
      AnyView(
        VStack(alignment: .leading, spacing: 10) {
          Text("The word שלום עולם 123 stands in the middle of a line, and مرحبا بالعالم at 45% of it")
          Text("שלום, this is 12.5 points (or 13) בתוך שורה אחת ועוד אחת")
          Text("Underlined, and it goes on for longer than one line").underline()
          Text("Struck out in dashes").strikethrough(true, pattern: .dash, color: .red)
          Text("A gradient across all of the lines that a text has").font(.title2.bold())
            .foregroundStyle(
              LinearGradient(colors: [.blue, .red], startPoint: .leading, endPoint: .trailing))
          Text("Faces 🙂🙃 and flags").opacity(0.7)
          Text("Masked by a circle that is soft").padding()
            .background(.yellow).mask { Circle().blur(radius: 6) }
          Text("Blurred").blur(radius: 2).shadow(color: .red, radius: 3, x: 4, y: 4)
          Text("Multiplied").padding(6).background(.orange).blendMode(.multiply).background(.cyan)
        }.padding())
    ),
    (
      "priorities",
      AnyView(
        HStack {
          Text("A long text that has to give way").layoutPriority(-1)
          Text("A text of importance").lineLimit(1)
          Text("Last")
        }.padding())
    ),
    (
      "fits",
      AnyView(
        ViewThatFits {
          HStack {
            Text("The first choice is wide"); Text("and has two texts")
          }
          VStack {
            Text("The second"); Text("is narrow")
          }
        })
    ),
    (
      "grid",
      AnyView(
        Grid(alignment: .leading) {
          GridRow {
            Text("Name"); Text("Ida Lindqvist of the second floor")
          }
          GridRow {
            Text("Town"); Text("Uppsala").gridColumnAlignment(.trailing)
          }
        }.padding())
    ),
    (
      "lazy grid",
      AnyView(
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<12) { number in
              Text("Card \(number)").frame(maxWidth: .infinity, minHeight: 60).background(.yellow)
            }
          }.padding()
        })
    ),
    (
      "lazy stack",
      AnyView(
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<8) { Text("Line \($0) of a story that goes on for longer than one line").padding(8) }
          }
        })
    ),
    (
      "long lazy stack",
      AnyView(ScrollView { LazyVStack { ForEach(0..<200) { Text("Line \($0)").padding(8) } } })
    ),
    (
      "lazy row",
      AnyView(
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<40) { Text("\($0)").frame(width: 80, height: 80) } }
        }.frame(height: 100))
    ),
    (
      "reader",
      AnyView(
        GeometryReader { room in
          HStack(spacing: 0) {
            Color.blue.frame(width: room.size.width * 0.3)
            Text("Beside").frame(width: room.size.width * 0.7)
          }
        }.frame(height: 80))
    ),
    (
      "reader with a step",
      AnyView(
        GeometryReader { room in
          if room.size.width > 350 {
            HStack {
              Text("Wide"); Text("room")
            }
          } else {
            Text("Narrow")
          }
        })
    ),
    ("relative", AnyView(Color.green.containerRelativeFrame(.horizontal) { length, _ in length * 0.5 })),
    (
      "guides",
      AnyView(
        VStack(alignment: .leading) {
          Text("Out of line").alignmentGuide(.leading) { $0[.trailing] / 2 }
          Text("A line that is long enough to break at the smaller widths of all")
        })
    ),
    ("flow", AnyView(Flow { ForEach(words, id: \.self) { Text($0).padding(6).background(.yellow) } })),
    (
      "equal widths",
      AnyView(
        EqualWidths {
          Text("One"); Text("The second"); Text("Three")
        }.padding())
    ),
    ("radial", AnyView(Radial { ForEach(0..<6) { Text("\($0)") } })),
    (
      "overlay",
      AnyView(
        Text("A picture").frame(maxWidth: .infinity, minHeight: 200).background(.blue)
          .overlay(alignment: .bottomTrailing) { Text("Caption below").padding(4) }.padding())
    ),
    (
      "ratio",
      AnyView(Color.orange.aspectRatio(16.0 / 9, contentMode: .fit).overlay { Text("Film") }.padding())
    ),
    (
      "insets",
      AnyView(
        ScrollView { Text(words.joined(separator: " ")) }
          .safeAreaInset(edge: .bottom) { Text("Below").frame(maxWidth: .infinity).background(.bar) })
    ),
    (
      "size class",
      AnyView(SizeClassView())
    ),
  ]

  private static let words = [
    "Apples", "Bread", "Butter", "Cardamom", "Dill", "Eggs", "Flour", "Herring", "Juniper", "Lingonberries",
  ]
}

private struct SizeClassView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    if sizeClass == .regular {
      HStack {
        Text("Beside"); Text("each other")
      }
    } else {
      VStack { Text("Below") }
    }
  }
}

private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    return CGSize(width: width.isFinite ? width : 800, height: places(width, subviews).height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, point) in zip(subviews, places(bounds.width, subviews).points) {
      view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
  private func places(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], height: CGFloat) {
    var (x, y, line, points): (CGFloat, CGFloat, CGFloat, [CGPoint]) = (0, 0, 0, [])
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + 8, 0) }
      points.append(CGPoint(x: x, y: y))
      (x, line) = (x + size.width + 8, max(line, size.height))
    }
    return (points, y + line)
  }
}

private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: proposal.width ?? widest * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

private struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2 - 20
    for (index, view) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi
      view.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
