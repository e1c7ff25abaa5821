import PlumbLayout

extension ViewHost {
  /// Places what is presented in the canvas's safe area, and what is leaving where it was.
  ///
  /// A sheet, a cover and a dialog keep off the bars of the system as any view does, and their grounds go on below them.
  func placePresentations() {
    placeDepartures()
    let area = canvas?.safe ?? layoutTree.absoluteFrame(of: root.layout)
    let leaving = root.motion?.departures.map(\.node) ?? []
    for node in root.children + leaving where node.isPresentation {
      layoutTree.place(node.layout, at: area.origin, proposal: ProposedViewSize(area.size))
    }
  }
}
