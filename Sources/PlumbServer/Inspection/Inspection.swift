import Foundation
import PlumbInspector
import PlumbLayout
import PlumbViews

/// What one page sees of a scene's inside: the tree, and why the view that it has chosen is as it is.
@MainActor final class Inspection {
  private unowned let host: ViewHost
  private let files: [String]
  private var isOn = false
  private var rows: [InspectedRow] = []
  /// The views of the last tree that was sent, and where they were.
  private var sentTree: [InspectedRow.Words]?
  private var sentFrames: [CGRect] = []
  private var selected: Int?
  private var sentExplanation: String?
  private var asksGuides: Int?
  private lazy var places = SourcePlaces(
    files.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map {
        (name: URL(fileURLWithPath: path).lastPathComponent, text: $0)
      }
    })

  init(_ host: ViewHost, files: [String]) { (self.host, self.files) = (host, files) }

  /// Another page has nothing yet.
  func forgetPage() {
    (isOn, selected, sentTree, sentFrames, sentExplanation) = (false, nil, nil, [], nil)
  }

  func receive(_ message: InspectionMessage) {
    switch message {
    case .shows(let isOn, _):
      self.isOn = isOn
      (sentTree, sentFrames, sentExplanation) = (nil, [], nil)
    case .selects(let row): (selected, sentExplanation) = (row, nil)
    case .guides(let row): asksGuides = row
    }
  }

  func eventBegins(_ event: InputEvent) {}

  /// Tells the page what is new after a layout.
  func tell(_ link: PageLink, scale: CGFloat) {
    guard isOn, let proposal = host.lastProposal else { return }
    let tree = InspectedTree(host, name: "", proposal: proposal)
    follow(InspectedRow.rows(of: tree.root))
    tellTree(link)
    tellExplanation(link, scale)
  }

  /// The selection stays with its view when rows come and go.
  private func follow(_ rows: [InspectedRow]) {
    if let selected, let old = self.rows.indices.contains(selected) ? self.rows[selected] : nil,
      !rows.indices.contains(selected) || !rows[selected].stands(for: old)
    {
      self.selected = rows.firstIndex { $0.stands(for: old) }
    }
    self.rows = rows
  }

  private func tellTree(_ link: PageLink) {
    let words = rows.map(\.words)
    if words != sentTree {
      sentTree = words
      sentFrames = []
      let message = JSON.object([
        ("type", .string("tree")), ("selected", selected.map { .number(CGFloat($0)) } ?? .null),
        ("rows", .array(words.map(\.json))),
      ])
      link.send(message.line)
    }
    let frames = rows.map(\.node.frame)
    if frames != sentFrames {
      link.send(FramesMessage.bytes(frames, known: sentFrames))
      sentFrames = frames
    }
  }

  private func tellExplanation(_ link: PageLink, _ scale: CGFloat) {
    guard let selected, rows.indices.contains(selected) else { return }
    let layout = host.tracedAgain(scale: scale)
    let row = rows[selected]
    var fields: [(String, JSON)] = [
      ("type", .string("explanation")), ("row", .number(CGFloat(selected))),
      ("proposal", JSON(layout[row.node.layout]?.proposal ?? row.node.proposal)),
    ]
    if let place = places.place(of: row.node, isOnly: rows.count { $0.node.name == row.node.name } == 1) {
      fields.append(("source", .string(place)))
    }
    if let explanation = Explainer(layout).explanation(of: row.node) {
      fields.append(("explanation", explanation.json))
    }
    let message = JSON.object(fields).line
    guard message != sentExplanation else { return }
    sentExplanation = message
    link.send(message)
  }
}
