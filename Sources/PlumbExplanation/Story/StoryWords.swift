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
}
