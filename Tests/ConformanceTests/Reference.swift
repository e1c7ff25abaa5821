import PlumbLayout
import SwiftUI

/// The rules of layout as they are written in rules.md, with no memory and no short cuts: what a view's tree comes to
/// when every child is asked everything.
struct Reference {
  private(set) var frames: [String: CGRect] = [:]

  /// Lays a tree out with its corner at the origin.
  init(_ tree: RandomTree, _ proposal: ProposedViewSize) { place(tree, .zero, proposal, nil) }

  // MARK: Sizes

  static func size(_ tree: RandomTree, _ proposal: ProposedViewSize, _ stack: Axis?) -> CGSize {
    switch tree {
    case .willing: return CGSize(width: max(0, proposal.width ?? 10), height: max(0, proposal.height ?? 10))
    case .fixed(_, let width, let height): return CGSize(width: width, height: height)
    case .spacer:
      //
      func length(_ axis: Axis) -> CGFloat { stack == axis.cross ? 0 : max(8, proposal[axis] ?? 8) }
      return CGSize(width: length(.horizontal), height: length(.vertical))
    case .row(let members, let spacing, let place):
      return line(members, .horizontal, spacing, CGFloat(place) / 2, proposal).size
    case .column(let members, let spacing, let place):
      return line(members, .vertical, spacing, CGFloat(place) / 2, proposal).size
    case .layers(let members, let place): return pile(members, place, proposal).size
    case .frame(let child, let width, let height, _):
      //
      let inner = size(
        child, ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height), stack)
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .bounds(let child, let minWidth, let maxWidth, let minHeight, let maxHeight):
      let (across, down) = (Bounds(minWidth, maxWidth), Bounds(minHeight, maxHeight))
      let offer = ProposedViewSize(width: across.offer(proposal.width), height: down.offer(proposal.height))
      let inner = size(child, offer, stack)
      return CGSize(
        width: across.answer(proposal.width, inner.width), height: down.answer(proposal.height, inner.height))
    case .padding(let child, let inset):
      //
      let inner = size(child, less(proposal, inset), stack)
      return CGSize(width: max(0, inner.width + 2 * inset), height: max(0, inner.height + 2 * inset))
    case .overlay(let child, _), .priority(let child, _): return size(child, proposal, stack)
    case .ratio(let child, let ratio): return size(child, fit(proposal, ratio), stack)
    case .ideal(let child, let horizontal, let vertical):
      return size(child, ideal(proposal, horizontal, vertical), stack)
    }
  }

  private static func less(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 - 2 * inset }, height: proposal.height.map { $0 - 2 * inset })
  }

  private static func ideal(_ proposal: ProposedViewSize, _ horizontal: Bool, _ vertical: Bool)
    -> ProposedViewSize
  {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// The largest size of a ratio in a proposal.
  private static func fit(_ proposal: ProposedViewSize, _ ratio: CGFloat) -> ProposedViewSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): proposal
    case (let width?, nil): ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      width / ratio <= height
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  /// for frames without an ideal length.
  private struct Bounds {
    let least: CGFloat?
    let most: CGFloat?

    init(_ least: CGFloat?, _ most: CGFloat?) {
      (self.least, self.most) = (least, most.map { max($0, least ?? 0) })
    }

    func clamp(_ length: CGFloat) -> CGFloat { min(max(length, least ?? -.infinity), most ?? .infinity) }
    func offer(_ proposed: CGFloat?) -> CGFloat? { proposed.map(clamp) }

    func answer(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
      guard let proposed else { return clamp(child) }
      if least != nil && most != nil { return clamp(proposed) }
      if let most { return min(most, max(clamp(proposed), child)) }
      if let least { return max(least, min(clamp(proposed), child)) }
      return child
    }

    func placing(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
      proposed == nil && length > least ?? -.infinity && length < most ?? .infinity ? nil : length
    }
  }

  // MARK: Stacks

  private typealias Members = (size: CGSize, places: [(origin: CGPoint, proposal: ProposedViewSize)])

  /// `place` is 0 at the leading edge and 1 at the trailing one.
  private static func line(
    _ members: [RandomTree], _ axis: Axis, _ spacing: CGFloat?, _ place: CGFloat, _ proposal: ProposedViewSize
  ) -> Members {
    let gap = spacing ?? 0
    func ask(_ index: Int, _ length: CGFloat?) -> CGSize {
      size(members[index], ProposedViewSize(axis, length, cross: proposal[axis.cross]), axis)
    }
    var offers = Array(repeating: proposal[axis], count: members.count)
    if let length = proposal[axis], length < .infinity {
      var left = length - gap * CGFloat(members.count - 1)
      let least = members.indices.map { ask($0, 0)[axis] }
      let most = members.indices.map { ask($0, .infinity)[axis] }
      let freedom = members.indices.map { most[$0] == .infinity ? .infinity : most[$0] - least[$0] }
      let ranks = members.map(priority)
      for rank in Set(ranks).sorted(by: >) {
        let later = members.indices.filter { ranks[$0] < rank }.reduce(0) { $0 + least[$1] }
        var waiting = members.indices.filter { ranks[$0] == rank }
        while !waiting.isEmpty {
          let next = waiting.min { one, other in
            if freedom[one] != freedom[other] { return freedom[one] < freedom[other] }
            return freedom[one] == .infinity && least[one] != least[other]
              ? least[one] > least[other] : one < other
          }!
          offers[next] = max(0, (left - later) / CGFloat(waiting.count))
          left -= ask(next, offers[next])[axis]
          waiting.removeAll { $0 == next }
        }
      }
    }
    let sizes = members.indices.map { ask($0, offers[$0]) }
    let across = sizes.map { $0[axis.cross] }.max() ?? 0
    var result = Members(size: .zero, places: [])
    var position: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position + gap * CGFloat(index)
      origin[axis.cross] = (across - size[axis.cross]) * place
      result.places.append((origin, ProposedViewSize(axis, offers[index], cross: proposal[axis.cross])))
      position += size[axis]
    }
    result.size = CGSize(axis, position + gap * CGFloat(members.count - 1), cross: across)
    return result
  }

  /// R-83; that only the highest priority counts for the size is not confirmed.
  private static func pile(_ members: [RandomTree], _ place: Int, _ proposal: ProposedViewSize) -> Members {
    let anchor = Recorded.alignments[place]
    let sizes = members.map { size($0, proposal, nil) }
    let highest = members.map(priority).max() ?? 0
    let counted = members.indices.filter { priority(members[$0]) == highest }
    func range(_ axis: Axis, _ share: CGFloat) -> (low: CGFloat, length: CGFloat) {
      let lengths = counted.map { sizes[$0][axis] }
      // An endless pile has no place in the middle.
      if lengths.contains(.infinity) { return (0, .infinity) }
      let low = lengths.map { -$0 * share }.min() ?? 0
      return (low, (lengths.map { $0 * (1 - share) }.max() ?? 0) - low)
    }
    let (across, down) = (range(.horizontal, anchor.x), range(.vertical, anchor.y))
    let places = sizes.map { size in
      (CGPoint(x: -size.width * anchor.x - across.low, y: -size.height * anchor.y - down.low), proposal)
    }
    return (CGSize(width: across.length, height: down.length), places)
  }

  ///
  private static func priority(_ tree: RandomTree) -> Double {
    switch tree {
    case .spacer: -.infinity
    case .priority(_, let priority): priority
    case .overlay(let child, _): priority(child)
    case .row(let members, _, _), .column(let members, _, _), .layers(let members, _):
      members.count == 1 ? priority(members[0]) : 0
    case .willing, .fixed, .frame, .bounds, .padding, .ratio, .ideal: 0
    }
  }

  // MARK: Places

  private mutating func place(
    _ tree: RandomTree, _ origin: CGPoint, _ proposal: ProposedViewSize, _ stack: Axis?
  ) {
    let size = Reference.size(tree, proposal, stack)
    switch tree {
    case .willing(let name), .fixed(let name, _, _): frames[name] = CGRect(origin: origin, size: size)
    case .spacer: break
    case .row(let members, let spacing, let place):
      let whole = ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
      self.place(
        members, Reference.line(members, .horizontal, spacing, CGFloat(place) / 2, whole), origin, .horizontal
      )
    case .column(let members, let spacing, let place):
      let whole = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
      self.place(
        members, Reference.line(members, .vertical, spacing, CGFloat(place) / 2, whole), origin, .vertical)
    case .layers(let members, let place):
      self.place(members, Reference.pile(members, place, ProposedViewSize(size)), origin, nil)
    case .frame(let child, let width, let height, let place):
      let offer = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
      align(child, Recorded.alignments[place], in: CGRect(origin: origin, size: size), offer, stack)
    case .bounds(let child, let minWidth, let maxWidth, let minHeight, let maxHeight):
      let offer = ProposedViewSize(
        width: Bounds(minWidth, maxWidth).placing(proposal.width, size.width),
        height: Bounds(minHeight, maxHeight).placing(proposal.height, size.height))
      align(child, Recorded.alignments[4], in: CGRect(origin: origin, size: size), offer, stack)
    case .padding(let child, let inset):
      place(child, CGPoint(x: origin.x + inset, y: origin.y + inset), Reference.less(proposal, inset), stack)
    case .overlay(let child, let other):
      place(child, origin, proposal, stack)
      // How many views an erased one is, its type does not tell, so it stands in a stack of layers.
      align(
        other, Recorded.alignments[4], in: CGRect(origin: origin, size: size), ProposedViewSize(size), nil)
    case .priority(let child, _): place(child, origin, proposal, stack)
    case .ratio(let child, let ratio): place(child, origin, Reference.fit(proposal, ratio), stack)
    case .ideal(let child, let horizontal, let vertical):
      place(child, origin, Reference.ideal(proposal, horizontal, vertical), stack)
    }
  }

  private mutating func place(_ members: [RandomTree], _ found: Members, _ origin: CGPoint, _ stack: Axis?) {
    for (member, place) in zip(members, found.places) {
      self.place(
        member, CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), place.proposal, stack)
    }
  }

  private mutating func align(
    _ child: RandomTree, _ anchor: (name: String, alignment: Alignment, x: CGFloat, y: CGFloat),
    in frame: CGRect,
    _ offer: ProposedViewSize, _ stack: Axis?
  ) {
    let size = Reference.size(child, offer, stack)
    let origin = CGPoint(
      x: frame.minX + (frame.width - size.width) * anchor.x,
      y: frame.minY + (frame.height - size.height) * anchor.y)
    place(child, origin, offer, stack)
  }
}
