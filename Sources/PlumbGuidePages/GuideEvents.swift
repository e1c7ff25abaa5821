import Foundation
import PlumbInspector
import PlumbLayout
import PlumbShare
import PlumbSource
import PlumbViews
import SwiftUI

/// Presses the buttons of an example in each state to which they lead, and records what every press did to the attribute graph.
///
/// A page cannot run an example's code, but it can show what each press of a button does where the states are few.
@MainActor struct GuideEvents {
  private let request: GuideRequest
  /// Shows the example anew, light or dark.
  private let show: (Bool) throws -> StagedView
  /// Makes the parts of a page for the example in its present state: the archive, the looks and the views.
  private let sample: ((Bool) throws -> StagedView) throws -> GuideSample

  /// The maximum number of states of one example (assumed to be enough, and not too many for a page).
  static let mostStates = 48

  init(
    _ request: GuideRequest, show: @escaping (Bool) throws -> StagedView,
    sample: @escaping ((Bool) throws -> StagedView) throws -> GuideSample
  ) { (self.request, self.show, self.sample) = (request, show, sample) }

  /// A state, the presses that lead to it from the start, and where each press leads from it.
  private struct State {
    let presses: [Int]
    let sample: GuideSample
    let views: JSON
    var buttons: [JSON] = []

    var key: String {
      sample.archive.map { String($0.bitPattern) }.joined(separator: " ") + views.line
        + sample.texts.map { $0.texts.joined() + $0.numbers.joined(separator: " ") }.joined()
    }
  }

  /// All states with their graphs as JSON, and their samples in the same order.
  func states() throws -> (samples: [GuideSample], json: JSON) {
    var states = [try state(after: []).state]
    var numbers = [states[0].key: 0]
    var index = 0
    while index < states.count {
      let presses = states[index].presses
      for (number, button) in try Self.buttons(of: shown(after: presses, false)).enumerated() {
        let (next, steps) = try state(after: presses + [number])
        if numbers[next.key] == nil {
          numbers[next.key] = states.count
          states.append(next)
        }
        guard states.count <= Self.mostStates else {
          throw ExampleProblem(
            "The buttons of the example lead to more than \(Self.mostStates) states. Disable them where it is enough.",
            request.path, line: 1)
        }
        states[index].buttons.append(
          .object([
            ("node", .number(CGFloat(button.place))), ("label", .string(button.label)),
            ("next", .number(CGFloat(numbers[next.key] ?? 0))), ("steps", steps),
          ]))
      }
      index += 1
    }
    let json = states.map { JSON.object([("views", $0.views), ("buttons", .array($0.buttons))]) }
    return (states.map(\.sample), .array(json))
  }

  private func shown(after presses: [Int], _ isDark: Bool) throws -> StagedView {
    let staged = try show(isDark)
    for press in presses { Self.press(press, in: staged) }
    return staged
  }

  /// The state after some presses, and what the last of them did.
  private func state(after presses: [Int]) throws -> (state: State, steps: JSON) {
    var told: (views: JSON, steps: JSON) = (.null, .null)
    let sample = try sample { isDark in
      let staged = try shown(after: Array(presses.dropLast()), isDark)
      let graph = WrittenGraph(staged.host)
      if let last = presses.last { Self.press(last, in: staged) }
      if !isDark { told = graph.take() }
      graph.stop()
      return staged
    }
    return (State(presses: presses, sample: sample, views: told.views), told.steps)
  }

  // MARK: Buttons

  private struct Button {
    let node: ViewNode
    /// Its place in the archive.
    let place: Int
    let label: String
  }

  private static func press(_ number: Int, in staged: StagedView) {
    let buttons = buttons(of: staged)
    guard buttons.indices.contains(number) else { return }
    buttons[number].node.action?()
    staged.layOut()
  }

  private static func buttons(of staged: StagedView) -> [Button] {
    let (_, nodes) = staged.host.layoutTree.archive(staged.host.root.layout)
    let order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    var found: [Button] = []
    func collect(_ node: ViewNode) {
      if node.isLeftOut?() ?? false { return }
      if node.action != nil, let place = layout(in: node).flatMap({ order[$0] }) {
        found.append(Button(node: node, place: place, label: texts(in: node).joined(separator: " ")))
      } else {
        node.children.forEach(collect)
      }
    }
    collect(staged.host.root)
    return found
  }

  /// The node's own layout, or that of the first view in it.
  private static func layout(in node: ViewNode) -> NodeID? {
    if node.layout.exists { return node.layout }
    for child in node.children { if let found = layout(in: child) { return found } }
    return nil
  }

  private static func texts(in node: ViewNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }
}
