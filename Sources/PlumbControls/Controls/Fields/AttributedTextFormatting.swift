import Foundation
import PlumbViews

/// The rules for a text's attributes. Plumb's editor doesn't apply them.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that are known.
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition
  /// The rules for their values.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

extension AttributedTextFormattingDefinition where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  /// The definition without rules.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { .init() }
}

/// A rule for the value of one attribute. Plumb's editor does not apply it.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>
  /// Makes the value a possible one.
  func constrain(_ container: inout Attributes)
}

/// The parts of rules for attributes.
public enum AttributedTextFormatting {
  /// A definition without rules.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates no rules.
    public init() {}
    public var body: EmptyDefinition<Scope> { self }
  }

  /// A definition of several rules.
  public struct TupleDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public var body: EmptyDefinition<Scope> { EmptyDefinition<Scope>() }
  }

  /// The attributes of some characters, which a rule may change.
  @dynamicMemberLookup public struct Attributes<Scope: AttributeScope> {
    private var container = AttributeContainer()
    /// The value of an attribute; `nil` where there is none.
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>)
      -> K.Value?
    where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
    /// The value of an attribute; `nil` where there is none.
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
  }

  /// Makes rules.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Returns no rules.
    public static func buildBlock() -> EmptyDefinition<Scope> { .init() }
    /// Begins with the first rule.
    public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first definition: D) -> D
    where D.Scope == Scope { definition }
    /// Adds another rule.
    public static func buildPartialBlock<
      D: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition
    >(accumulated: D, next: Next) -> TupleDefinition<Scope>
    where D.Scope == Scope, Next.Scope == Scope { TupleDefinition() }
  }
}
