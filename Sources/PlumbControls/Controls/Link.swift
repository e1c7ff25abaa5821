import Foundation
import PlumbViews

/// Opens an address when it is pressed.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  @MainActor public var body: some View {
    let (destination, openURL) = (destination, openURL)
    Button(action: { openURL(destination) }, label: { label }).accessibilityAddTraits(.isLink)
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Offers things to other programs. No host can do that yet: it shows its label, and does nothing.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor public var body: some View { Button(action: {}, label: { label }) }
  public static var _memberCount: Int? { 1 }
}

/// What a share link shows where nobody says it.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  @MainActor public var body: some View {
    SwiftUILabel(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// `Label` is a generic parameter's name where this is used.
private typealias SwiftUILabel = Label

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}

/// What stands for something that is shared. Nobody shows it here.
public struct SharePreview {
  public init(_ titleKey: LocalizedStringKey) {}
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  public init(_ titleKey: LocalizedStringKey, icon: Image) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Image) {}
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element: Transferable {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }
}

nonisolated extension ShareLink {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}
