import PlumbLayout

extension ViewHost {
  /// Places what is presented over the whole canvas, and what is leaving where it was.
  func placePresentations() {
    placeDepartures()
    let area = canvas?.whole ?? layoutTree.absoluteFrame(of: root.layout)
    let leaving = root.motion?.departures.map(\.node) ?? []
    for node in root.children + leaving where node.isPresentation {
      layoutTree.place(node.layout, at: area.origin, proposal: ProposedViewSize(area.size))
    }
  }
}
