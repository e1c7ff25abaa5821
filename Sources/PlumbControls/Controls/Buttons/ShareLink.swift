import Foundation
import PlumbViews

/// Offers things to other programs. No host can do that yet: it shows its label, and is reported.
nonisolated public struct ShareLink<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label

  /// Creates a button for sharing an address, with any view as its label. Plumb drops all but the label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    self.label = label()
  }

  /// Creates a button for sharing a text, with any view as its label. Plumb drops all but the label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    self.label = label()
  }

  @MainActor public var body: some View { Button(action: {}, label: { label }) }
  public static var _memberCount: Int? { 1 }
}

/// The default label of a share link.
nonisolated public struct DefaultShareLinkLabel: View, DefaultLabel {
  /// The title in the source; `nil` is “Share…”.
  let title: Text?
  @MainActor @ViewBuilder public var body: some View {
    let icon = _AddedView { Image(systemName: "square.and.arrow.up") }
    if let title {
      SwiftUILabel(title: { title }, icon: { icon })
    } else {
      _AddedView { SwiftUILabel(title: { Text("Share…") }, icon: { icon }) }
    }
  }
}

/// `Label` is a generic parameter's name where this is used.
private typealias SwiftUILabel = Label

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for sharing an address, entitled “Share…”. Plumb drops all parameters.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button for sharing a text, entitled “Share…”. Plumb drops all parameters.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button for sharing an address, with a localised title. Plumb drops all but the title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a button for sharing a text, with a localised title. Plumb drops all but the title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a button for sharing an address, with a title that is not localised. Plumb drops all but the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a button for sharing a text, with a title that is not localised. Plumb drops all but the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(title))
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for sharing something, entitled “Share…”. Plumb drops all parameters.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Transferable, some Transferable>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button for sharing something, with a localised title. Plumb drops all but the title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Transferable, some Transferable>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a button for sharing something, with a title that is not localised. Plumb drops all but the title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Transferable, some Transferable>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a button for sharing several things, entitled “Share…”. Plumb drops all parameters.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  )
  where C.Element: Transferable {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: nil)
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for sharing several things, with a localised title. Plumb drops all but the title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where C.Element: Transferable {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a button for sharing several things with previews, entitled “Share…”. Plumb drops all parameters.
  public init<C: RandomAccessCollection, Picture: Transferable, Icon: Transferable>(
    items: C, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, preview: @escaping (C.Element) -> SharePreview<Picture, Icon>
  ) where C.Element: Transferable {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button for sharing several things with previews, with a localised title. Plumb drops all but the title.
  public init<C: RandomAccessCollection, Picture: Transferable, Icon: Transferable>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    preview: @escaping (C.Element) -> SharePreview<Picture, Icon>
  ) where C.Element: Transferable {
    reportUnsupported("ShareLink", fileID, line)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

nonisolated extension ShareLink {
  /// Creates a button for sharing several things, with any view as its label. Plumb drops all but the label.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where C.Element: Transferable {
    reportUnsupported("ShareLink", fileID, line)
    self.label = label()
  }

  /// Creates a button for sharing several things with previews, with any view as its label. Plumb drops all but the
  /// label.
  public init<C: RandomAccessCollection, Picture: Transferable, Icon: Transferable>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where C.Element: Transferable {
    reportUnsupported("ShareLink", fileID, line)
    self.label = label()
  }

  /// Creates a button for sharing something, with any view as its label. Plumb drops all but the label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Transferable, some Transferable>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("ShareLink", fileID, line)
    self.label = label()
  }
}
