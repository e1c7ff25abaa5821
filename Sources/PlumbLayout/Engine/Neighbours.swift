/// The answers of a node to the stack around it: its preferred spacing and its priority.
extension LayoutTree {
  /// The distances that a node would like on its sides.
  package func spacing(of id: NodeID) -> ViewSpacing {
    if records[Int(id.index)].flags.has(.hasSpacing) { return spacings[id] }
    let spacing = workOutSpacing(of: id)
    guard remembersAnswers else { return spacing }
    spacings.set(spacing, of: id, nodes: capacity)
    records[Int(id.index)].flags.add(.hasSpacing)
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
  @inline(__always) package func priority(of id: NodeID) -> CGFloat {
    if records[Int(id.index)].flags.has(.hasUsualPriority) { return 0 }
    let priority = ownPriority(of: id)
    // NaN is equal to nothing, so that a stack would look forever for the children with that priority.
    return priority.isNaN ? 0 : priority
  }

  private func ownPriority(of id: NodeID) -> CGFloat {
    let record = records + Int(id.index)
    // Most of those that come here are stacks and texts.
    if record.pointee.flags.has(.hasPriorityOfOnlyChild) {
      return record.pointee.childCount == 1 ? priority(of: record.pointee.firstChild) : 0
    }
    let rule = record.pointee.rule
    if record.pointee.flags.has(.hasPriorityOfObject), let index = rule.objectIndex {
      return ask(index) { $0.priority(LayoutNode(tree: self, id: id)) }
    }
    if case .own(let priority) = rule.traits.priority { return priority }
    return record.pointee.firstChild.exists ? priority(of: record.pointee.firstChild) : 0
  }
}

extension LayoutTree {
  /// Visits what a node reports to the container around it, from the outside in, as far as such things pass: through what
  /// does not change layout. `visit` returns whether to go on.
  package func visitTraits(of id: NodeID, _ visit: (LayoutObject) -> Bool) {
    var id = id
    while id.exists {
      let rule = records[Int(id.index)].rule
      switch rule.traits.family {
      case .wrapper: if let index = rule.objectIndex, !visit(object(index)) { return }
      case .passing: break
      case .leaf, .container, .frame, .object: return
      }
      id = firstChild(of: id)
    }
  }

  package func isMirrored(_ id: NodeID) -> Bool { records[Int(id.index)].flags.has(.isMirrored) }
}
