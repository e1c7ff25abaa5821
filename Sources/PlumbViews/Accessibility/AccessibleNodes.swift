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
  package var innerLabel: String {
    var label = InnerLabel()
    label.collect(from: self)
    return [label.words, label.pictures, label.prompts].first { !$0.isEmpty }?.joined(separator: ", ") ?? ""
  }

  /// A field is here or below.
  var holdsField: Bool { accessibility.role == .textField || children.contains(where: \.holdsField) }
}

/// The words in a view that speak for the whole of it.
@MainActor private struct InnerLabel {
  var (words, pictures, prompts): ([String], [String], [String]) = ([], [], [])

  mutating func collect(from node: ViewNode) {
    let properties = node.accessibility
    if node.isLeftOut?() ?? false || properties.isHidden || node.showsNothing { return }
    if let label = properties.label {
      guard !label.isEmpty else { return }
      if properties.role == .textField { prompts.append(label) } else { words.append(label) }
      return
    }
    if let text = node.text, !text.isEmpty { words.append(text) }
    // An image's detail is its name in quotation marks.
    if node.role == .image, !node.detail.isEmpty { pictures.append(node.detail.filter { $0 != "\"" }) }
    for child in node.masksWithSecond ? Array(node.children.prefix(1)) : node.children {
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
