import PlumbLayout
import PlumbViews

/// The lengths of a month, in points.
enum MonthMeasure {
  /// The side of a day.
  static let day: CGFloat = 40
  /// Between weeks.
  static let gap: CGFloat = 4
  /// Between the two arrows.
  static let arrows: CGFloat = 20
}

/// A day of a month as a number, on its own ground when it is chosen: a full one for today, and a pale one for others. The
/// number of a day that may not be chosen is dimmed.
struct _DayCell: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  let name: String
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    _Pressable(action: action) {
      Text(verbatim: "\(number)")
        .font(.title3)
        .fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(figures)
        .frame(width: MonthMeasure.day, height: MonthMeasure.day)
        .background(ground, in: Circle())
        .frame(maxWidth: .infinity)
    }
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  @MainActor private var figures: Color {
    if !isEnabled { return Color(.tertiary) }
    if isToday { return isChosen ? .white : .accentColor }
    return isChosen ? .accentColor : .primary
  }

  @MainActor private var ground: Color {
    guard isChosen else { return .clear }
    if !isEnabled { return Color(.tertiaryFill) }
    return isToday ? .accentColor : .accentColor.opacity(0.15)
  }
}

/// An arrow to the month beside the one that is shown, dimmed where no day of that may be chosen.
struct _MonthArrow: View {
  let name: String
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Image(systemName: name).font(.title3.weight(.medium))
      .foregroundStyle(isEnabled ? Color.accentColor : Color(.tertiary))
  }
}
