import PlumbLayout
import PlumbViews

/// Items of a bar on glass: those that no space parts are on one capsule, 44 points high (Recorded/Pictures.md#Y30). The
/// item that confirms has its own capsule in the tint (assumed).
nonisolated struct _GlassItems: View {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    ForEach(Array(runs.enumerated()), id: \.offset) { _, run in
      if run.isFlexible {
        Spacer(minLength: 0)
      } else if run.hasGlass {
        HStack(spacing: 0) {
          ForEach(Array(run.entries.enumerated()), id: \.offset) { _, entry in
            _GlassItemRoom { entry.shown }
          }
        }
        .environment(\.barItemColor, run.isProminent ? Color(white: 1) : .primary)
        .environment(\.barItemIsProminent, run.isProminent)
        .modifier(_BarGlass(isProminent: run.isProminent))
      } else {
        _BarItems(entries: run.entries)
      }
    }
  }
  static var _memberCount: Int? { nil }

  private struct Run {
    var entries: [ToolbarEntry]
    var hasGlass = true
    var isProminent = false
    var isFlexible = false
  }

  private var runs: [Run] {
    var runs: [Run] = []
    var isParted = true
    for entry in entries {
      switch entry.form {
      case .fixedSpace: isParted = true
      case .flexibleSpace:
        runs.append(Run(entries: [], isFlexible: true))
        isParted = true
      case .bare:
        runs.append(Run(entries: [entry], hasGlass: false))
        isParted = true
      case .item where entry.place == .confirming:
        runs.append(Run(entries: [entry], isProminent: true))
        isParted = true
      case .item:
        if isParted { runs.append(Run(entries: [entry])) } else { runs[runs.count - 1].entries.append(entry) }
        isParted = false
      }
    }
    return runs
  }
}

/// A capsule of glass, or of the accent colour, behind items. That of a disabled item is grey (Recorded/Screens.md#Y144).
nonisolated struct _BarGlass: ViewModifier {
  var isProminent = false
  @Environment(\.colorScheme) private var scheme

  @MainActor func body(content: Content) -> some View {
    if isProminent {
      content.backgroundPreferenceValue(BarItemIsDisabled.self) { isDisabled in
        Capsule().fill(isDisabled ? disabled : Color.accentColor)
      }
    } else {
      content.glassEffect()
    }
  }

  @MainActor private var disabled: Color {
    scheme == .dark
      ? Color(red: 60 / 255, green: 60 / 255, blue: 60 / 255)
      : Color(red: 213 / 255, green: 213 / 255, blue: 217 / 255)
  }
}

/// Whether a button on a prominent capsule of a bar is disabled.
struct BarItemIsDisabled: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The room of an item on glass: 44 points high, 12 on both sides of a text; a symbol is in a square.
nonisolated struct _GlassItemRoom: Layout {
  static let height: CGFloat = 44
  private static let sides: CGFloat = 24
  /// The widest symbol, in points (assumed).
  private static let widestSymbol: CGFloat = 26

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = content(proposal, subviews).width
    return CGSize(
      width: width <= Self.widestSymbol ? Self.height : width + Self.sides, height: Self.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = content(proposal, subviews)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
    }
  }

  private func content(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.sides) }, height: Self.height)
    return subviews.first?.sizeThatFits(offer) ?? .zero
  }
}

private struct BarItemColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct BarItemIsProminentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The colour that buttons on glass have in the place of the accent colour, where nobody sets a tint.
  var barItemColor: Color? {
    get { self[BarItemColorKey.self] }
    set { self[BarItemColorKey.self] = newValue }
  }

  /// Whether a button is on a capsule of the accent colour in a bar.
  var barItemIsProminent: Bool {
    get { self[BarItemIsProminentKey.self] }
    set { self[BarItemIsProminentKey.self] = newValue }
  }
}
