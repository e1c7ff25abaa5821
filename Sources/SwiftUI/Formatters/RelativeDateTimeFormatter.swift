/// Writes how far a date is away: "in 2 hours", "yesterday". Foundation has no such formatter on Linux.
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    var style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    style.capitalizationContext = .unknown
    // The style counts from now, and a moment goes by until it does.
    return style.format(Date(timeIntervalSinceNow: interval + (interval < 0 ? -0.01 : 0.01)))
  }

  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let date = calendar.date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
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
