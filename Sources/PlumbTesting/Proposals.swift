import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

extension TestedView {
  /// Returns the proposals to views and their answers in a layout with empty caches, in order: "Text("abc")  40×- →
  /// 30×10".
  ///
  /// `-` is unspecified. A question whose answer is remembered is left out.
  ///
  /// - Parameter title: the only view to report, by its title or identifier; its name is then left out.
  public func proposals(to title: String? = nil) -> [String] {
    let names = host.root.layoutTitles
    let asked = questions().compactMap { question -> (name: String, numbers: String)? in
      guard !question.wasRemembered, let (name, identifier) = names[question.node],
        title == nil || title == name || title == identifier
      else { return nil }
      let numbers =
        "\(words(for: question.proposal)) → \(describe(question.answer.width))×\(describe(question.answer.height))"
      return (identifier.map { "\(name) #\($0)" } ?? name, numbers)
    }
    guard title == nil else { return asked.map(\.numbers) }
    let width = (asked.map(\.name.count).max() ?? 0) + 2
    return asked.map { $0.name + String(repeating: " ", count: width - $0.name.count) + $0.numbers }
  }

  /// Returns how often a view computes its size in a layout with empty caches.
  public func measurements(of title: String) -> Int { proposals(to: title).count }

  private func questions() -> [LayoutTrace.Question] {
    host.startTrace()
    layOut()
    defer { host.layoutTree.trace = nil }
    return (host.layoutTree.trace?.steps ?? []).compactMap { step in
      if case .question(let question) = step { question } else { nil }
    }
  }

  private func words(for proposal: ProposedViewSize) -> String {
    func side(_ length: CGFloat?) -> String { length.map(PlumbLayout.describe) ?? "-" }
    return "\(side(proposal.width))×\(side(proposal.height))"
  }
}

extension ViewNode {
  /// The titles and identifiers of all that takes part in the layout.
  fileprivate var layoutTitles: [NodeID: (String, String?)] {
    var titles: [NodeID: (String, String?)] = [:]
    collectTitles(in: &titles, identifier: nil)
    return titles
  }

  private func collectTitles(in titles: inout [NodeID: (String, String?)], identifier inherited: String?) {
    let identifier = identifier ?? inherited
    if layout.exists && !name.isEmpty { titles[layout] = (title, identifier) }
    for child in children {
      child.collectTitles(in: &titles, identifier: name.isEmpty || !layout.exists ? identifier : nil)
    }
  }
}

/// Expects the offers that a view gets, and its answers, in order. `-` is unspecified.
///
///     expectProposals(to: "Color.red", proposing: 200, 40) {
///       HStack(spacing: 0) { Color.red; Color.blue }
///     } are: {
///       """
///       0×40 → 0×40
///       ∞×40 → ∞×40
///       100×40 → 100×40
///       """
///     }
@MainActor public func expectProposals<Content: View>(
  to title: String? = nil, proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1,
  style: PlatformStyle = .iOS, environment: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> Content,
  are expected: () -> String
) {
  let tested = TestedView(
    proposing: width, height, scale: scale, style: style, environment: environment, view)
  expectEqual(tested.proposals(to: title).joined(separator: "\n"), expected(), sourceLocation)
}
