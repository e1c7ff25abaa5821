import PlumbLayout
import PlumbViews

/// A field for a text of one line, or of several if it grows downwards.
nonisolated public struct TextField<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label
  let prompt: Text?
  let content: FieldContent
  var axis = Axis.horizontal
  var actions = FieldActions()
  /// A field in the body of a style: the element is there already.
  var isPart = false
  /// Shows a dot for each character.
  var isSecure = false

  init(
    label: Label, prompt: Text?, content: FieldContent, axis: Axis = .horizontal,
    actions: FieldActions = .init()
  ) {
    (self.label, self.prompt, self.content) = (label, prompt, content)
    (self.axis, self.actions) = (axis, actions)
  }

  @MainActor public var body: some View {
    if isPart {
      _FieldElement(
        name: isSecure ? "SecureField" : "TextField", content: content, prompt: prompt ?? (label as? Text),
        axis: axis, actions: actions, isSecure: isSecure,
        scrolls: axis == .vertical)
    } else {
      _Styled(TextFieldConfiguration(field: part))
    }
  }
  public static var _memberCount: Int? { 1 }

  /// The field that a style is given.
  @MainActor private var part: TextField<_TextFieldLabel> {
    var field = TextField<_TextFieldLabel>(
      label: _TextFieldLabel(view: AnyView(label)), prompt: prompt ?? (label as? Text), content: content,
      axis: axis, actions: actions)
    field.isPart = true
    return field
  }
}

/// The label of the field that a style is given.
nonisolated public struct _TextFieldLabel: View {
  let view: AnyView
  @MainActor public var body: some View { view }
}

/// The source and destination of a field's text.
nonisolated struct FieldContent {
  /// The value as text.
  let get: () -> String
  /// Sets the value from the typed text.
  let set: (String) -> Void
  /// Sets the value from the typed text once the field is left, instead. Returns `false` if the text represents no
  /// value.
  var commit: ((String) -> Bool)?
  /// The field commits the text each time that it represents a value, too.
  var commitsWhileTyping = false

  init(_ text: Binding<String>) {
    get = { text.wrappedValue }
    set = { text.wrappedValue = $0 }
  }

  init(
    get: @escaping () -> String, commitsWhileTyping: Bool, commit: @escaping (String) -> Bool
  ) {
    (self.get, self.commitsWhileTyping, self.commit) = (get, commitsWhileTyping, commit)
    set = { _ in }
  }
}

/// The further actions of a field, in the older form.
nonisolated struct FieldActions {
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a localised title, which the field shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, content: FieldContent(text))
  }

  /// Creates a field with a prompt, which the empty field shows; without one the localised title does.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, content: FieldContent(text))
  }

  /// Creates a field with a localised title that may grow along an axis.
  /// - Parameter axis: `.vertical` lets the field have several lines; `.horizontal` turns line breaks into spaces.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, content: FieldContent(text), axis: axis)
  }

  /// Creates a field with a localised title and a prompt that may grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, content: FieldContent(text), axis: axis)
  }

  /// Creates a field with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(label: Text(title), prompt: prompt, content: FieldContent(text), axis: axis)
  }

  /// Creates a field in the older form, with actions for the start, the end and the confirmation of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, content: FieldContent(text),
      actions: FieldActions(editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Creates a field in the older form, with an action for the confirmation of editing.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(
      label: Text(titleKey), prompt: nil, content: FieldContent(text), actions: FieldActions(commit: onCommit)
    )
  }

  /// Creates a field in the older form, with an action for the confirmation of editing. The title is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(
      label: Text(title), prompt: nil, content: FieldContent(text), actions: FieldActions(commit: onCommit)
    )
  }

  /// Creates a field with a title that is not localised, in the older form: notified of editing and of its confirmation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, content: FieldContent(text),
      actions: FieldActions(editingChanged: onEditingChanged, commit: onCommit))
  }
}

nonisolated extension TextField {
  /// Creates a field with any view as its label.
  /// - Parameter prompt: the text of the empty field; without it the label, if that is a text. Plumb does not
  ///   show any other label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, content: FieldContent(text))
  }

  /// Creates a field that may grow along an axis, with any view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, content: FieldContent(text), axis: axis)
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a localised title, and the selected characters. Plumb leaves the selection to the browser.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("TextField(selection:)", fileID, line)
    self.init(
      label: Text(titleKey), prompt: prompt, content: FieldContent(text), axis: axis ?? .horizontal)
  }

  /// Creates a field with a title as it is, and the selected characters. Plumb leaves the selection to the browser.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("TextField(selection:)", fileID, line)
    self.init(label: Text(title), prompt: prompt, content: FieldContent(text), axis: axis ?? .horizontal)
  }
}
