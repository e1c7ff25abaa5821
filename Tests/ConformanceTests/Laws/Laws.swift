import PlumbLayout
import SwiftUI

/// The laws, for all trees.
extension Law {
  static let numbers = Law(claim: "every frame is a number, and no length is below zero") { laidOut in
    let wrong = laidOut.frames.first {
      !($0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0)
    }
    return wrong.map { Breach("numbers", "\($0)") }
  }

  static let padding = unchanged("padding(0) changes nothing") { tree in
    tree.tellsContainer ? tree : .modified(tree, .padding, [nil, 0])
  }

  static let offset = unchanged("offset(x: 0, y: 0) changes nothing") { .modified($0, .offset, [0, 0]) }

  static let group = unchanged("a plain Group changes nothing") { .container(.group, [], [$0]) }

  /// That a change of every part of a tree is not seen.
  private static func unchanged(_ claim: String, _ change: @escaping (RandomTree) -> RandomTree) -> Law {
    Law(claim: claim) { laidOut in
      var changed = laidOut.treeCase
      changed.tree = changed.tree.everywhere(change)
      return Breach(laidOut.answer, LaidOut(changed).answer)
    }
  }

  static let mirror = Law(claim: "right to left is the mirror image") { laidOut in
    let plain = laidOut.answer
    // Endless room has no other side.
    guard plain.size.width.isFinite, laidOut.frames.allSatisfy(\.width.isFinite) else { return nil }
    let turned = LaidOut(laidOut.treeCase, direction: .rightToLeft).answer
    let mirror = turned.leaves.map {
      CGRect(x: plain.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    return Breach(plain, (turned.size, mirror), within: 1e-6)
  }

  static let memory = Law(claim: "remembered answers are the answers") { laidOut in
    // What is worked out anew costs a power of the depth.
    guard laidOut.treeCase.tree.count <= 16 else { return nil }
    let forgetful = LaidOut(laidOut.treeCase) { $0.layoutTree.remembersAnswers = false }
    return Breach(forgetful.answer, laidOut.answer)
  }

  static let secondPass = Law(claim: "a second pass evaluates nothing") { laidOut in
    @MainActor func counts() -> [Int] {
      let counts = laidOut.host.layoutTree.counts
      return [laidOut.host.graph.evaluations, counts.computations, counts.placements, counts.forgotten]
    }
    let before = counts()
    let again = laidOut.layOut()
    if counts() != before { return Breach("\(before)", "\(counts())") }
    return Breach(laidOut.answer, again)
  }

  static let trace = Law(claim: "watching changes no frame") { laidOut in
    laidOut.host.startTrace()
    defer { laidOut.host.layoutTree.trace = nil }
    return Breach(laidOut.answer, laidOut.layOut())
  }
}

extension Law {
  static let archive = Law(claim: "a tree that went away as numbers is laid out as it was") { laidOut in
    let tree = laidOut.host.layoutTree
    let (numbers, nodes) = tree.archive(laidOut.host.root.layout)
    guard let engine = PageEngine(numbers) else { return Breach("a tree", "numbers that make none") }
    engine.layOut(tree.proposal(of: laidOut.host.root.layout))
    let there = nodes.flatMap { node in
      let frame = tree.frame(of: node)
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
    let frames = engine.frames
    let here = stride(from: 0, to: frames.count, by: 7).flatMap { frames[$0..<$0 + 4] }
    // The same bits, so without a tolerance.
    return there.map(Double.init) == here ? nil : Breach("\(there)", "\(here)")
  }
}

/// The laws for trees of which the written rules speak.
extension Law {
  static let known = Law(claim: "what the engine knows of a view is what the view would answer") { laidOut in
    Breach(LaidOut(laidOut.treeCase, asking: true).answer, laidOut.answer, within: 1e-6)
  }

  static let reference = Law(claim: "frames are what the rules come to, followed word by word") { laidOut in
    let (tree, proposal) = (laidOut.treeCase.tree, laidOut.treeCase.proposal)
    guard proposal.width != .infinity, proposal.height != .infinity, tree.saysAllDistances else { return nil }
    let rules = (Reference.size(tree, proposal, nil), Reference(tree, proposal).frames)
    return Breach(rules, laidOut.answer, within: 0.001)
  }
}

extension RandomTree {
  /// Whether the tree tells the container around it something that a padding would keep to itself: how many views it
  /// is, or a priority.
  fileprivate var tellsContainer: Bool {
    switch self {
    case .leaf(.spacer, _), .modified(_, .priority, _): true
    case .leaf: false
    case .container(.group, _, _), .container(.collection, _, _), .container(.gridRow, _, _): true
    case .container(.overlay, _, let members), .container(.background, _, let members):
      members[0].tellsContainer
    case .container(.row, _, let members), .container(.column, _, let members),
      .container(.layers, _, let members):
      members.contains(where: \.tellsContainer)
    case .container: false
    case .modified(let tree, .offset, _), .modified(let tree, .guide, _), .modified(let tree, .columns, _),
      .modified(let tree, .unsized, _):
      tree.tellsContainer
    // Around several views a modifier is around each.
    case .modified(let tree, _, _): tree.isSeveral
    }
  }

  private var isSeveral: Bool {
    switch self {
    case .container(.group, _, _), .container(.collection, _, _), .container(.gridRow, _, _): true
    case .modified(let tree, _, _): tree.isSeveral
    default: false
    }
  }

  /// Whether no stack leaves its distances to the views in it.
  private var distancesAreSaid: Bool {
    switch self {
    case .container(.row, let numbers, _), .container(.column, let numbers, _): numbers[1] != nil
    default: true
    }
  }

  fileprivate var saysAllDistances: Bool {
    distancesAreSaid && members.allSatisfy(\.saysAllDistances)
  }
}
