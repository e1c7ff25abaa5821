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
  // SwiftData's marks, as attached ones, are for stores on a disk.
  if (message["macro"] as? [String: Any])?["typeName"] as? String == "MarkMacro" { return .source("") }
  let syntax = message["syntax"] as? [String: Any] ?? [:]
  let location = syntax["location"] as? [String: Any] ?? [:]
  return PreviewExpansion(
    source: syntax["source"] as? String ?? "",
    discriminator: message["discriminator"] as? String ?? "",
    location: PreviewExpansion.Location(
      fileID: location["fileID"] as? String ?? "", file: location["fileName"] as? String ?? "",
      line: location["line"] as? Int ?? 0, column: location["column"] as? Int ?? 0)
  ).expansion
}

private func attached(_ message: [String: Any]) -> Expansion {
  let type = (message["macro"] as? [String: Any])?["typeName"] as? String
  if type == "ModelMacro" { return model(message) }
  if type == "ModelActorMacro" {
    if message["macroRole"] as? String == "member" { return ModelActorExpansion.members }
    let type = (message["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
    return ModelActorExpansion.conformance(of: type)
  }
  if type == "ManagedMacro" {
    let source = (message["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    let managed = ManagedExpansion(declaration: source)
    return message["macroRole"] as? String == "body" ? managed.body : managed.accessors
  }
  // @Previewable only marks a declaration for #Preview, and SwiftData's marks are for stores on a disk.
  guard type == "EntryMacro" else { return .source("") }
  let syntax = message["declSyntax"] as? [String: Any] ?? [:]
  let context = message["lexicalContext"] as? [[String: Any]] ?? []
  let entry = EntryExpansion(
    declaration: syntax["source"] as? String ?? "", context: context.first?["source"] as? String ?? "")
  return message["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
}

private func model(_ message: [String: Any]) -> Expansion {
  let source = (message["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
  let expansion = ModelExpansion(declaration: source)
  switch message["macroRole"] as? String {
  case "member": return expansion.members
  case "memberAttribute": return expansion.memberAttribute
  default:
    let type = (message["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
    return expansion.conformance(of: type)
  }
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
