/// The answer to one request of the compiler.
package func answer(_ request: [String: Any]) -> [String: Any] {
  if let message = request["expandFreestandingMacro"] as? [String: Any] {
    return answer(to: message, at: message["syntax"], with: freestanding(message))
  }
  if let message = request["expandAttachedMacro"] as? [String: Any] {
    return answer(to: message, at: message["declSyntax"], with: attached(message))
  }
  // Version 7 is the first that sends the declarations around a macro, which @Entry needs.
  return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
}

private func freestanding(_ message: [String: Any]) -> Expansion {
  let syntax = message["syntax"] as? [String: Any] ?? [:]
  let location = syntax["location"] as? [String: Any] ?? [:]
  return PreviewExpansion(
    source: syntax["source"] as? String ?? "",
    discriminator: message["discriminator"] as? String ?? "",
    location: PreviewExpansion.Location(
      fileID: location["fileID"] as? String ?? "", line: location["line"] as? Int ?? 0,
      column: location["column"] as? Int ?? 0)
  ).expansion
}

private func attached(_ message: [String: Any]) -> Expansion {
  // @Previewable only marks a declaration for #Preview.
  guard (message["macro"] as? [String: Any])?["typeName"] as? String == "EntryMacro" else {
    return .source("")
  }
  let syntax = message["declSyntax"] as? [String: Any] ?? [:]
  let context = message["lexicalContext"] as? [[String: Any]] ?? []
  let entry = EntryExpansion(
    declaration: syntax["source"] as? String ?? "", context: context.first?["source"] as? String ?? "")
  return message["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
}

private func answer(to message: [String: Any], at syntax: Any?, with expansion: Expansion) -> [String: Any] {
  switch expansion {
  case .source(let source):
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
  case .failure(let text):
    // The two roles of @Entry would say the same twice.
    let isRepeated = message["macroRole"] as? String == "accessor"
    let location = (syntax as? [String: Any])?["location"] as? [String: Any] ?? [:]
    let diagnostic: [String: Any] = [
      "message": text, "severity": "error", "notes": [Any](), "highlights": [Any](), "fixIts": [Any](),
      "position": ["fileName": location["fileName"] ?? "", "offset": location["offset"] ?? 0],
    ]
    return ["expandMacroResult": ["expandedSource": "", "diagnostics": isRepeated ? [] : [diagnostic]]]
  }
}
