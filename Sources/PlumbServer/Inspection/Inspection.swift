import Foundation
import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbViews

/// The state of one page's inspector: the tree, and the reasons for the size and position of the selected view.
@MainActor final class Inspection {
  private unowned let host: ViewHost
  private var isOn = false
  private var rows: [InspectedRow] = []
  /// The rows that the page has, and their frames in the views around them.
  private var sentTree: [InspectedRow.Words]?
  private var sentFrames: [CGRect] = []
  private var selected: Int?
  /// The page's number for the choice that `selected` follows, and the number of the last tree that the page was sent.
  private var (choice, treeNumber) = (0, 0)
  private var sentExplanation: String?
  /// The reasons behind the selected view in the last layout, as long as nothing has changed.
  private var traced: (layout: TracedLayout, of: NodeID, isPart: Bool)?
  private var tree: InspectedTree?
  /// The page is updated again when this is over: a quarter of the time is for the inspector.
  private var rest = ContinuousClock.now
  private var tellLater: Task<Void, Never>?
  /// Whether an update is due when the rest is over.
  var isResting: Bool { tellLater != nil }
  private var rowOfLayout: [NodeID: Int] = [:]
  private var recorder: GraphRecorder?
  private var cause = ""

  init(_ host: ViewHost) { self.host = host }

  /// Another page has nothing yet.
  func forgetPage() {
    (isOn, selected, choice, sentTree, sentFrames, sentExplanation) = (false, nil, 0, nil, [], nil)
    tellLater?.cancel()
    (tellLater, rest) = (nil, .now)
    watchGraph(false)
  }

  /// Answers a page; true if that takes a new look at the views.
  func receive(_ message: InspectionMessage, _ link: PageLink, scale: CGFloat) -> Bool {
    switch message {
    case .shows(let isOn, let graph):
      self.isOn = isOn
      watchGraph(isOn && graph)
      (sentTree, sentFrames, sentExplanation) = (nil, [], nil)
      return true
    case .selects(let row, let choice, let tree):
      // The row of an older tree can be another view's now. The page chooses again when it has the newer one.
      if let tree, tree != treeNumber { return false }
      (selected, self.choice, sentExplanation) = (row, choice, nil)
      guard isOn, !rows.isEmpty else { return true }
      tellExplanation(link, scale)
      tellAttributes(link)
    case .finds(let place): tellRow(at: place, link)
    case .guides(let row): tellGuides(row, link)
    }
    return false
  }

  /// From now on the event is the cause of what happens to the attributes.
  func eventBegins(_ event: InputEvent) {
    guard recorder != nil, let cause = event.cause else { return }
    self.cause = cause
  }

  private func watchGraph(_ isWatched: Bool) {
    guard isWatched != (recorder != nil) else { return }
    recorder?.stop()
    recorder = isWatched ? GraphRecorder(host) : nil
    cause = "a change"
  }

  /// Sends the page the changes after a layout; for a large tree not more often than it can be read beside other work.
  func tell(_ link: PageLink, scale: CGFloat) {
    guard isOn else { return }
    let now = ContinuousClock.now
    guard now < rest else { return tellNow(link, scale) }
    guard tellLater == nil else { return }
    tellLater = Task { [weak self, rest] in
      try? await Task.sleep(until: rest, clock: .continuous)
      if !Task.isCancelled { self?.tellNow(link, scale) }
    }
  }

  private func tellNow(_ link: PageLink, _ scale: CGFloat) {
    tellLater?.cancel()
    tellLater = nil
    guard isOn, let proposal = host.lastProposal else { return }
    let start = ContinuousClock.now
    let tree = InspectedTree(host, name: "", proposal: proposal)
    self.tree = tree
    follow(InspectedRow.rows(of: tree.root))
    tellTree(link)
    traced = nil
    tellWave(link)
    tellAttributes(link)
    tellExplanation(link, scale)
    rest = .now + start.duration(to: .now) * 3
  }

  /// The selection stays with its view when rows come and go.
  private func follow(_ rows: [InspectedRow]) {
    if let selected, let old = self.rows.indices.contains(selected) ? self.rows[selected] : nil,
      !rows.indices.contains(selected) || !rows[selected].stands(for: old)
    {
      self.selected = rows.firstIndex { $0.stands(for: old) }
    }
    self.rows = rows
    rowOfLayout = Dictionary(
      rows.enumerated().filter { $1.node.ownLayout }.map { ($1.node.layout, $0) },
      uniquingKeysWith: { one, _ in one })
  }

