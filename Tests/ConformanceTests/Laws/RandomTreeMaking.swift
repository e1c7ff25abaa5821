import SwiftUI

/// Numbers that look random and are the same in each run.
struct Numbers {
  private var state: UInt64
  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func length(_ limit: Int = 120) -> CGFloat { CGFloat(below(limit)) }
  mutating func maybe(_ limit: Int = 120) -> CGFloat? { below(2) == 0 ? nil : length(limit) }
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}

extension RandomTree {
  /// What trees are made of.
  enum Words {
    /// Everything.
    case all
    /// What the written rules say, without distances of the views' own.
    case restated
  }

  /// - Parameter depth: how many containers may stand in one another.
  init(_ numbers: inout Numbers, depth: Int, _ words: Words = .all) {
    if depth == 0 {
      self = .leaf(&numbers, words)
    } else {
      self = .container(&numbers, depth, words)
    }
    while numbers.oneIn(2) { self = modified(&numbers, words) }
  }

  private static func leaf(_ numbers: inout Numbers, _ words: Words) -> RandomTree {
    switch numbers.below(words == .all ? 9 : 6) {
    case 0, 1: .color
    case 2, 3, 4: .leaf(.block, [numbers.length(60), numbers.length(60)])
    case 5: .leaf(.spacer, [words == .all ? numbers.maybe(30) : nil])
    case 6: .leaf(.divider, [])
    default: .leaf(.text, [numbers.length(16)])
    }
  }

  private static func container(_ numbers: inout Numbers, _ depth: Int, _ words: Words) -> RandomTree {
    func members(_ numbers: inout Numbers, _ count: Int) -> [RandomTree] {
      (0..<count).map { _ in RandomTree(&numbers, depth: numbers.below(depth), words) }
    }
    let spacing = words == .all ? numbers.maybe(20).map { $0 - 4 } : numbers.length(12)
    switch numbers.below(words == .all ? 18 : 11) {
    case 0, 1, 2, 3:
      return .container(.row, [numbers.length(5), spacing], members(&numbers, numbers.below(5)))
    case 4, 5, 6, 7:
      return .container(.column, [numbers.length(3), spacing], members(&numbers, numbers.below(5)))
    case 8, 9: return .container(.layers, [numbers.length(9)], members(&numbers, numbers.below(4)))
    case 10: return .container(.overlay, [numbers.length(9)], members(&numbers, 2))
    case 11: return .container(.background, [numbers.length(9)], members(&numbers, 2))
    case 12, 13: return grid(&numbers, depth)
    case 14: return .container(.firstFit, [numbers.maybe(3)], members(&numbers, 1 + numbers.below(3)))
    case 15:
      return .container(numbers.oneIn(2) ? .group : .collection, [], members(&numbers, numbers.below(4)))
    case 16: return .container(.steps, [], members(&numbers, numbers.below(4)))
    default: return .container(.shares, [], members(&numbers, numbers.below(4)))
    }
  }

  private static func grid(_ numbers: inout Numbers, _ depth: Int) -> RandomTree {
    let rows = (0..<1 + numbers.below(3)).map { _ in
      if numbers.oneIn(5) { return RandomTree(&numbers, depth: numbers.below(depth)) }
      let cells = (0..<numbers.below(4)).map { _ in RandomTree(&numbers, depth: numbers.below(depth)) }
      return RandomTree.container(.gridRow, [numbers.maybe(5)], cells)
    }
    return .container(.grid, [numbers.length(9), numbers.maybe(12), numbers.maybe(12)], rows)
  }

  private func modified(_ numbers: inout Numbers, _ words: Words) -> RandomTree {
    switch numbers.below(words == .all ? 16 : 11) {
    case 0, 1: return .modified(self, .frame, [numbers.maybe(), numbers.maybe(), numbers.length(9)])
    case 2, 3, 4:
      func most() -> CGFloat? { numbers.oneIn(3) ? .infinity : numbers.maybe() }
      return .modified(
        self, .bounds,
        [
          numbers.maybe(60), numbers.oneIn(4) ? numbers.length() : nil, most(), numbers.maybe(60),
          numbers.oneIn(4) ? numbers.length() : nil, most(), numbers.length(9),
        ])
    case 5, 6: return .modified(self, .padding, [numbers.maybe(5), numbers.length(24) - 6])
    case 7: return .modified(self, .priority, [numbers.length(5) - 2])
    case 8: return .modified(self, .fixedSize, [numbers.maybe(3)])
    case 9: return .modified(self, .ratio, [25 + numbers.length(300), 0])
    case 10: return .modified(self, .offset, [numbers.length(40) - 20, numbers.length(40) - 20])
    case 11: return .modified(self, .ratio, [numbers.maybe(300), numbers.length(2)])
    case 12, 13:
      return .modified(self, .guide, [numbers.length(8), numbers.length(100), numbers.length(20) - 10])
    case 14: return .modified(self, .columns, [1 + numbers.length(3)])
    default: return .modified(self, .unsized, [numbers.maybe(3)])
    }
  }
}

/// A tree and what it is offered.
struct TreeCase: Equatable, Sendable {
  var tree: RandomTree
  var width: CGFloat?
  var height: CGFloat?

  var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }

  init(_ tree: RandomTree, _ width: CGFloat?, _ height: CGFloat?) {
    (self.tree, self.width, self.height) = (tree, width, height)
  }

  /// One of the trees of a seed.
  init(seed: Int, number: Int, _ words: RandomTree.Words = .all) {
    // Neighbouring seeds would begin alike.
    var numbers = Numbers(seed: seed &* 1_000_003 &+ number &* 7919)
    for _ in 0..<4 { _ = numbers.below(2) }
    func side() -> CGFloat? {
      switch numbers.below(8) {
      case 0, 1: nil
      case 2: 0
      case 3: .infinity
      default: numbers.length(300)
      }
    }
    (width, height) = (side(), side())
    tree = RandomTree(&numbers, depth: numbers.below(4), words)
  }
}
