import PlumbDrawing
import PlumbLayout

/// A thin line across its stack.
nonisolated public struct Divider: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  /// Creates a line across the stack around; outside a stack it lies flat.
  public init() {}

  @MainActor public static func _makeNodes(_ view: Divider, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let style = environment.platformStyle
    let thickness = style.dividerThickness ?? 1 / max(environment.displayScale, 1)
    let color = (style.divider ?? style.separator).resolved(environment.colorScheme)
    let axis = builder.inherited.stackAxis
    builder.leaf(
      Divider.self, "Divider", .divider(LayoutRule.Divider(axis: axis.value, thickness: thickness)),
      configure: { node in
        axis.follow(node)
        node.isSteady = true
        node.mark = { context, frame in
          context.add(.fill(Path(context.rounded(frame)), .color(color), FillStyle()))
        }
      })
  }
}
