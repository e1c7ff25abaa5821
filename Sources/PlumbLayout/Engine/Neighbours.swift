/// The answers of a node to the stack around it: its preferred spacing and its priority.
extension LayoutTree {
  /// The distances that a node would like on its sides.
  package func spacing(of id: NodeID) -> ViewSpacing {
    if records[Int(id.index)].flags.contains(.hasSpacing) { return spacings[Int(id.index)] }
    let spacing = computeSpacing(of: id)
    guard remembersAnswers else { return spacing }
    while spacings.count <= Int(id.index) { spacings.append(ViewSpacing()) }
    spacings[Int(id.index)] = spacing
    records[Int(id.index)].flags.insert(.hasSpacing)
    return spacing
  }

  private func computeSpacing(of id: NodeID) -> ViewSpacing {
    switch records[Int(id.index)].rule {
    case .fill, .square, .divider: return ViewSpacing()
    case .spacer(let spacer): return spacer.spacing
    case .stack(let stack): return withPlaces(of: id) { stack.spacing($0) }
    case .depthStack: return unionOfSpacing(of: id)
    case .grid(let grid): return withPlaces(of: id) { grid.spacing($0) }
    // A fixed frame with nothing in it is a leaf of one size, an image, and keeps its distance
    // (Recorded/Spacers.md#77).
    case .fixedFrame where !firstChild(of: id).exists: return ViewSpacing()
    case .fixedFrame(let frame): return childSpacing(id, resettingText: frame.edges)
    case .flexibleFrame(let frame): return childSpacing(id, resettingText: frame.edges)
    case .padding(let padding):
      var spacing = childSpacing(id)
      spacing.reset(padding.edges)
      return spacing
    case .position: return ViewSpacing()
    case .layered, .offset, .fixedSize, .aspectRatio, .priority, .plain: return childSpacing(id)
    case .object(_, let index): return object(index).spacing(LayoutNode(tree: self, id: id))
    case .wrapper(let index): return object(index).spacing(LayoutNode(tree: self, id: id))
    }
  }

  private func childSpacing(_ id: NodeID, resettingText edges: Edge.Set = []) -> ViewSpacing {
    guard firstChild(of: id).exists else { return ViewSpacing() }
    var spacing = spacing(of: firstChild(of: id))
    spacing.resetText(edges)
    return spacing
  }

  /// The largest preference of any child on each side. A container without children keeps no distance
  /// (Recorded/Grids.md#T32).
  package func unionOfSpacing(of id: NodeID) -> ViewSpacing {
    var child = firstChild(of: id)
    guard child.exists else { return .zero }
    var spacing = spacing(of: child)
    child = nextSibling(of: child)
    while child.exists {
      spacing.formUnion(self.spacing(of: child))
      child = nextSibling(of: child)
    }
    return spacing
  }

  /// The priority with which a node gets its share of a stack. It passes through what does not change layout and through
  /// one-child stacks, and is hidden by what does (Rules/Stacks.md#R-20, R-21).
  package func priority(of id: NodeID) -> CGFloat {
    switch records[Int(id.index)].rule {
    case .priority(let priority): return priority
    case .spacer: return -.infinity
    case .stack, .depthStack:
      return childCount(of: id) == 1 ? priority(of: firstChild(of: id)) : 0
    case .layered, .offset, .plain, .wrapper:
      return firstChild(of: id).exists ? priority(of: firstChild(of: id)) : 0
    case .object(_, let index): return object(index).priority(LayoutNode(tree: self, id: id))
    case .fill, .square, .divider, .grid, .fixedFrame, .flexibleFrame, .padding, .position, .fixedSize,
      .aspectRatio:
      return 0
    }
  }
}

extension LayoutTree {
  /// Visits what a node tells the container around it, from the outside in, as far as such things pass: through what
  /// does not change layout. `visit` tells whether to go on.
  package func visitTraits(of id: NodeID, _ visit: (LayoutObject) -> Bool) {
    var id = id
    while id.exists {
      switch records[Int(id.index)].rule {
      case .wrapper(let index): if !visit(object(index)) { return }
      case .layered, .offset, .plain, .priority: break
      case .fill, .square, .spacer, .divider, .stack, .depthStack, .grid, .fixedFrame, .flexibleFrame,
        .padding,
        .position, .fixedSize, .aspectRatio, .object:
        return
      }
      id = firstChild(of: id)
    }
  }

  package func isMirrored(_ id: NodeID) -> Bool { records[Int(id.index)].flags.contains(.isMirrored) }
}
