import Foundation
import PlumbLayout
import PlumbViews

/// A label and a value that belong together: apart in a form, side by side elsewhere.
nonisolated public struct LabeledContent<Label, Content>: CalledView {
  package let callSite = _CallSite()
  let label: Label
  let content: Content
  /// The value that a style shows again: the element is there already.
  var isPart = false
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labelled value of any two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  @MainActor public var body: some View {
    let styled = _Styled(
      LabeledContentStyleConfiguration(
        label: .init(view: LabeledContentStyleConfiguration.part(label)),
        content: .init(view: LabeledContentStyleConfiguration.part(content), isText: content is Text)))
    if isPart { styled } else { _ControlElement("LabeledContent") { styled } }
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Creates a labelled value of any view, with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labelled value of any view, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value of a formatted value, with a localised title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(titleKey) }
  }

  /// Creates a labelled value of a formatted value, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(title) }
  }

  /// Creates a labelled value of a text that is not localised, with a localised title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }

  /// Creates a labelled value of a text, with a title; neither is localised.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }) { Text(title) }
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labelled value that a style was given, in the next style out.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content, isPart) = (configuration.label, configuration.content, true)
  }
}

/// A type that describes the look of labelled values.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view that shows a labelled value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The two parts of a labelled value.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The value.
  public struct Content: View {
    let view: AnyView
    var isText = false
    public var body: some View { view }
  }

  /// The label, for the style to place.
  public let label: Label
  /// The value, for the style to place.
  public let content: Content
}

/// The label at the leading edge, the value, fainter, at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.listLook) private var listLook
  @Environment(\.platformStyle) private var platformStyle
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  /// Places the label and the value at opposite edges; where labels are hidden, it shows the value alone.
  public func makeBody(configuration: Configuration) -> some View {
    if labelsAreHidden {
      configuration.content
    } else if listLook != nil && dynamicTypeSize.isAccessibilitySize {
      // A large text is above its value in a list (Recorded/Pictures.md#Y55).
      VStack(alignment: .leading, spacing: ListMeasure(platformStyle).stackedValueDistance) {
        _ControlLabel(configuration.label.view)
        configuration.content.foregroundStyle(.secondary)
      }
    } else {
      HStack(spacing: 8) {
        _ControlLabel(configuration.label.view)
        Spacer(minLength: 0)
        value(configuration.content).foregroundStyle(.secondary)
      }
    }
  }
}

extension AutomaticLabeledContentStyle {
  /// A text on several lines keeps to the trailing edge (assumed). A field begins at its leading edge, and a sheet inherits no
  /// alignment: apps set the one of their fields in values themselves, and leave that of sheets as it is.
  @ViewBuilder private func value(_ content: Configuration.Content) -> some View {
    if content.isText { content.multilineTextAlignment(.trailing) } else { content }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value, fainter, at the trailing one.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how labelled values look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
