import PlumbLayout

/// A scroll view whose offset a host, a person or the program changes.
package final class ScrollNode: ScrollLayout {
  @Linked var node: ViewNode?
  /// The requests of modifiers to the host.
  package internal(set) var requests = ScrollRequests()
  /// The current phase of the scroll view.
  package internal(set) var phase = ScrollPhase.idle
  /// Somebody other than the program has scrolled last.
  package internal(set) var isPositionedByPerson = false
  private(set) var isMirrored = false
  /// The id that the binding of the position received.
  var reportedID: AnyHashable?
  /// The animation that brings the content to a place that the program requests.
  var animation: ScrollAnimation?
  /// The bars that show the scroll position, once there was a reason to show them.
  var indicators: ScrollIndicators?
  private var settings = ScrollSettings()

  /// Pulls the content beyond its end, as a finger does.
  @MainActor func stretch(by stretch: CGSize) {
    guard stretch != self.stretch else { return }
    self.stretch = stretch
    showIndicators()
    if let node { node.host.layoutChanged(of: node.layout) }
  }

  /// The insets of the scroll indicators, in points.
  var indicatorMargins: EdgeInsets { settings.indicatorMargins }

  /// Updates to the view's current value and returns whether the layout may have changed.
  @MainActor func update(axes: Axis.Set, _ settings: ScrollSettings, isMirrored: Bool) -> Bool {
    self.isMirrored = isMirrored
    let isSame = axes == self.axes && settings == self.settings
    if let wanted = settings.destination, wanted != self.settings.destination, !isReported(wanted), let node {
      let transaction = node.host.transaction(at: node)
      node.host.afterLayout { [weak self] in self?.go(to: wanted, in: transaction) }
    }
    self.settings = settings
    layoutSettings = Settings(
      axes: axes, margins: settings.contentMargins, initialAnchor: settings.anchors.initial,
      restingAnchor: settings.anchors.alignment)
    return !isSame
  }

  var receiver: ScrollReceiver? { settings.receiver }

  /// Returns whether the binding holds the value that it received, so that there is nowhere to go.
  private func isReported(_ wanted: ScrollDestination) -> Bool {
    defer { reportedID = nil }
    if case .view(let id, _) = wanted.place { return id == reportedID }
    return false
  }

  /// Scrolls, as far as the content reaches; returns whether anything moved.
  @MainActor @discardableResult func scroll(to point: CGPoint) -> Bool {
    guard moveOffset(to: point) else { return false }
    if let node {
      node.host.layoutChanged(of: node.layout)
      if phase.isScrolling { showIndicators() }
    }
    return true
  }

  /// Moves the offset with content that is longer or shorter before what is in sight; returns by how much.
  ///
  /// Content that nobody has scrolled yet stays at its start.
  @MainActor func shift(by distance: CGFloat, _ axis: Axis) -> CGFloat {
    guard let moved = shiftOffset(by: distance, axis) else { return 0 }
    if let node { node.host.layoutChanged(of: node.layout) }
    return moved
  }
}

extension ViewNode {
  /// The scroll state of the node, if it is a scroll view.
  package var scrollNode: ScrollNode? { object as? ScrollNode }

  /// The nearest scroll view around the node.
  var enclosingScrollView: ViewNode? {
    var node = parent
    while let here = node, here.scrollNode == nil { node = here.parent }
    return node
  }

  /// A scroll view's content offset in points, for hosts; `nil` for other views.
  package var contentOffset: CGPoint? { scrollNode?.offset }

  /// Scrolls a scroll view's content, as far as it reaches.
  package func scroll(to offset: CGPoint) { scrollNode?.scroll(to: offset) }
}
