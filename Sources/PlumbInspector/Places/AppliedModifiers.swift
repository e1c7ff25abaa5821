/// Modifiers that the source declares: what the body of one makes stands around what it is called on.
extension SourceCode {
  /// Writes out what each modifier of the source makes where it is called.
  mutating func applyModifiers() {
    for view in views.indices { apply(view, depth: 0) }
  }

  private mutating func apply(_ view: Int, depth: Int) {
    guard depth < Self.deepestBodies, views.count < Self.mostCalls, let base = views[view].base,
      let (content, bodies) = declared(view), !bodies.isEmpty,
      bodies.allSatisfy({ mentions(content, in: $0) })
    else { return }
    let before = views.count
    let made = bodies.map { replacing(content, with: base, in: $0) }
    setMade(.anyOf(made), by: view)
    for inner in before..<views.count { apply(inner, depth: depth + 1) }
  }

  /// The word for the content in the bodies of a modifier that the source declares, and these.
  private func declared(_ view: Int) -> (content: SourceName, bodies: [SourceContent])? {
    let (name, applied) = (views[view].name, views[view].applied)
    if name == "modifier" {
      return applied.map { (SourceName(name: "content", type: $0), declared("body", in: $0) ?? []) }
    }
    return isOpaque(view)
      ? (
        SourceName(name: "self", type: Self.anyView),
        contents(of: name, in: Self.anyView, called: views[view].labels)
      ) : nil
  }

  private func mentions(_ name: SourceName, in content: SourceContent) -> Bool {
    switch content {
    case .sequence(let parts), .anyOf(let parts): parts.contains { mentions(name, in: $0) }
    case .optional(let part), .repeated(let part): mentions(name, in: part)
    case .view(let view), .call(let view), .modified(let view, _): mentions(name, in: views[view].content)
    case .member(let member, let type): name == SourceName(name: member, type: type)
    case .foreign, .unknown, .any, .made: false
    }
  }

  /// The content with another one in the place of a name. Calls around that are other calls than those in the modifier.
  private mutating func replacing(_ name: SourceName, with base: SourceContent, in content: SourceContent)
    -> SourceContent
  {
    guard mentions(name, in: content) else { return content }
    switch content {
    case .sequence(let parts): return .sequence(parts.map { replacing(name, with: base, in: $0) })
    case .anyOf(let parts): return .anyOf(parts.map { replacing(name, with: base, in: $0) })
    case .optional(let part): return .optional(replacing(name, with: base, in: part))
    case .repeated(let part): return .repeated(replacing(name, with: base, in: part))
    case .view(let view): return .view(add(replacing(name, with: base, in: views[view])))
    case .call(let view): return .call(add(replacing(name, with: base, in: views[view])))
    case .modified(let view, let inner):
      var copy = views[view]
      let inner = replacing(name, with: base, in: inner)
      // The first in a modifier is what it is called on.
      if case .sequence(let parts) = copy.content {
        copy.content = .sequence([inner] + parts.dropFirst().map { replacing(name, with: base, in: $0) })
      }
      copy.base = inner
      copy.made = isOpaque(view) ? nil : copy.made.map { replacing(name, with: base, in: $0) }
      return .modified(add(copy), inner)
    case .member: return base
    case .foreign, .unknown, .any, .made: return content
    }
  }

  private mutating func replacing(_ name: SourceName, with base: SourceContent, in view: SourceView)
    -> SourceView
  {
    var copy = view
    copy.content = replacing(name, with: base, in: copy.content)
    for (label, given) in view.given { copy.given[label] = replacing(name, with: base, in: given) }
    return copy
  }
}

/// The name of something in a type.
private struct SourceName: Equatable {
  var name: String
  var type: String
}
