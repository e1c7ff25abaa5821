public import Foundation

/// Writes how far a date is away: "in 2 hours", "yesterday". Foundation has no such formatter on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days near today have names: "1 day ago" or "yesterday".
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// The style of units: by words, with numbers as words, by short words, or by letters.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether days near today have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units.
  open var unitsStyle = UnitsStyle.full
  /// The context of the words, which determines their capitalization.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar whose days and months count; the system's by default.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language of the words; the system's by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter that writes numbers and whole words in the system's language.
  public override init() { super.init() }
  /// Creates a formatter for a coder, from which Plumb reads no settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes how far a date is away from another. Names such as "yesterday" count from that other, too.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    style.capitalizationContext = capitalization
    return style.format(reference)
  }

  /// Writes how far a date is away from now, in seconds; less than 0 is in the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + interval, relativeTo: now)
  }

  /// Writes how far a date is away, in components that are counted from now.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a date is away from now; `nil` for what is no date.
  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
