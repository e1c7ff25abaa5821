import PlumbLayout

/// Words for the numbers of steps.
extension Words {
  static func size(_ size: CGSize) -> String { "\(describe(size.width)) × \(describe(size.height))" }

  /// An offer, in SwiftUI's word where a length is `nil`.
  static func proposal(_ proposal: ProposedViewSize) -> String {
    if proposal == .unspecified { return "an unspecified size" }
    func side(_ length: CGFloat?) -> String { length.map { describe($0) } ?? "unspecified" }
    return "\(side(proposal.width)) × \(side(proposal.height))"
  }

  static func point(_ point: CGPoint) -> String { "\(describe(point.x)), \(describe(point.y))" }

  /// A distance by which something is drawn elsewhere.
  static func moved(_ x: CGFloat, _ y: CGFloat) -> String {
    var moves: [String] = []
    if x != 0 { moves.append("\(describe(abs(x))) to the \(x > 0 ? "right" : "left")") }
    if y != 0 { moves.append("\(describe(abs(y))) \(y > 0 ? "down" : "up")") }
    return moves.isEmpty ? "where it stands" : list(moves)
  }

  /// The reason why a view is asked, behind "offers … 100 × 50".
  static func reason(_ reason: LayoutReason) -> String {
    switch reason {
    case .passedOn, .placement: ""
    case .minimum: ", to know the least that it takes"
    case .maximum: ", to know the most that it takes"
    case .sameForAll: ", the same as all its children"
    case .onlyChild: ", all that it has, because it has no other child"
    case .share(_, 1, _, _, _, _): ", all that is left"
    case .share(let remaining, let children, _, _, _, _):
      ", an equal part of the \(describe(remaining)) that are left for \(children) views"
    case .cell: ", a cell's share"
    case .slot: ", the cell's slot"
    case .aspectRatio: ", fitted to its ratio"
    case .proportions: ", to know its proportions"
    case .fit: ", to know whether it fits"
    case .layer: ", the size of the view that it is behind or in front of"
    case .layout: ", as its layout asks"
    }
  }
}
