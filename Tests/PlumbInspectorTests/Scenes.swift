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
    {
      sizes {
        Color.red.frame(width: 30, height: 20).aspectRatio(contentMode: .fit).accessibilityIdentifier("card")
      }
    },
  ]

  /// Views whose size comes from rules of their own: controls, lists, screens, bars, views that follow others.
  nonisolated static let controls: [@MainActor @Sendable () -> [ExplainedView]] = [
    { sizes { Controls() } },
    { sizes { Rows() } },
    {
      sizes {
        TabView {
          Text("A").tabItem { Label("A", systemImage: "star") }
          Text("B").tabItem { Text("B") }
        }
      }
    },
    { sizes { Text("below").sheet(isPresented: .constant(true)) { Text("in the sheet").padding() } } },
    {
      sizes {
        Text("below").alert("Careful", isPresented: .constant(true)) {
          Button("OK") {}
        } message: {
          Text("really")
        }
      }
    },
    // In a scroll view that is as wide as its content there is nothing to be followed.
    { [ExplainedView(200, 100, scale: 2) { Followers() }, ExplainedView(390, 844) { Followers() }] },
    {
      sizes {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 50, height: 60) }
          .contentMargins(.horizontal, 7)
          .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 3) { Text("bar") }
      }
    },
    {
      sizes {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .bottom, spacing: 4) { ForEach(0..<200) { Text("\($0)").padding(.top, 2) } }
        }
      }
    },
    {
      sizes {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(30), alignment: .trailing), GridItem(.flexible())]) {
            Section {
              ForEach(0..<7) { Text("\($0)") }
            } header: {
              Text("head")
            }
          }
        }
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

private struct Controls: View {
  @State private var isOn = true
  @State private var text = "words"
  @State private var value = 0.4
  @State private var choice = 1

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isOn)
      TextField("Name", text: $text).textFieldStyle(.roundedBorder)
      TextField("Empty", text: .constant(""))
      TextField("Long", text: $text, axis: .vertical)
      SecureField("Secret", text: $text)
      Slider(value: $value)
      Stepper("Steps", value: $choice)
      Picker("Pick", selection: $choice) { Text("One").tag(1) }
      Picker("Pick", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
      ProgressView(value: 0.3)
      Button("Press") {}.buttonStyle(.borderedProminent)
      Label("Star", systemImage: "star")
      LabeledContent("Plan", value: "Family")
      Group {
        DisclosureGroup("More") { Text("inside") }
        GroupBox("Box") { Text("in box") }
        Menu("Menu") { Button("A") {} }
      }
    }
    .padding()
  }
}

private struct Rows: View {
  @State private var isOn = true
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("one")
          NavigationLink("Go", value: 3)
          Toggle("On", isOn: $isOn)
          TextField("Name", text: $text)
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        ForEach(0..<60) { Text("Row \($0)") }
      }
      .navigationTitle("Title")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
      .safeAreaInset(edge: .bottom) { Text("bar").frame(maxWidth: .infinity).background(Color.red) }
    }
  }
}

private struct Followers: View {
  @Namespace private var space

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        Color.red.containerRelativeFrame(.horizontal)
        Color.blue.containerRelativeFrame(
          .horizontal, count: 3, span: 2, spacing: 10, alignment: .bottomTrailing)
        Text("a").matchedGeometryEffect(id: 1, in: space)
        Color.green.matchedGeometryEffect(id: 1, in: space, isSource: false)
        Text("c").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
      }
    }
    .background(Color.yellow.ignoresSafeArea())
    .safeAreaInset(edge: .top) { Text("top") }
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