  private func tellTree(_ link: PageLink) {
    let words = rows.map(\.words)
    if words != sentTree {
      let change = TreeMessage(from: sentTree, to: words)
      sentFrames = sentTree == nil ? [] : change.moved(sentFrames)
      sentTree = words
      treeNumber += 1
      link.send(change.json(number: treeNumber, selected: selected, choice: choice).line)
    }
    let frames = InspectedRow.frames(of: rows)
    if frames != sentFrames {
      link.send(FramesMessage.bytes(frames, known: sentFrames))
      sentFrames = frames
    }
  }

  private func tellExplanation(_ link: PageLink, _ scale: CGFloat) {
    guard let selected, rows.indices.contains(selected) else { return }
    let row = rows[selected]
    let layout = self.layout(around: row.node, scale)
    var fields: [(String, JSON)] = [
      ("type", .string("explanation")), ("row", .number(CGFloat(selected))),
      ("proposal", JSON(row.node.proposal)),
    ]
    if let measured = layout[row.node.layout]?.proposal, measured != row.node.proposal {
      fields.append(("measured", JSON(measured)))
    }
    if let place = row.node.source { fields.append(("source", .string(place))) }
    let walkthrough = LayoutWalkthrough(of: row.node.layout, in: layout)
    fields.append(
      (
        "walkthrough",
        .object([
          ("row", .number(CGFloat(selected))), ("cut", .bool(walkthrough.isCut)),
          ("steps", walkthrough.json { self.row(of: $0, in: layout) }),
        ])
      ))
    if let explanation = Explainer(layout).explanation(of: row.node) {
      fields.append(("explanation", explanation.json))
    }
    let message = JSON.object(fields).line
    guard message != sentExplanation else { return }
    sentExplanation = message
    link.send(message)
  }

  private func layout(around view: InspectedNode, _ scale: CGFloat) -> TracedLayout {
    if let traced, traced.of == view.layout, traced.isPart == view.isPart { return traced.layout }
    let layout = host.traced(around: view.layout, scale: scale, showsParts: view.isPart)
    traced = (layout, view.layout, view.isPart)
    // The inspector's own layout is no event.
    _ = recorder?.take()
    return layout
  }

  /// The row of a layout node, or that of the first view in it; -1 for the canvas.
  private func row(of id: NodeID, in layout: TracedLayout) -> Int {
    var id = id
    while let node = layout[id] {
      if let row = rowOfLayout[id] { return row }
      guard let first = node.children.first else { break }
      id = first
    }
    return -1
  }

  private func tellRow(at place: String, _ link: PageLink) {
    let row = LineSearch.index(of: place, among: rows.map(\.node.source))
    link.send(
      JSON.object([
        ("type", .string("found")), ("place", .string(place)),
        ("row", row.map { .number(CGFloat($0)) } ?? .null),
      ]).line)
  }

  private func tellGuides(_ row: Int, _ link: PageLink) {
    guard rows.indices.contains(row) else { return }
    let report = GuideReport(of: rows[row].node.layout, in: host)
    link.send(
      JSON.object([
        ("type", .string("guides")), ("row", .number(CGFloat(row))), ("guides", report.json),
      ]).line)
  }

  private func tellAttributes(_ link: PageLink) {
    guard recorder != nil, let selected, rows.indices.contains(selected),
      let report = AttributeReport(of: rows[selected].node.layout, in: host)
    else { return }
    link.send(JSON.object([("type", .string("graph"))] + report.fields).line)
  }

  private func tellWave(_ link: PageLink) {
    guard let wave = recorder?.take() else { return }
    link.send(JSON.object([("type", .string("wave")), ("cause", .string(cause))] + wave).line)
    cause = "a change by itself"
  }
}

extension InputEvent {
  /// The event in a word or two, for those that people mean; `nil` for a pointer that only moves.
  fileprivate var cause: String? {
    switch self {
    case .pointer(let event): event.phase == .moved ? nil : "a press"
    case .hover: nil
    case .scroll: "scrolling"
    case .key(let event): "the key \(event.key)"
    case .activate: "a press"
    case .adjust, .setValue: "an adjustment"
    case .perform(_, let action): "the action \(action)"
    case .edit: "typing"
    case .selectText: "a selection"
    case .submit: "Return"
    case .focus: "a change of the focus"
    }
  }
}
