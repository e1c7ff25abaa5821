/// A view that is shown in another place, or larger, than its place in the container. The views around it see it as if it
/// were there.
open class DisplacedFrame: LayoutObject {
  public override init() { super.init() }

  open override func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.childCount == 0 ? ViewSpacing() : node.child.spacing
  }

  open override func priority(_ node: LayoutNode) -> CGFloat {
    node.childCount == 0 ? 0 : node.child.priority
  }
}
