public import Foundation

/// Writes what is in a list: "a, b, and c". Foundation has no such formatter on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language that the list is written in; the system's by default.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes each member; without one, members are written as they describe themselves.
  open var itemFormatter: Formatter?

  /// Creates a formatter in the system's language.
  public override init() { super.init() }
  /// Creates a formatter for a coder, from which Plumb reads no settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a list of strings in the system's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Writes a list of anything; it is never `nil`.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Writes a list; `nil` for what is no array.
  open override func string(for value: Any?) -> String? { (value as? [Any]).flatMap { string(from: $0) } }
}
