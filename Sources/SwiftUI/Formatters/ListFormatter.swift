/// Writes what is in a list: "a, b, and c". Foundation has no such formatter on Linux.
open class ListFormatter: Formatter {
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes each member; without one, members are written as they describe themselves.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for value: Any?) -> String? { (value as? [Any]).flatMap { string(from: $0) } }
}
