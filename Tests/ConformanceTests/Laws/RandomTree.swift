import SwiftUI

/// A tree of views as a plain value, from which the views are made, which can be made smaller, and which can be written
/// as source.
///
/// Every view and modifier has a fixed number of numbers. One that is `nil` is not said, which all of them allow, so
/// that numbers are made simpler without knowing what they are.
indirect enum RandomTree: Equatable, Sendable {
  case leaf(Leaf, [CGFloat?])
  case container(Container, [CGFloat?], [RandomTree])
  case modified(RandomTree, Modifier, [CGFloat?])

  enum Leaf: CaseIterable, Sendable {
    case color
    /// A colour of a width and a height.
    case block
    /// Words of squares; how many letters.
    case text
    /// The minimum.
    case spacer
    case divider
  }

  enum Container: CaseIterable, Sendable {
    /// Alignment and spacing.
    case row, column
    /// Alignment.
    case layers
    /// Alignment and two spacings.
    case grid
    /// Alignment.
    case gridRow
    /// The axes.
    case firstFit
    case group, collection
    /// Layouts as somebody outside would write them: steps down to the right; equal shares of the width.
    case steps, shares
    /// Alignment. The second member stands before or behind the first.
    case overlay, background
  }

  enum Modifier: CaseIterable, Sendable {
    /// Width, height, alignment.
    case frame
    /// The least, best and most of the width and of the height, and the alignment.
    case bounds
    /// Which edges, and how much.
    case padding
    /// Right and down.
    case offset
    case priority
    /// The axes.
    case fixedSize
    /// Ratio in hundredths, and whether it fills.
    case ratio
    /// Which guide, how much of the view's length in hundredths, and how much more.
    case guide
    /// Columns of a grid.
    case columns
    /// The axes on which a cell of a grid asks for nothing.
    case unsized
  }

  static let color = RandomTree.leaf(.color, [])

  var members: [RandomTree] {
    switch self {
    case .leaf: []
    case .container(_, _, let members): members
    case .modified(let tree, _, _): [tree]
    }
  }

  var numbers: [CGFloat?] {
    switch self {
    case .leaf(_, let numbers), .container(_, let numbers, _), .modified(_, _, let numbers): numbers
    }
  }

  func with(_ members: [RandomTree]) -> RandomTree {
    switch self {
    case .leaf: self
    case .container(let container, let numbers, _): .container(container, numbers, members)
    case .modified(_, let modifier, let numbers): .modified(members[0], modifier, numbers)
    }
  }

  func with(numbers: [CGFloat?]) -> RandomTree {
    switch self {
    case .leaf(let leaf, _): .leaf(leaf, numbers)
    case .container(let container, _, let members): .container(container, numbers, members)
    case .modified(let tree, let modifier, _): .modified(tree, modifier, numbers)
    }
  }

  /// The tree with every part changed, the innermost first.
  func everywhere(_ change: (RandomTree) -> RandomTree) -> RandomTree {
    change(with(members.map { $0.everywhere(change) }))
  }

  var count: Int { members.reduce(1) { $0 + $1.count } }
}
