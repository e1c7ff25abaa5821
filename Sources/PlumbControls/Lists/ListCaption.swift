import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The room around a section's header or footer, which `listRowInsets` inside changes.
@MainActor final class ListCaption {
  @Linked var node: ViewNode?
  /// Between the edge of the list and that of the section.
  var margin: CGFloat = 0
  /// The list's own.
  var usual = EdgeInsets()
  var insets: EdgeInsets? { didSet { if insets != oldValue { apply() } } }

  /// Insets that are set count from the section's edge, and replace the list's own on all sides (assumed, as for rows).
  func apply() {
    guard let node, node.layout.exists else { return }
    var used = insets ?? usual
    (used.leading, used.trailing) = (used.leading + margin, used.trailing + margin)
    let rule = LayoutRule.padding(LayoutRule.Padding(used))
    if node.host.layoutTree.rule(of: node.layout) != rule {
      node.host.layoutTree.setRule(rule, of: node.layout)
    }
  }
}

extension ViewNode {
  /// The row, or else the header or footer, whose insets the views in it set.
  var takesListInsets: (row: ListRowState?, caption: ListCaption?) {
    var node: ViewNode? = self
    while let here = node {
      if let row = here.listRow { return (row, nil) }
      if let caption = here.composite as? ListCaption { return (nil, caption) }
      node = here.parent
    }
    return (nil, nil)
  }
}

extension _TreeBuilder {
  func listHeader(_ look: _ListLook, _ content: () -> Void) {
    // A header that stays in view hides the rows below it.
    let ground = Color(.background).resolve(in: inherited.environment)
    listCaption(look, look.headerInsets, ground: look.form == .plain ? ground : nil, content)
  }

  func listFooter(_ look: _ListLook, _ content: () -> Void) {
    listCaption(look, look.footerInsets, ground: nil, content)
  }

  private func listCaption(
    _ look: _ListLook, _ room: (top: CGFloat, bottom: CGFloat), ground: ResolvedColor?, _ content: () -> Void
  ) {
    element(
      ListCaption.self, "", .plain,
      configure: { node in
        let caption = node.composite as? ListCaption ?? ListCaption()
        node.composite = caption
        (caption.node, caption.margin) = (node, look.sideMargin)
        caption.usual = EdgeInsets(
          top: room.top, leading: look.rowInsets.leading, bottom: room.bottom,
          trailing: look.rowInsets.trailing)
        caption.apply()
        node.mark = ground.map { color in
          { context, frame in
            context.add(.fill(Path(context.rounded(frame)), .color(color), FillStyle()))
          }
        }
      }
    ) {
      let frame = LayoutRule.FlexibleFrame(
        width: .init(minimum: nil, ideal: nil, maximum: .infinity),
        height: .init(minimum: nil, ideal: nil, maximum: nil),
        alignment: Alignment(horizontal: .leading, vertical: .center))
      element(_CaptionWidth.self, "", .flexibleFrame(frame), content: content)
    }
  }
}

private enum _CaptionWidth {}
