import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Draws a line inside the view's edges, in front of it. The width is in points.
  ///
  /// It is an overlay in the middle of the view: a centre guide that the view sets moves it (Rules/Alignment.md#R-84).
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderEffect(style: content, width: width))
  }
}

nonisolated package struct _BorderEffect<Style: ShapeStyle>: _ElementModifier {
  let style: Style
  let width: CGFloat

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let style = modifier.style._resolveStyle(in: builder.inherited.environment)
    let width = builder.usable(modifier.width, "border of width") ?? 0
    let isMirrored = builder.inherited.isMirrored
    let configure: (ViewNode) -> Void = { node in
      let animated = node.animated(BorderLook(style: style, width: width))
      node.isSteady = true
      node.effect = { [unowned node] frame, items, context in
        let off = node.centreOffset
        let place = frame.offsetBy(dx: isMirrored ? -off.width : off.width, dy: off.height)
        return items + [animated.shown.drawn(in: context.rounded(place))]
      }
    }
    builder.element(Self.self, "border", nil, configure: configure, content: content)
  }
}

extension ViewNode {
  /// The distances of the view's centre guides from the middle of its frame, in points from leading and from the top.
  fileprivate var centreOffset: CGSize {
    let (tree, id) = (host.layoutTree, firstLayout)
    guard id.exists else { return .zero }
    let size = tree.frame(of: id).size
    func offset(_ key: AlignmentKey) -> CGFloat {
      guard tree.mayBeExplicit(key),
        let guide = tree.explicitGuide(key, of: id, proposal: tree.proposal(of: id), size: size)
      else { return 0 }
      return guide - size[key.axis] / 2
    }
    return CGSize(
      width: offset(HorizontalAlignment.center.key), height: offset(VerticalAlignment.center.key))
  }
}

nonisolated private struct BorderLook: Animatable {
  var style: _ResolvedStyle
  var width: CGFloat

  var animatableData: AnimatablePair<_AnimatedNumbers, CGFloat> {
    get { AnimatablePair(style.animatableData, width) }
    set { (style.animatableData, width) = (newValue.first, newValue.second) }
  }

  func drawn(in rect: CGRect) -> DisplayItem {
    let inner = CGRect(
      x: rect.minX + width, y: rect.minY + width, width: max(0, rect.width - 2 * width),
      height: max(0, rect.height - 2 * width))
    var path = Path(rect)
    path.addRect(inner)
    return .fill(path, style.paint(in: rect), FillStyle(eoFill: true))
  }
}
