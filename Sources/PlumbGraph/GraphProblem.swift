/// A misuse of a graph. Each is survived; the description names the attributes.
public enum GraphProblem: Equatable, CustomStringConvertible {
  /// A rule needed its own value: the names from the rule back to itself.
  case cycle([String])
  /// An input was set while a rule ran; the write happens after the rule.
  case writeDuringRule(input: String, rule: String)
  /// An attribute was read, set or invalidated after its subgraph was invalidated.
  case released(String)
  /// An attribute was created in a subgraph that was invalidated before.
  case createdInReleasedSubgraph(String)
  /// A rule was set as if it were an input.
  case setRule(String)
  /// Deferred actions kept deferring others.
  case endlessDeferral

  public var description: String {
    switch self {
    case .cycle(let names):
      "The value of \(names[0]) depends on itself: \(names.joined(separator: " → ")). The last value is used."
    case .writeDuringRule(let input, let rule):
      "\(input) was set while \(rule) ran; it is set after the rule. Use defer to say that this is meant."
    case .released(let name):
      "\(name) was used after its subgraph was invalidated; its last value is used."
    case .createdInReleasedSubgraph(let name):
      "\(name) was created in a subgraph that was invalidated before; nothing owns it."
    case .setRule(let name):
      "\(name) is a rule and cannot be set; nothing is changed."
    case .endlessDeferral:
      "Deferred changes still caused others after 100 rounds; the rest waits for the next read."
    }
  }
}
