import SwiftUI

/// Views of many kinds, each explained in several sizes.
@MainActor enum Scenes {
  nonisolated static let all: [@MainActor @Sendable () -> [ExplainedView]] = [
    {
      sizes {
        VStack(alignment: .leading) {
          Text("Title").font(.title)
          HStack(alignment: .firstTextBaseline) {
            Text("Hello, world").layoutPriority(1)
            Spacer()
            Divider()
            Color.red.aspectRatio(1.5, contentMode: .fit)
          }
          .padding(.horizontal, 12)
          .background(Color.blue)
        }
      }
    },
    {
      sizes {
        ZStack(alignment: .bottomTrailing) {
          Circle().fill(Color.yellow)
          Text("MR").padding(4).overlay(alignment: .topLeading) { Circle().frame(width: 6, height: 6) }
        }
        .frame(minWidth: 20, maxWidth: 120, minHeight: 30)
      }
    },
    {
      sizes {
        Grid {
          GridRow {
            Text("a")
            Text("bcd")
            Color.red
          }
          GridRow {
            Text("efghi").gridCellColumns(2)
            Text("j")
          }
          Divider()
        }
      }
    },
    {
      sizes {
        ViewThatFits {
          Text("A great and warm welcome")
          Text("A welcome")
          Text("Hi")
        }
        .padding()
      }
    },
    {
      sizes {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(0..<40) { Text("Row \($0)") } }
        }
      }
    },
    {
      sizes {
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
      }
    },
    {
      sizes {
        Diagonal {
          Text("a")
          Color.red.frame(width: 20, height: 20)
          Text("bc").fixedSize()
        }
        .offset(x: 3, y: -4)
      }
    },
    {
      sizes {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<9) { Text("\($0)") } }
      }
    },
    {
      sizes {
        Text("at a point").position(x: 30, y: 20).frame(idealWidth: 70, maxHeight: .infinity)
      }
    },
    {
      [
        ExplainedView(200, 60, direction: .rightToLeft) {
          HStack {
            Text("ab")
            Color.red
            Text("cde").alignmentGuide(VerticalAlignment.center) { $0.height }
          }
          .padding(.leading, 9)
        }
      ]
    },
    {
      sizes {
        Group {
          Text("one")
          Text("two")
        }
      }
    },
    {
      sizes {
        VStack(spacing: 4) {
          Text("cut off when it does not fit").lineLimit(1)
          Text("shrunk when it does not fit").lineLimit(1).minimumScaleFactor(0.5)
          Spacer(minLength: 20)
        }
        .padding(-3)
        .border(Color.red)
        .safeAreaInset(edge: .bottom) { Text("bar") }
      }
    },
  ]

  private static func sizes<Content: View>(@ViewBuilder _ view: () -> Content) -> [ExplainedView] {
    let sizes: [(CGFloat?, CGFloat?)] = [
      (200, 100), (390, 844), (0, 0), (33.3, 700), (nil, 100), (200, nil), (nil, nil),
    ]
    return sizes.map { ExplainedView($0.0, $0.1, scale: 2, view) }
  }
}

/// A layout of a user's own: each subview starts where the last one ends, in both directions.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}
