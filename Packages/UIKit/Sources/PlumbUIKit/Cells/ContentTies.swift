import Foundation
import PlumbViews

/// The content view of a cell, with the constraints that tie it to the cell where there are others inside.
@MainActor final class ContentTies {
  let view = UIView()
  private unowned let cell: UIView
  private var ties: [NSLayoutConstraint] = []
  private var trailing: NSLayoutConstraint?
  private var custom: (any UIView & UIContentView)?

  init(in cell: UIView) {
    self.cell = cell
    cell.insertSubview(view, at: 0)
    view.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }

  /// The distance that lists keep from their edges.
  var margin: CGFloat { cell.surroundings.listMargin }

  /// Whether constraints decide what is in the cell.
  private var isConstrained: Bool {
    view.hasConstraintsInside || cell.constraints.contains { one in !ties.contains { $0 === one } }
      || cell.subviews.contains { $0 !== view && $0.hasConstraintsInside }
  }

  private func tie(room: CGFloat) {
    if trailing == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      let trailing = view.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
      let ties = [
        view.leadingAnchor.constraint(equalTo: cell.leadingAnchor), trailing,
        view.topAnchor.constraint(equalTo: cell.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ]
      self.ties = ties
      NSLayoutConstraint.activate(ties)
      self.trailing = trailing
    }
    if trailing?.constant != -room { trailing?.constant = -room }
  }

  /// Lets the content view follow the cell, where constraints are in it.
  func prepare(room: CGFloat = 0) {
    if isConstrained { tie(room: room) }
  }

  /// The height of the cell for a width; `nil` where no constraint says one.
  func fittingHeight(_ width: CGFloat, room: CGFloat = 0) -> CGFloat? {
    var height: CGFloat = 0
    // A measurement changes nothing that anybody must be notified of.
    LayoutPass.run {
      if cell.bounds.width != width { cell.bounds.size.width = width }
      let right = room > 0 ? 8 : margin
      if view.layoutMargins.left != margin { view.layoutMargins.left = margin }
      if view.layoutMargins.right != right { view.layoutMargins.right = right }
      guard isConstrained else { return }
      tie(room: room)
      height =
        cell.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return height > 0 ? height : nil
  }

  /// Gives the content view its frame, where no constraint does.
  func place(room: CGFloat) {
    guard trailing == nil else { return }
    view.frame = CGRect(
      x: 0, y: 0, width: max(0, cell.bounds.width - room), height: cell.bounds.height)
  }

  /// Shows a content. One of SwiftUI's views has no view here: the cell's own description shows it.
  func show(_ content: (any UIContentConfiguration)?) {
    showView(of: content)
    cell.setNeedsLayout()
    cell.changed()
  }

  private func showView(of content: (any UIContentConfiguration)?) {
    guard let content, !(content is any ShownContent) else {
      custom?.removeFromSuperview()
      custom = nil
      return
    }
    if let custom, custom.supports(content) {
      custom.configuration = content
      return
    }
    custom?.removeFromSuperview()
    let made = content.makeContentView()
    made.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      made.topAnchor.constraint(equalTo: view.topAnchor),
      made.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    custom = made
  }
}
