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

  /// The words of the texts inside, in order: a button's label. Pictures speak only where there are no words.
  package var innerLabel: String {
    var (words, pictures): ([String], [String]) = ([], [])
    collectLabel(&words, &pictures)
    return (words.isEmpty ? pictures : words).joined(separator: ", ")
  }

  private func collectLabel(_ words: inout [String], _ pictures: inout [String]) {
    if isLeftOut?() ?? false || accessibility.isHidden { return }
    if let label = accessibility.label {
      if !label.isEmpty { words.append(label) }
      return
    }
    if let text, !text.isEmpty { words.append(text) }
    // An image's detail is its name in quotation marks.
    if role == .image, !detail.isEmpty { pictures.append(detail.filter { $0 != "\"" }) }
    for child in masksWithSecond ? Array(children.prefix(1)) : children {
      child.collectLabel(&words, &pictures)
    }
  }
}
