import PlumbLayout

/// The frames of everything that draws, before a layout.
@MainActor struct FrameSnapshot {
  /// From the node's base, in the layout.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  /// On the canvas, as it was drawn.
  private(set) var matched: [MatchedKey: CGRect] = [:]

  init(_ host: ViewHost) { note(host.root, FrameWalk(), host.animations.round) }

  private mutating func note(_ node: ViewNode, _ walk: FrameWalk, _ round: Int) {
    var walk = walk
    let frame = walk.enter(node)
    if let frame, node.movesByItself, node.born != round {
      frames[ObjectIdentifier(node)] = frame
      if let key = (node.object as? MatchedView)?.sourceKey,
        !walk.isLeaving || matched[key] == nil
      {
        let shown = node.motion?.frame?.shown(frame) ?? frame
        matched[key] = shown.offsetBy(dx: walk.base.x, dy: walk.base.y)
      }
    }
    let inner = walk.inside(node, frame)
    node.forEachShown { child, isLeaving in
      var walk = inner
      walk.isLeaving = walk.isLeaving || isLeaving
      note(child, walk, round)
    }
  }
}

extension ViewHost {
  /// Returns the frames before placement, if something may move: only then is there anything to do.
  func framesBeforeMove() -> FrameSnapshot? {
    guard frames.layout.isPlaced, mayMove || animations.hasMovingFrames else { return nil }
    return FrameSnapshot(self)
  }

  /// Something may be placed elsewhere in an animation that is shown.
  private var mayMove: Bool {
    animations.mayAnimate
      || !animations.hasClock && (animations.transaction.animation != nil || animations.isAnimated)
  }

  /// Sends everything that was placed elsewhere than before on its way.
  func move(from before: FrameSnapshot) {
    var walk = FrameWalk()
    walk.transaction = animations.transaction
    move(root, walk, before)
  }

  private func move(_ node: ViewNode, _ walk: FrameWalk, _ before: FrameSnapshot) {
    var walk = walk
    let frame = walk.enter(node)
    if let frame, node.movesByItself {
      let old = before.frames[ObjectIdentifier(node)]
      if let key = (node.object as? MatchedView)?.sourceKey {
        walk.map = takeover(key, node, frame, old, walk, before)
      }
      move(node, from: old, to: frame, walk)
    }
    let inner = walk.inside(node, frame)
    node.forEachShown { child, isLeaving in
      var walk = inner
      walk.isLeaving = walk.isLeaving || isLeaving
      move(child, walk, before)
    }
  }

  /// Returns how a matched view takes over from another one, or another one from it.
  private func takeover(
    _ key: MatchedKey, _ node: ViewNode, _ frame: CGRect, _ old: CGRect?, _ walk: FrameWalk,
    _ before: FrameSnapshot
  ) -> FrameMap? {
    if walk.isLeaving {
      guard let source = frames.layout.matchedSources[key]?.object, source !== node, !source.isDisposed else {
        return nil
      }
      let target = layoutTree.absoluteFrame(of: source.layout)
      return FrameMap(source: frame, target: target.offsetBy(dx: -walk.base.x, dy: -walk.base.y))
    }
    guard old == nil, let start = before.matched[key] else { return nil }
    return FrameMap(source: frame, target: start.offsetBy(dx: -walk.base.x, dy: -walk.base.y))
  }

  private func move(_ node: ViewNode, from old: CGRect?, to frame: CGRect, _ walk: FrameWalk) {
    let motion = node.motion?.frame
    let end = walk.isLeaving ? walk.map?(frame) ?? frame : frame
    let displacement = end.animatableData - frame.animatableData
    let start: AnimatedFrame.Data
    if let old {
      start = old.animatableData + (motion?.displacement ?? .zero)
    } else if let map = walk.map, !walk.isLeaving {
      start = map(frame).animatableData
    } else {
      return
    }
    let way = end.animatableData - start
    // Less than a millionth of a point is how sums round, and no move.
    guard way.magnitudeSquared > 1e-12 else { return }
    if let motion {
      motion.move(by: way, displacement: displacement, in: walk.transaction)
    } else if let animation = walk.transaction.animation, animations.shows(animation) {
      let motion = AnimatedFrame(node)
      node.makeMotion().frame = motion
      motion.move(by: way, displacement: displacement, in: walk.transaction)
    }
  }
}
