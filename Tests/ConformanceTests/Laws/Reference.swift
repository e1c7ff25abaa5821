import PlumbLayout
import SwiftUI

/// The rules of layout as they are written in Documentation/Rules.md, with no memory and no short cuts: what a view's
/// tree comes to when every child is asked everything.
struct Reference {
  /// The frames of all leaves, in the order of the tree.
  private(set) var frames: [CGRect] = []

  /// Lays a tree out with its corner at the origin.
  init(_ tree: RandomTree, _ proposal: ProposedViewSize) { place(tree, .zero, proposal, nil) }

  // MARK: Sizes

  static func size(_ tree: RandomTree, _ proposal: ProposedViewSize, _ stack: Axis?) -> CGSize {
    switch tree {
    case .leaf(let leaf, let numbers): return size(leaf, numbers, proposal, stack)
    case .container(.row, let numbers, let members):
      return line(members, .horizontal, numbers, proposal).size
    case .container(.column, let numbers, let members):
      return line(members, .vertical, numbers, proposal).size
    case .container(.layers, let numbers, let members): return pile(members, numbers.index(0), proposal).size
    case .container(_, _, let members): return size(members[0], proposal, stack)
    case .modified(let child, let modifier, let numbers):
      return size(child, modifier, numbers, proposal, stack)
    }
  }

  private static func size(
    _ leaf: RandomTree.Leaf, _ numbers: [CGFloat?], _ proposal: ProposedViewSize, _ stack: Axis?
  ) -> CGSize {
    switch leaf {
    case .spacer:
      // Rules/Spacing.md#R-40
      let least = numbers[0] ?? 8
      func length(_ axis: Axis) -> CGFloat { stack == axis.cross ? 0 : max(least, proposal[axis] ?? least) }
      return CGSize(width: length(.horizontal), height: length(.vertical))
    default:
      let (width, height) = leaf == .block ? (numbers[0], numbers[1]) : (nil, nil)
      return CGSize(
        width: width ?? max(0, proposal.width ?? 10), height: height ?? max(0, proposal.height ?? 10))
    }
  }

  private static func size(
    _ child: RandomTree, _ modifier: RandomTree.Modifier, _ numbers: [CGFloat?], _ proposal: ProposedViewSize,
    _ stack: Axis?
  ) -> CGSize {
    func inner() -> CGSize { size(child, offer(modifier, numbers, proposal), stack) }
    switch modifier {
    case .frame:
      // Rules/Frames.md#R-50
      return CGSize(width: numbers[0] ?? inner().width, height: numbers[1] ?? inner().height)
    case .bounds:
      let (across, down) = (Bounds(numbers[0...2]), Bounds(numbers[3...5]))
      return CGSize(
        width: across.answer(proposal.width, inner().width),
        height: down.answer(proposal.height, inner().height))
    case .padding:
      // Rules/Modifiers.md#R-60
      let insets = insets(numbers)
      return CGSize(
        width: max(0, inner().width + insets.leading + insets.trailing),
        height: max(0, inner().height + insets.top + insets.bottom))
    default: return inner()
    }
  }

  /// What a modifier offers its view.
  private static func offer(
    _ modifier: RandomTree.Modifier, _ numbers: [CGFloat?], _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    switch modifier {
    case .frame:
      return ProposedViewSize(width: numbers[0] ?? proposal.width, height: numbers[1] ?? proposal.height)
    case .bounds:
      return ProposedViewSize(
        width: Bounds(numbers[0...2]).offer(proposal.width),
        height: Bounds(numbers[3...5]).offer(proposal.height))
    case .padding:
      let insets = insets(numbers)
      return ProposedViewSize(
        width: proposal.width.map { $0 - insets.leading - insets.trailing },
        height: proposal.height.map { $0 - insets.top - insets.bottom })
    case .ratio: return fit(proposal, (numbers[0] ?? 0) / 100)
    case .fixedSize:
      let axes = RandomTree.axes[at: numbers[0]].axes
      return ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
    default: return proposal
    }
  }

