import Foundation
import PlumbViews

/// Opens an address when it is pressed.
nonisolated public struct Link<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with any view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  @MainActor public var body: some View {
    let (destination, openURL) = (destination, openURL)
    Button(action: { openURL(destination) }, label: { label }).accessibilityAddTraits(.isLink)
      .pageLink(to: destination)
  }
  public static var _memberCount: Int? { 1 }
}

extension Link: LabelNamed {
  nonisolated package static var labelType: Any.Type { Label.self }
}

nonisolated extension Link where Label == Text {
  /// Creates a link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is not localised.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
