import SwiftUI

/// A shape that can have any number of elements.
struct GrowthShape {
  let name: String
  /// The nodes of one element.
  let nodes: Int
  /// Makes a number of elements, before or after the change.
  let make: @MainActor (Int, Bool) -> AnyView

  private init<Content: View>(
    _ name: String, nodes: Int, @ViewBuilder _ make: @escaping @MainActor (Int, Bool) -> Content
  ) {
    (self.name, self.nodes) = (name, nodes)
    self.make = { AnyView(make($0, $1)) }
  }

  /// A column of elements that are told apart by their places.
  private static func column<Element: View>(
    _ name: String, nodes: Int, @ViewBuilder _ element: @escaping @MainActor (Int, Bool) -> Element
  ) -> GrowthShape {
    GrowthShape(name, nodes: nodes) { count, isChanged in
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { element($0, isChanged) } }
    }
  }

  static let all: [GrowthShape] = [
    GrowthShape("row", nodes: 3) { count, isChanged in
      HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in box(isChanged) } }
    },
    column("column, fixed and flexible in turn", nodes: 6) { _, isChanged in
      box(isChanged)
      Color.red
    },
    column("deep nest", nodes: 62) { _, isChanged in DeepNest(depth: 20, isChanged: isChanged) },
    GrowthShape("grid", nodes: 8) { count, isChanged in
      Grid {
        ForEach(0..<count, id: \.self) { _ in
          GridRow {
            box(isChanged); Color.red; Color.blue
          }
        }
      }
    },
    GrowthShape("lazy list", nodes: 3) { count, isChanged in
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { _ in box(isChanged) } } }
    },
    column("texts", nodes: 3) { Text(verbatim: "\($1) \($0)") },
    column("backgrounds", nodes: 4) { box($1).background(Color.red) },
    column("overlays", nodes: 4) { box($1).overlay(Color.red) },
    column("frames", nodes: 4) { box($1).frame(maxWidth: .infinity, alignment: .leading) },
    column("paddings", nodes: 4) { box($1).padding($1 ? 2 : 1) },
    GrowthShape("elements with ids, of which some go", nodes: 3) { count, isChanged in
      VStack(spacing: 0) { ForEach(numbers(count, isChanged), id: \.self) { _ in Color.red } }
    },
    column("conditional content", nodes: 3) { index, isChanged in
      if index.isMultiple(of: 2) == isChanged { Color.red } else { Color.blue.padding(1) }
    },
    column("groups", nodes: 8) { _, isChanged in
      Group {
        box(isChanged)
        Color.red
      }
      .padding(1)
    },
    GrowthShape("z-indexes", nodes: 3) { count, isChanged in
      ZStack {
        ForEach(0..<count, id: \.self) { Color.red.zIndex(Double(isChanged ? $0 : -$0)) }
      }
    },
    column("readers of their geometry", nodes: 3) { _, isChanged in
      GeometryReader { geometry in Color.red.frame(width: geometry.size.width / (isChanged ? 2 : 1)) }
    },
    GrowthShape("preferences", nodes: 3) { count, isChanged in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) {
          Color.red.preference(key: Largest.self, value: isChanged ? $0 : -$0)
        }
      }
      .overlayPreferenceValue(Largest.self) { _ in Color.blue }
    },
    column("environment writes", nodes: 4) { EnvironmentElement().environment(\.lineLimit, $1 ? $0 : nil) },
    column("gradients", nodes: 2) {
      LinearGradient(colors: [$1 ? .red : .blue, .green], startPoint: .top, endPoint: .bottom)
    },
    column("clip shapes", nodes: 4) { box($1).clipShape(Circle()) },
    column("nested opacity", nodes: 6) { box($1).opacity(0.9).opacity(0.8).opacity($1 ? 0.5 : 0.7) },
  ]

  private static func numbers(_ count: Int, _ isChanged: Bool) -> [Int] {
    isChanged ? (0..<count).reversed().filter { !$0.isMultiple(of: 3) } : Array(0..<count)
  }
}

@MainActor private func box(_ isWide: Bool) -> some View {
  Color.red.frame(width: isWide ? 20 : 10, height: 10)
}

private struct DeepNest: View {
  let depth: Int
  let isChanged: Bool

  var body: some View {
    if depth > 0 {
      HStack(spacing: 0) { AnyView(DeepNest(depth: depth - 1, isChanged: isChanged)) }
    } else {
      box(isChanged)
    }
  }
}

private struct EnvironmentElement: View {
  @Environment(\.lineLimit) private var limit

  var body: some View { Color.red.frame(width: CGFloat(limit ?? 10)) }
}

private struct Largest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
