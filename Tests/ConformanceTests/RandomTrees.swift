import SwiftUI

/// Numbers that look random and are the same in each run.
struct Numbers {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func length(_ limit: Int = 120) -> CGFloat { CGFloat(below(limit)) }
  mutating func maybe(_ limit: Int = 120) -> CGFloat? { below(2) == 0 ? nil : length(limit) }
}

/// A view that can be made in more than one way.
indirect enum RandomTree {
  case willing(String)
  case fixed(String, CGFloat, CGFloat)
  case spacer
  case row([RandomTree], CGFloat?, Int)
  case column([RandomTree], CGFloat?, Int)
  case layers([RandomTree], Int)
  case frame(RandomTree, CGFloat?, CGFloat?, Int)
  case bounds(RandomTree, CGFloat?, CGFloat?, CGFloat?, CGFloat?)
  case padding(RandomTree, CGFloat)
  case overlay(RandomTree, RandomTree)
  case priority(RandomTree, Double)
  case ratio(RandomTree, CGFloat)
  case ideal(RandomTree, Bool, Bool)

  /// A tree whose containers stand in one another to a depth, with up to three modifiers around each. A stack without
  /// a distance of its own takes `spacing`.
  init(_ numbers: inout Numbers, depth: Int, spacing: CGFloat?, count: inout Int) {
    count += 1
    var members: [RandomTree] = []
    if depth > 0 {
      for _ in 0..<(2 + numbers.below(3)) {
        members.append(
          RandomTree(&numbers, depth: depth - 1 - numbers.below(depth), spacing: spacing, count: &count))
      }
    }
    switch depth == 0 ? numbers.below(6) : 6 + numbers.below(5) {
    case 0, 1, 2: self = .willing("\(count)")
    case 3, 4: self = .fixed("\(count)", numbers.length(60), numbers.length(60))
    case 5: self = .spacer
    case 6, 7: self = .row(members, numbers.maybe(12) ?? spacing, numbers.below(3))
    case 8, 9: self = .column(members, numbers.maybe(12) ?? spacing, numbers.below(3))
    default: self = .layers(members, numbers.below(9))
    }
    for _ in 0..<numbers.below(4) { self = RandomTree.modified(self, &numbers, &count) }
  }

  private static func modified(_ tree: RandomTree, _ numbers: inout Numbers, _ count: inout Int) -> RandomTree
  {
    switch numbers.below(9) {
    case 0: return .frame(tree, numbers.maybe(), numbers.maybe(), numbers.below(9))
    case 1, 2:
      let (least, most) = (numbers.maybe(60), numbers.below(3) == 0 ? .infinity : numbers.maybe())
      return .bounds(tree, least, most, numbers.maybe(60), numbers.maybe())
    case 3, 4: return .padding(tree, numbers.length(24) - 6)
    case 5: return .overlay(tree, RandomTree(&numbers, depth: 0, spacing: nil, count: &count))
    case 6, 7: return .priority(tree, Double(numbers.below(5) - 2))
    default:
      return numbers.below(3) == 0
        ? .ratio(tree, 0.25 + numbers.length(12) / 4)
        : .ideal(tree, numbers.below(2) == 0, numbers.below(2) == 0)
    }
  }

  /// The view; its leaves are the product's own, whose answers the engine knows, or layouts, which it has to ask.
  @MainActor func view(asking: Bool) -> AnyView {
    func content(_ trees: [RandomTree]) -> some View {
      ForEach(trees.indices, id: \.self) { trees[$0].view(asking: asking) }
    }
    let places = Recorded.alignments.map(\.alignment)
    switch self {
    case .willing(let name):
      return asking ? AnyView(greedy(name)) : AnyView(Color.red.named(name))
    case .fixed(let name, let width, let height):
      return asking
        ? AnyView(fix(name, width, height))
        : AnyView(Color.red.frame(width: width, height: height).named(name))
    case .spacer: return AnyView(Spacer())
    case .row(let trees, let spacing, let place):
      return AnyView(HStack(alignment: places[place * 3].vertical, spacing: spacing) { content(trees) })
    case .column(let trees, let spacing, let place):
      return AnyView(VStack(alignment: places[place].horizontal, spacing: spacing) { content(trees) })
    case .layers(let trees, let place): return AnyView(ZStack(alignment: places[place]) { content(trees) })
    case .frame(let tree, let width, let height, let place):
      return AnyView(tree.view(asking: asking).frame(width: width, height: height, alignment: places[place]))
    case .bounds(let tree, let minWidth, let maxWidth, let minHeight, let maxHeight):
      return AnyView(
        tree.view(asking: asking)
          .frame(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight))
    case .padding(let tree, let length): return AnyView(tree.view(asking: asking).padding(length))
    case .overlay(let tree, let other):
      return AnyView(tree.view(asking: asking).overlay { other.view(asking: asking) })
    case .priority(let tree, let priority):
      return AnyView(tree.view(asking: asking).layoutPriority(priority))
    case .ratio(let tree, let ratio):
      return AnyView(tree.view(asking: asking).aspectRatio(ratio, contentMode: .fit))
    case .ideal(let tree, let horizontal, let vertical):
      return AnyView(tree.view(asking: asking).fixedSize(horizontal: horizontal, vertical: vertical))
    }
  }
}
