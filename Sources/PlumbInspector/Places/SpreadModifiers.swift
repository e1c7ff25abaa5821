/// Modifiers of several views, as of a `Group` or a `ForEach`: each of the views has one of its own around it.
extension SourceCode {
  /// Writes out for each modifier of several views that it stands around each of them.
  mutating func spreadModifiers() {
    for view in views.indices {
      guard let base = views[view].base, !isOpaque(view), isSeveral(base, depth: 0) else { continue }
      let content = spread(view, over: base, depth: 0)
      setMade(content, by: view)
    }
  }

  /// Whether a content can be more than one view, as far as the source tells.
  private func isSeveral(_ content: SourceContent, depth: Int) -> Bool {
    switch content {
    case .sequence(let parts):
      parts.count { !$0.isNothing } > 1 || parts.contains { isSeveral($0, depth: depth) }
    case .anyOf(let parts): parts.contains { isSeveral($0, depth: depth) }
    case .optional(let part): isSeveral(part, depth: depth)
    case .repeated: true
    case .modified(let inner, let base): !isOpaque(inner) && isSeveral(base, depth: depth)
    case .member(let name, let type):
      depth < Self.deepestBodies && contents(of: name, in: type).contains { isSeveral($0, depth: depth + 1) }
    case .view, .call, .made, .foreign, .unknown, .any: false
    }
  }

  /// The views of a content, each with a modifier around it.
  private mutating func spread(_ view: Int, over content: SourceContent, depth: Int) -> SourceContent {
    guard views.count < Self.mostCalls else { return .unknown }
    switch content {
    case .sequence(let parts): return .sequence(parts.map { spread(view, over: $0, depth: depth) })
    case .anyOf(let parts): return .anyOf(parts.map { spread(view, over: $0, depth: depth) })
    case .optional(let part): return .optional(spread(view, over: part, depth: depth))
    case .repeated(let part): return .repeated(spread(view, over: part, depth: depth))
    case .modified(let inner, _):
      if isSeveral(content, depth: depth), let made = views[inner].made {
        return spread(view, over: made, depth: depth)
      }
    case .member(let name, let type):
      if isSeveral(content, depth: depth) {
        let contents = contents(of: name, in: type)
        return .anyOf(contents.map { spread(view, over: $0, depth: depth + 1) })
      }
    case .view, .call, .made, .foreign, .unknown, .any: break
    }
    var copy = views[view]
    (copy.base, copy.spreadFrom) = (content, view)
    // The first in a modifier is what it is called on.
    if case .sequence(let parts) = copy.content { copy.content = .sequence([content] + parts.dropFirst()) }
    return .modified(add(copy), content)
  }
}

extension SourceContent {
  fileprivate var isNothing: Bool {
    if case .sequence(let parts) = self { parts.allSatisfy(\.isNothing) } else { false }
  }
}
