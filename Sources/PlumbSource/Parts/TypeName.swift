/// Returns the name of a type as its author would write it: without the module, `Outer.Inner` for nested ones.
public func sourceName(of type: Any.Type) -> String {
  var name = _typeName(type, qualified: true)
  // Private declarations carry "(unknown context at $7f…)" in place of their file.
  while let start = name.range(of: "(unknown context at ", in: name),
    let end = name[start...].firstIndex(of: ")")
  {
    var rest = name.index(after: end)
    if rest < name.endIndex, name[rest] == "." { rest = name.index(after: rest) }
    name.removeSubrange(start..<rest)
  }
  return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

/// Returns whether only its own file can name a type.
public func isPrivate(_ type: Any.Type) -> Bool {
  _typeName(type, qualified: true).contains("(unknown context at ")
}

extension String {
  fileprivate func range(of piece: String, in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(piece) }
  }
}
