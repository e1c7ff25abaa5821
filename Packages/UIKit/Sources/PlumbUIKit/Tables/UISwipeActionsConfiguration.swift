import PlumbControls
import PlumbViews

/// An action of a row, which a swipe shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  /// The handler of an action. It receives the action, the cell, and what it calls when it is done.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public let style: Style
  /// The handler of the action.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour behind them; red where the action destroys something, and grey elsewhere.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The action as a button of a row.
  func button(of cell: UIView) -> some View {
    let action = self
    return Button(role: style == .destructive ? .destructive : nil) { [weak cell] in
      if let cell { action.handler(action, cell, { _ in }) }
    } label: {
      if let image {
        Label {
          Text(verbatim: title ?? "")
        } icon: {
          Image(uiImage: image)
        }
      } else {
        Text(verbatim: title ?? "")
      }
    }
    .tint(backgroundColor.map { Color(uiColor: $0) })
  }
}

/// The actions on one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates the actions of one side.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
