import PlumbLayout

/// Whether what is behind a sheet answers.
public struct PresentationBackgroundInteraction: Sendable {
  fileprivate var isEnabled = false
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// What a swipe over a sheet's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is on a large screen.
public protocol PresentationSizing: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

nonisolated extension View {
  /// Fills the sheet around behind the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Puts views behind the view in the sheet around.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
  }

  /// What is behind a sheet does not answer here, whatever is said.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction, fileID: StaticString = #fileID, line: UInt = #line
  )
    -> some View
  { unsupported("presentationBackgroundInteraction", fileID, line, if: interaction.isEnabled) }
  /// Sheets are not pulled by their content here.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("presentationContentInteraction", fileID, line, if: behavior == .resizes) }
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
