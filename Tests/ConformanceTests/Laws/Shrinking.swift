import SwiftUI

extension TreeCase {
  /// The smallest case that can be found by small steps for which `fails` still holds.
  @MainActor func shrunk(while fails: (TreeCase) -> Bool) -> TreeCase {
    var smallest = self
    // Each step makes the case simpler, so there is an end; the bound is for the patience of whoever waits.
    for _ in 0..<500 {
      guard let simpler = smallest.simpler.first(where: fails) else { break }
      smallest = simpler
    }
    return smallest
  }

  /// Cases with one thing less, those with much less first.
  private var simpler: [TreeCase] {
    tree.simpler.map { TreeCase($0, width, height) } + width.simpler(100).map { TreeCase(tree, $0, height) }
      + height.simpler(100).map { TreeCase(tree, width, $0) }
  }
}

extension RandomTree {
  var simpler: [RandomTree] {
    if self == .color { return [] }
    return members + plainer + withFewerMembers + withSimplerNumbers
      + members.indices.flatMap { index in
        members[index].simpler.map { simpler in
          var members = members
          members[index] = simpler
          return with(members)
        }
      }
  }

  /// One view instead of the tree, or a plainer container.
  private var plainer: [RandomTree] {
    switch self {
    case .leaf: [.color]
    case .container(.row, _, _): [.color]
    case .container(.column, let numbers, let members), .container(.layers, let numbers, let members):
      [.color, .container(.row, [nil, numbers.count > 1 ? numbers[1] : nil], members)]
    case .container(.collection, _, let members): [.color, .container(.group, [], members)]
    case .container(_, _, let members): [.color, .container(.row, [nil, nil], members)]
    case .modified: []
    }
  }

  private var withFewerMembers: [RandomTree] {
    switch self {
    // These have two members, always.
    case .leaf, .modified, .container(.overlay, _, _), .container(.background, _, _): []
    case .container(_, _, let members):
      members.indices.map { index in
        var fewer = members
        fewer.remove(at: index)
        return with(fewer)
      }
    }
  }

  private var withSimplerNumbers: [RandomTree] {
    numbers.indices.flatMap { index in
      numbers[index].simpler(10).map { number in
        var simpler = numbers
        simpler[index] = number
        return with(numbers: simpler)
      }
    }
  }
}

extension CGFloat? {
  /// Rounder numbers, the roundest first: not said, nothing, a usual one, a multiple of ten, a whole one.
  fileprivate func simpler(_ usual: CGFloat) -> [CGFloat?] {
    guard let self else { return [] }
    let tens = (self / 10).rounded() * 10
    let candidates: [CGFloat?] = [nil, 0, usual, tens, self.rounded()]
    let rank = candidates.firstIndex(of: self) ?? candidates.count
    return Array(candidates[..<rank])
  }
}
