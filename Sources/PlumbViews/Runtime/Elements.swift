import PlumbLayout

/// Making the nodes of what takes part in layout and drawing by itself.
extension _TreeBuilder {
  /// A view or modifier with a built-in layout rule, or with none.
  ///
  /// - Parameters:
  ///   - configure: sets the node's drawing and its reports.
  ///   - content: makes the nodes inside.
  package func element(
    _ kind: Any.Type, _ name: String, _ rule: LayoutRule?, configure: (ViewNode) -> Void = { _ in },
    content: () -> Void
  ) {
    applyPending {
      let node = next(ObjectIdentifier(kind))
      node.name = name
      if let rule { setRule(rule, of: node) }
      configure(node)
      inheriting {
        (inherited.lazyContainer, inherited.pinnedViews) = (nil, [])
        descend(into: node, content)
      }
    }
  }

  /// A view or modifier with its own layout rule.
  ///
  /// - Parameter update: brings the object up to date and returns whether its layout may have changed.
  package func element<Object: LayoutObject>(
    _ kind: Any.Type, _ name: String, _ objectKind: ObjectKind, make: () -> Object,
    update: (Object, ViewNode) -> Bool, content: () -> Void
  ) {
    applyPending {
      let node = next(ObjectIdentifier(kind))
      node.name = name
      if let object = node.object as? Object {
        if update(object, node) { host.layoutTree.setNeedsLayout(node.layout) }
        host.layoutTree.setMirrored(inherited.isMirrored, of: node.layout)
      } else {
        let object = make()
        node.object = object
        node.layout = host.layoutTree.makeNode(object, kind: objectKind, isMirrored: inherited.isMirrored)
        _ = update(object, node)
      }
      inheriting {
        (inherited.lazyContainer, inherited.pinnedViews) = (nil, [])
        descend(into: node, content)
      }
    }
  }

  /// A view or modifier without anything in it.
  package func leaf(
    _ kind: Any.Type, _ name: String, _ rule: LayoutRule, configure: (ViewNode) -> Void = { _ in }
  ) {
    applyPending {
      let node = next(ObjectIdentifier(kind))
      node.name = name
      setRule(rule, of: node)
      configure(node)
    }
  }

  private func setRule(_ rule: LayoutRule, of node: ViewNode) {
    let tree = host.layoutTree
    guard node.layout.exists else {
      node.layout = tree.makeNode(rule, isMirrored: inherited.isMirrored)
      return
    }
    if tree.rule(of: node.layout) != rule { tree.setRule(rule, of: node.layout) }
    tree.setMirrored(inherited.isMirrored, of: node.layout)
  }

  /// A view behind or before another: several become one, centred on each other (Recorded/Layers.md#89).
  package func secondary<Content: View>(_ content: Content) {
    if Content._memberCount == 0 { return inheriting { make(content) } }
    several(content, along: nil)
  }

  /// A view by itself: several become one, in a row along an axis or centred on each other.
  ///
  /// - Parameter name: the name of the stack of several views in the tree; none by default.
  func several<Content: View>(_ content: Content, along axis: Axis?, named name: String = "") {
    inheriting {
      inherited.pending = PendingModifiers()
      if Content._memberCount == 1 {
        make(content)
      } else {
        let around = inherited.stackAxis
        var stack: ImplicitStack!
        element(
          ImplicitStack.self, "", nil,
          configure: { node in
            stack =
              node.composite as? ImplicitStack
              ?? ImplicitStack(node, host.layoutTree, along: axis, named: name)
            stack.stand(in: around)
            host.layoutTree.setMirrored(inherited.isMirrored, of: node.layout)
          }
        ) {
          inherited.stackAxis = StackAxis(of: stack)
          make(content)
        }
      }
    }
  }

  /// A length that a layout can use: a number, and not below zero where that means nothing. Any other is reported with
  /// the name of the view, once that is made.
  ///
  /// - Parameters:
  ///   - what: what the length is of, such as "frame of width".
  ///   - allowsInfinity: endless is a length here, as it is for the most that a frame may be.
  func usable(
    _ length: CGFloat?, _ what: String, allowsNegative: Bool = false, allowsInfinity: Bool = false
  ) -> CGFloat? {
    guard let length else { return nil }
    let isPossible = (length >= 0 || allowsNegative) && (length.isFinite || allowsInfinity) && !length.isNaN
    if isPossible { return length }
    reportHere("a \(what) \(describe(length)) is not possible; 0 is used.")
    return 0
  }

  /// Reports a problem with the name of the view that is made next, once that is there.
  func reportHere(_ problem: String) {
    let (parent, place) = (parent, cursor)
    host.afterWalk {
      let node = parent.children.indices.contains(place) ? parent.children[place] : parent
      parent.host.report("\(node.subject.viewPath): \(problem)")
    }
  }
}
