import SwiftUI

/// A value of an intent, which people set.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  private var value: Value?
  /// The value. Reading one that nobody has set ends the program, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let value else {
        fatalError("The parameter of an intent was read, and nobody has set it. Give it a default.")
      }
      return value
    }
    set { value = newValue }
  }
  /// The parameter itself, which can ask for its value.
  public var projectedValue: IntentParameter<Value> { self }

  private init(_ value: Value?) { self.value = value }
  /// Creates a parameter of a name, with a default.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(defaultValue) }
  /// Creates a parameter of a name.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil) }
  /// Creates a parameter of a name whose value may be missing.
  public init<Wrapped>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Wrapped? { self.init(.some(nil)) }
  /// Creates a number with bounds, which nobody passes here.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable { self.init(defaultValue) }
  /// Creates a number with bounds, which nobody passes here.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable { self.init(nil) }
  /// Creates a parameter whose values somebody offers.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) { self.init(nil) }
  /// Creates a parameter whose values somebody offers, and which may be missing.
  public init<Wrapped>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) where Value == Wrapped? { self.init(.some(nil)) }

  /// Returns the error that asks people for another value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
  /// Requests a value from the person. That is an error.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue
  }
  /// Requests the confirmation of a value. That is an error.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.needsValue
  }
}

/// The control with which people set a number.
public enum IntentNumberControlStyle: Sendable { case field, slider, stepper }

/// The reason why an intent was not performed.
public enum AppIntentError: Error, Sendable { case needsValue, needsToContinueInForeground }

/// Offers values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  /// The values.
  func results() async throws -> Result
}

/// The words of an intent with its values.
public protocol ParameterSummary {}
/// No words.
public struct EmptyParameterSummary<Intent>: ParameterSummary {}

/// The words of an intent with its values, as shortcuts show them; here nobody does.
public struct IntentParameterSummary<Intent>: ParameterSummary {
  /// Creates a summary from words.
  public init(_ summaryString: ParameterSummaryString<Intent>) {}
  /// Creates a summary from words, and values below them.
  public init(
    _ summaryString: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}
}

extension AppIntent {
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>
}

/// Words with values in them.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
  /// Creates the words from a literal.
  public init(stringLiteral value: String) {}
  /// Creates words with values in them.
  public init(stringInterpolation: Interpolation) {}
  /// The words and the values.
  public struct Interpolation: StringInterpolationProtocol {
    /// Creates an interpolation without words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public typealias StringInterpolation = Interpolation
}

/// A builder of the values below the words.
@resultBuilder public struct ParameterKeyPathsBuilder<Intent> {
  /// Joins values.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

/// A builder of an intent's words.
@resultBuilder public struct ParameterSummaryBuilder<Intent> {
  /// Returns the words.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