  private static func insets(_ numbers: [CGFloat?]) -> EdgeInsets {
    let edges = RandomTree.edges[at: numbers[0]].edges
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? numbers[1] ?? 16 : 0 }
    return EdgeInsets(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  /// The largest size of a ratio in a proposal (Rules/Modifiers.md#R-62).
  private static func fit(_ proposal: ProposedViewSize, _ ratio: CGFloat) -> ProposedViewSize {
    guard ratio > 0 else { return proposal }
    return switch (proposal.width, proposal.height) {
    case (nil, nil): proposal
    case (let width?, nil): ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      width / ratio <= height
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  /// Rules/Frames.md#R-51 to R-57.
  private struct Bounds {
    let least: CGFloat?
    let best: CGFloat?
    let most: CGFloat?

    init(_ numbers: ArraySlice<CGFloat?>) {
      let (least, best, most) = (numbers.first!, numbers.dropFirst().first!, numbers.last!)
      self.least = least
      self.best = best.map { max($0, least ?? 0) }
      self.most = most.map { max($0, best ?? 0, least ?? 0) }
    }

    func clamp(_ length: CGFloat) -> CGFloat { min(max(length, least ?? -.infinity), most ?? .infinity) }
    func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? best).map(clamp) }

    func answer(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
      guard let proposed else { return clamp(best ?? child) }
      if least != nil && most != nil { return clamp(proposed) }
      if let most { return min(most, max(clamp(proposed), child)) }
      if let least { return max(least, min(clamp(proposed), child)) }
      return child
    }

    func placing(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
      proposed == nil && best == nil && length > least ?? -.infinity && length < most ?? .infinity
        ? nil : length
    }
  }

  // MARK: Stacks

  private typealias Members = (size: CGSize, places: [(origin: CGPoint, proposal: ProposedViewSize)])

  /// Rules/Stacks.md#R-10 to R-20.
  private static func line(
    _ members: [RandomTree], _ axis: Axis, _ numbers: [CGFloat?], _ proposal: ProposedViewSize
  ) -> Members {
    if members.isEmpty { return Members(size: .zero, places: []) }
    let gap = numbers[1] ?? 0
    // Centre, start, end; a colour's baselines are at its bottom.
    let place = [0.5, 0, 1, 1, 1][at: numbers[0]]
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

  /// Rules/Alignment.md#R-83; that only the highest priority counts for the size is not confirmed.
  private static func pile(_ members: [RandomTree], _ place: Int, _ proposal: ProposedViewSize) -> Members {
    if members.isEmpty { return Members(size: .zero, places: []) }
    let anchor = anchor(place)
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

  /// Where on a view an alignment is, from 0 to 1.
  private static func anchor(_ place: Int) -> UnitPoint {
    let name = RandomTree.places[place % 9].name
    let place = Recorded.alignments.first { $0.name == name }!
    return UnitPoint(x: place.x, y: place.y)
  }

  /// Rules/Stacks.md#R-19 to R-21.
  private static func priority(_ tree: RandomTree) -> Double {
    switch tree {
    case .leaf(.spacer, _): -.infinity
    case .modified(_, .priority, let numbers): Double(numbers[0] ?? 0)
    case .modified(let child, .offset, _): priority(child)
    case .container(.overlay, _, let members): priority(members[0])
    case .container(_, _, let members): members.count == 1 ? priority(members[0]) : 0
    case .leaf, .modified: 0
    }
  }

  // MARK: Places

  private mutating func place(
    _ tree: RandomTree, _ origin: CGPoint, _ proposal: ProposedViewSize, _ stack: Axis?
  ) {
    let size = Reference.size(tree, proposal, stack)
    let frame = CGRect(origin: origin, size: size)
    switch tree {
    case .leaf: frames.append(frame)
    case .container(_, _, let members) where members.isEmpty: frames.append(frame)
    case .container(.row, let numbers, let members):
      let whole = ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
      place(members, Reference.line(members, .horizontal, numbers, whole), origin, .horizontal)
    case .container(.column, let numbers, let members):
      let whole = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
      place(members, Reference.line(members, .vertical, numbers, whole), origin, .vertical)
    case .container(.layers, let numbers, let members):
      place(members, Reference.pile(members, numbers.index(0), ProposedViewSize(size)), origin, nil)
    case .container(_, let numbers, let members):
      place(members[0], origin, proposal, stack)
      // Rules/Spacing.md#R-42: what stands over a view keeps the axis of the stack around it.
      align(members[1], numbers.index(0), in: frame, ProposedViewSize(size), stack)
    case .modified(let child, let modifier, let numbers):
      place(child, modifier, numbers, in: frame, proposal, stack)
    }
  }

  private mutating func place(
    _ child: RandomTree, _ modifier: RandomTree.Modifier, _ numbers: [CGFloat?], in frame: CGRect,
    _ proposal: ProposedViewSize, _ stack: Axis?
  ) {
    let offer = Reference.offer(modifier, numbers, proposal)
    switch modifier {
    case .frame: align(child, numbers.index(2), in: frame, offer, stack)
    case .bounds:
      let final = ProposedViewSize(
        width: Bounds(numbers[0...2]).placing(proposal.width, frame.width),
        height: Bounds(numbers[3...5]).placing(proposal.height, frame.height))
      align(child, numbers.index(6), in: frame, final, stack)
    case .padding:
      let insets = Reference.insets(numbers)
      place(child, CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top), offer, stack)
    case .offset:
      let point = CGPoint(x: frame.minX + (numbers[0] ?? 0), y: frame.minY + (numbers[1] ?? 0))
      place(child, point, offer, stack)
    default: place(child, frame.origin, offer, stack)
    }
  }

  private mutating func place(_ members: [RandomTree], _ found: Members, _ origin: CGPoint, _ stack: Axis?) {
    for (member, place) in zip(members, found.places) {
      self.place(
        member, CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), place.proposal, stack)
    }
  }

  private mutating func align(
    _ child: RandomTree, _ place: Int, in frame: CGRect, _ offer: ProposedViewSize, _ stack: Axis?
  ) {
    let size = Reference.size(child, offer, stack)
    let anchor = Reference.anchor(place)
    let origin = CGPoint(
      x: frame.minX + (frame.width - size.width) * anchor.x,
      y: frame.minY + (frame.height - size.height) * anchor.y)
    self.place(child, origin, offer, stack)
  }
}
