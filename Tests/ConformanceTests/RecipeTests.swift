import SwiftUI
import Testing

/// The published recipe for a row (Rules/Stacks.md#R-12), written down once more: it was compared with SwiftUI on a
/// thousand random rows (Recorded/Layouts.md#235).
private struct Recipe {
  /// A child by its bounds: at least, at most.
  typealias Child = (least: CGFloat, most: CGFloat)

  static func widths(_ children: [Child], in width: CGFloat) -> [CGFloat] {
    var widths = Array(repeating: CGFloat.zero, count: children.count)
    let order = children.indices.sorted { one, other in
      let (mine, theirs) = (flexibility(children[one]), flexibility(children[other]))
      if mine == .infinity && theirs == .infinity && children[one].least != children[other].least {
        return children[one].least > children[other].least
      }
      return mine != theirs ? mine < theirs : one < other
    }
    var remaining = width
    for (position, index) in order.enumerated() {
      let offered = remaining / CGFloat(order.count - position)
      widths[index] = min(max(offered, children[index].least), children[index].most)
      remaining = max(0, remaining - widths[index])
    }
    return widths
  }

  private static func flexibility(_ child: Child) -> CGFloat { child.most - child.least }
}

@Suite("The recipe for a row") @MainActor struct RecipeTests {
  @Test("a thousand rows are as wide as the recipe says") func rows() {
    for seed in 1...1000 {
      var numbers = Numbers(seed: seed)
      let children = (0..<(1 + numbers.below(10))).map { _ in child(&numbers) }
      let width = CGFloat(1 + numbers.below(499))
      let view = HStack(spacing: 0) {
        ForEach(children.indices, id: \.self) { index in
          flexible(children[index]).named("\(index)")
        }
      }
      let record = LayoutRecord(AnyView(view), .container, ProposedViewSize(width: width, height: 100))
      let widths = children.indices.map { record.frames["\($0)"]?.first?.width ?? -1 }
      let expected = Recipe.widths(children, in: width)
      let holds = zip(widths, expected).allSatisfy { abs($0 - $1) < 0.01 }
      #expect(holds, "row \(seed), \(width) wide, of \(children): \(widths), not \(expected)")
    }
  }

  private func child(_ numbers: inout Numbers) -> Recipe.Child {
    let (one, other) = (CGFloat(numbers.below(100)), CGFloat(numbers.below(100)))
    return switch numbers.below(5) {
    case 0: (0, .infinity)
    case 1: (one, one)
    case 2: (one, .infinity)
    case 3: (0, one)
    default: (min(one, other), max(one, other))
    }
  }

  @ViewBuilder private func flexible(_ child: Recipe.Child) -> some View {
    if child.least == child.most {
      Color.red.frame(width: child.least)
    } else if child.most == .infinity {
      Color.red.frame(minWidth: child.least == 0 ? nil : child.least)
    } else {
      Color.red.frame(minWidth: child.least == 0 ? nil : child.least, maxWidth: child.most)
    }
  }
}
