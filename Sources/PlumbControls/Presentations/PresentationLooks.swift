import PlumbLayout
import PlumbViews

/// Whether what is behind a sheet answers.
public struct PresentationBackgroundInteraction: Sendable {
  fileprivate var isEnabled = false
  /// The behaviour of the platform. Plumb keeps what is behind a sheet from answering, whatever is asked for.
  public static let automatic = PresentationBackgroundInteraction()
  /// The views behind a sheet respond. Plumb doesn't let them.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// The views behind a sheet don't respond.
  public static let disabled = PresentationBackgroundInteraction()
  /// Enables interaction with the views behind a sheet, up to a height of the sheet. Plumb does not enable it, and
  /// ignores the height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The first effect of a swipe over a sheet's content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The behaviour of the platform: a swipe up makes the sheet higher first.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe up over content at its top makes the sheet higher first, up to its largest detent.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet on a large screen.
public protocol PresentationSizing: Sendable {}
/// The size of the surroundings. Plumb gives a sheet the size that its detents say, whatever is asked for.
public struct AutomaticPresentationSizing: PresentationSizing {}
/// A sheet as large as a form. Plumb does not make it so.
public struct FormPresentationSizing: PresentationSizing {}
/// A sheet as large as a page. Plumb does not make it so.
public struct PagePresentationSizing: PresentationSizing {}
/// A sheet as large as its content. Plumb does not make it so.
public struct FittedPresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of the surroundings: that of the detents.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// A sheet as large as a form; Plumb does not make it so.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// A sheet as large as a page; Plumb does not make it so.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// A sheet as large as its content; Plumb does not make it so.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

nonisolated extension View {
  /// Fills the sheet around behind the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Layers views behind the view in the sheet around.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
  }

  /// Sets whether the views behind a sheet respond. They never do here.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction, fileID: StaticString = #fileID, line: UInt = #line
  )
    -> some View
  { unsupported("presentationBackgroundInteraction", fileID, line, if: interaction.isEnabled) }
  /// Sheets have the size that their detents say.
  public func presentationSizing<S: PresentationSizing>(
    _ sizing: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("presentationSizing", fileID, line, if: !(sizing is AutomaticPresentationSizing))
  }

  /// Dialogs have no icon here.
  public func dialogIcon(_ icon: Image?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("dialogIcon", fileID, line, if: icon != nil)
  }
}
