/// An event in the life of an attribute.
public enum GraphEvent: String, Sendable {
  /// An input has another value than before.
  case set
  /// A value that the attribute depends on may have changed.
  case marked
  /// Its rule has run, and the result is another than before.
  case evaluated
  /// Its new value is equal to the last: those who depend on it need not run because of it.
  case stopped
  /// The attribute was marked, but no value that it depends on has changed, so its rule did not run.
  case spared
}
