import Synchronization

extension Tips {
  /// A value of the app's that rules ask for.
  @propertyWrapper public final class ParameterValue<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    public init(wrappedValue: Value) { value = Mutex(wrappedValue) }
    /// Creates a parameter with an option. The option has no effect: the value is kept until the program ends.
    public convenience init(wrappedValue: Value, _ option: ParameterOption) {
      self.init(wrappedValue: wrappedValue)
    }
    public var wrappedValue: Value {
      get { value.withLock { $0 } }
      set {
        value.withLock { $0 = newValue }
        TipStore.shared.changed()
      }
    }
    /// The value itself, for a rule.
    public var projectedValue: ParameterValue<Value> { self }
  }
  /// The lifetime of a value.
  public enum ParameterOption: Sendable { case transient }

  /// An event that is counted, such as an action of a person.
  public final class Event: Identifiable, Sendable {
    /// The identifier of the event.
    public let id: String
    private let times = Mutex<[Donation]>([])
    /// Creates one of a name.
    public init(id: String) { self.id = id }
    /// One occurrence of an event.
    public struct Donation: Sendable {
      /// The date.
      public let date: Date
    }
    /// The occurrences so far.
    public var donations: [Donation] { times.withLock { $0 } }
    /// Counts it.
    public func donate() async { count() }
    /// Counts it.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
      count()
      completion?()
    }
    private func count() {
      times.withLock { $0.append(Donation(date: Date())) }
      TipStore.shared.changed()
    }
  }

  /// A rule that must hold for a tip to be shown. In a source it is `#Rule`.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool
    /// Creates a rule about a value.
    public init<Value>(_ parameter: ParameterValue<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      holds = { body(parameter.wrappedValue) }
    }
    /// Creates a rule about the number of events.
    public init(_ event: Event, _ body: @escaping @Sendable (Event) -> Bool) { holds = { body(event) } }
  }
}
