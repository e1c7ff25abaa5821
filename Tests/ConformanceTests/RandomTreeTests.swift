import SwiftUI
import Testing

/// Laws that hold for any view.
@Suite("Random views") @MainActor struct RandomTreeTests {
  private static let proposals: [ProposedViewSize] = [
    ProposedViewSize(width: 200, height: 120), ProposedViewSize(width: 37, height: 300), .unspecified, .zero,
    ProposedViewSize(width: 90, height: nil),
  ]

  @Test("what the engine knows of a view is what the view would answer", arguments: 1...80)
  func known(_ seed: Int) {
    let tree = RandomTreeTests.tree(seed)
    for proposal in RandomTreeTests.proposals {
      let known = Scene(tree.view(asking: false), .container, proposal)
      let asked = Scene(tree.view(asking: true), .container, proposal)
      #expect(known.size == asked.size, "\(tree)")
      #expect(differences(known.frames, asked.frames).isEmpty, "\(proposal) \(tree)")
    }
  }

  @Test("frames are what the rules come to, followed word by word", arguments: 1...150)
  func reference(_ seed: Int) {
    let tree = RandomTreeTests.tree(seed, spacing: 3)
    for proposal in RandomTreeTests.proposals {
      let scene = Scene(tree.view(asking: false), .container, proposal)
      #expect(scene.size == Reference.size(tree, proposal, nil), "\(proposal) \(tree)")
      let frames = Reference(tree, proposal).frames.mapValues { [$0] }
      #expect(differences(scene.frames, frames).isEmpty, "\(proposal) \(tree)")
    }
  }

  @Test("right to left is the mirror image", arguments: 1...40)
  func mirrored(_ seed: Int) {
    let tree = RandomTreeTests.tree(seed)
    let proposal = RandomTreeTests.proposals[0]
    let plain = Scene(tree.view(asking: false), .window, proposal)
    let turned = Scene(
      AnyView(tree.view(asking: false).environment(\.layoutDirection, .rightToLeft)), .window, proposal)
    let mirror = turned.frames.mapValues { frames in
      frames.map { CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    #expect(differences(plain.frames, mirror).isEmpty, "\(tree)")
  }

  @Test("every frame is a number", arguments: 1...40)
  func numbers(_ seed: Int) {
    let tree = RandomTreeTests.tree(seed)
    for proposal in RandomTreeTests.proposals {
      for frame in Scene(tree.view(asking: true), .container, proposal).frames.values.joined() {
        #expect(
          frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.height >= 0, "\(tree)")
      }
    }
  }

  private static func tree(_ seed: Int, spacing: CGFloat? = nil) -> RandomTree {
    var numbers = Numbers(seed: seed)
    var count = 0
    return RandomTree(&numbers, depth: 3, spacing: spacing, count: &count)
  }

  private func differences(_ one: [String: [CGRect]], _ other: [String: [CGRect]]) -> [String] {
    one.keys.filter { name in
      guard let mine = one[name]?.first, let theirs = other[name]?.first else { return true }
      return abs(mine.minX - theirs.minX) > 0.01 || abs(mine.minY - theirs.minY) > 0.01
        || abs(mine.width - theirs.width) > 0.01 || abs(mine.height - theirs.height) > 0.01
    }
  }
}
