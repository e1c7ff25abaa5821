/// A handle on one value of a graph: an input, or a rule with its last result.
public struct Attribute<Value> {
  let node: ValueNode<Value>

  /// The up-to-date value; read inside a rule, it becomes an input of that rule.
  public var value: Value { node.read(recording: true) }

  /// The up-to-date value, without becoming an input of the rule that runs.
  public var peek: Value { node.read(recording: false) }

  /// The last value, as it is: nothing is brought up to date. `nil` for a rule that never ran.
  public var last: Value? { node.last }

  public var name: String { node.name }
  public var isReleased: Bool { node.isReleased }

  /// Changes an input; an equal value changes nothing.
  public func set(_ value: Value) { node.set(value) }

  /// Makes a rule run at its next read, because something changed that the graph does not know.
  public func invalidate() { node.graph.invalidate(node) }

  /// Calls `action` each time this attribute stops being clean, once until it is read again. Replaces the action before.
  public func onStale(_ action: (() -> Void)?) { node.onStale = action }

  /// The same handle without its type, for the inspector.
  public var erased: AnyAttribute { AnyAttribute(node: node) }
}

extension Attribute: Hashable {
  public static func == (one: Attribute, other: Attribute) -> Bool { one.node === other.node }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

/// An attribute as the inspector sees it: its name, its state and its neighbours.
public struct AnyAttribute: Hashable {
  public enum Kind: Sendable { case input, rule }

  let node: Node

  public var name: String { node.name }
  public var kind: Kind { node.kind }
  public var isStale: Bool { node.state != .clean }
  public var isReleased: Bool { node.isReleased }

  /// The attributes that it read at its last run, in the order of the first reads.
  public var inputs: [AnyAttribute] { node.graph.inputs(of: node).map(AnyAttribute.init) }

  /// The rules that read it at their last run.
  public var dependents: [AnyAttribute] { node.graph.readers(of: node).map(AnyAttribute.init) }

  /// The last value, without bringing it up to date.
  public var lastValue: Any? { node.lastValue }

  public static func == (one: AnyAttribute, other: AnyAttribute) -> Bool { one.node === other.node }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}
