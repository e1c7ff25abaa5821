import PlumbLayout
import PlumbViews

/// A field that shows a dot for each character.
nonisolated public struct SecureField<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label
  let prompt: Text?
  let content: FieldContent
  var actions = FieldActions()

  /// Creates a secure field with any view as its label.
  /// - Parameter prompt: the text of the empty field; without it the label, if that is a text. Plumb does not
  ///   show any other label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.prompt, content) = (label(), prompt, FieldContent(text))
  }

  @MainActor public var body: some View {
    var field = TextField<_TextFieldLabel>(
      label: _TextFieldLabel(view: AnyView(label)), prompt: prompt ?? (label as? Text), content: content,
      actions: actions)
    (field.isPart, field.isSecure) = (true, true)
    return _Styled(TextFieldConfiguration(field: field))
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a secure field with a localised title, which the empty field shows without a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title that is not localised, which the empty field shows without a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with a localised title, in the older form; return calls the closure.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    actions.commit = onCommit
  }

  /// Creates a secure field with a title that is not localised, in the older form; return calls the closure.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    actions.commit = onCommit
  }
}

/// A text of any number of lines to edit. It takes what it is offered (Recorded/Controls.md#U9).
nonisolated public struct TextEditor: View, CalledView {
  package let callSite = _CallSite()
  let text: Binding<String>

  /// Creates an editor of a text; the text changes with each key.
  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    _Styled(
      TextEditorStyleConfiguration(
        text: _FieldElement(
          name: "TextEditor", content: FieldContent(text), prompt: nil, axis: .vertical,
          actions: FieldActions())))
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension TextEditor {
  /// Creates an editor of a text and its selected characters. Plumb leaves the selection to the browser.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("TextEditor(selection:)", fileID, line)
    self.init(text: text)
  }
}
