import PlumbLayout

extension ViewNode {
  /// The role of the node itself; `nil` for a node whose content speaks.
  var ownRole: AccessibleRole? {
    if let role = accessibility.role { return role }
    if accessibility.addedTraits.contains(.isToggle) { return .toggle }
    if action != nil || self.role == .button { return .button }
    if text != nil { return .staticText }
    if self.role == .image { return .image }
    return nil
  }

  /// The words of the texts inside, in order: a button's label. Pictures speak only where there are no words, and the
  /// prompts of fields, which are elements themselves, only where there are no pictures either.
  package var innerLabel: String { InnerLabel(of: self).text }

  /// The same, and whether code of the views was run for it, whose answer may change while the nodes stay.
  var spokenLabel: (text: String, runsCode: Bool) {
    let label = InnerLabel(of: self)
    return (label.text, label.hasRunCode)
  }

  /// The same from what the nodes hold alone: no code of the views runs for it, so that it can be read on another thread while the
  /// main thread waits. What is hidden by such code speaks too.
  var storedInnerLabel: String { InnerLabel(of: self, runsCode: false).text }

  /// A field is here or below.
  var holdsField: Bool { accessibility.role == .textField || children.contains(where: \.holdsField) }
}

/// The words in a view that speak for the whole of it.
@MainActor private struct InnerLabel {
  private var (words, pictures, prompts): ([String], [String], [String]) = ([], [], [])
  private let runsCode: Bool
  private(set) var hasRunCode = false

  init(of node: ViewNode, runsCode: Bool = true) {
    self.runsCode = runsCode
    collect(from: node)
  }

  // Closures of the main actor stop the process where it is not that which calls them, so there are none.
  var text: String { Self.text([words, pictures, prompts]) }

  private nonisolated static func text(_ kinds: [[String]]) -> String {
    kinds.first { !$0.isEmpty }?.joined(separator: ", ") ?? ""
  }

  private nonisolated static func unquoted(_ name: String) -> String { name.filter { $0 != "\"" } }

  private mutating func collect(from node: ViewNode) {
    let properties = node.accessibility
    if properties.isHidden { return }
    if runsCode, node.isLeftOut != nil || node.effect != nil {
      hasRunCode = hasRunCode || node.isLeftOut != nil || !node.isSteady
      if node.isLeftOut?() ?? false || node.showsNothing { return }
    }
    if let label = properties.label {
      guard !label.isEmpty else { return }
      if properties.role == .textField { prompts.append(label) } else { words.append(label) }
      return
    }
    if let text = node.text, !text.isEmpty { words.append(text) }
    // An image's detail is its name in quotation marks.
    if node.role == .image, !node.detail.isEmpty { pictures.append(Self.unquoted(node.detail)) }
    for child in node.masksWithSecond ? NodeList(node.children.prefix(1)) : node.children {
      collect(from: child)
    }
  }
}

extension ViewNode {
  /// An effect, such as an opacity of 0, leaves nothing of what is inside to be seen.
  fileprivate var showsNothing: Bool {
    guard let effect else { return false }
    var around = AccessibleWalk.Surroundings()
    return !around.enter(effect, firstLayout.exists ? canvasFrame : .zero)
  }
}
