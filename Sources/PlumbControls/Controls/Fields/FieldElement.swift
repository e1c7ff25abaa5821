import PlumbLayout
import PlumbViews

/// A field's element: what it is to hosts, and what happens when somebody types.
nonisolated struct _FieldElement: View {
  let name: String
  let content: FieldContent
  let prompt: Text?
  let axis: Axis
  let actions: FieldActions
  var isSecure = false
  /// The text scrolls where it has more lines than the field shows.
  var scrolls = false
  @State private var editing = FieldEditing()
  /// Runs the body again when the text in the field is another than the value.
  @State private var changes = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.returnEndsEditing) private var returnEndsEditing
  @Environment(\.lineLimit) private var lineLimit

  init(
    name: String, content: FieldContent, prompt: Text?, axis: Axis, actions: FieldActions,
    isSecure: Bool = false, scrolls: Bool = false
  ) {
    (self.name, self.content, self.prompt, self.axis) = (name, content, prompt, axis)
    (self.actions, self.isSecure, self.scrolls) = (actions, isSecure, scrolls)
  }

  @MainActor var body: some View {
    let _ = changes
    let text = editing.draft ?? content.get()
    _ControlElement(name, configure: { configure($0, text) }, localize: { localize($0, $1) }) {
      words(text)
        .modifier(_OneLeaf())
        .opacity(isEnabled ? 1 : 0.5)
    }
  }
  static var _memberCount: Int? { 1 }

  @MainActor @ViewBuilder private func words(_ text: String) -> some View {
    let words = _FieldText(text: text, prompt: prompt, axis: axis, isSecure: isSecure, editing: editing)
    if isScrolled {
      words.part(.window).overlay {
        ScrollView { words.part(.scrolled) }.scrollBounceBehavior(.basedOnSize)
      }
    } else {
      words
    }
  }

  private var isScrolled: Bool { scrolls && lineLimit != nil }

  @MainActor private func configure(_ node: ViewNode, _ text: String) {
    node.accessibility.role = .textField
    node.accessibility.isEnabled = isEnabled
    let kind: AccessibleField.Kind = isSecure ? .secure : axis == .vertical ? .lines : .line
    node.accessibility.field = AccessibleField(kind: kind, text: text)
    editing.node = node
    editing.tellHost()
    editing.text = text
    editing.scrollsInside = isScrolled
    (node.editAction, node.tapTextAction, node.selectTextAction, node.submitAction) = (nil, nil, nil, nil)
    node.interactions.isHitEverywhere = true
    node.interactions.place = { [node = node.link] in node.object?.fieldGround?.canvasFrame }
    node.interactions.gesture = nil
    node.isFocusable = isEnabled
    guard isEnabled else { return }
    node.interactions.gesture = .focus { [node = node.link] in
      node.object?.beginEditing(at: $0)
    }
    node.editAction = { edit($0, $1, $2) }
    node.tapTextAction = { [editing] in editing.tap(at: $0) }
    node.selectTextAction = { [editing] in editing.select(from: $0, to: $1) }
    node.submitAction = { submit() }
    node.focusBinding = FocusBinding(
      owner: editing, isChosen: { false }, gain: { focusChanged(true) }, lose: { focusChanged(false) })
  }

  @MainActor private func localize(_ node: ViewNode, _ environment: EnvironmentValues) {
    let prompt = prompt?.string(in: environment)
    node.accessibility.label = prompt
    node.accessibility.field?.prompt = prompt ?? ""
    node.accessibility.field?.traits = environment.textInputTraits
    node.accessibility.field?.fontSize =
      (environment.font ?? .body).resolve(in: environment.fontResolutionContext).pointSize
  }

  @MainActor private func edit(_ typed: String?, _ selection: Range<Int>, _ isComposing: Bool) {
    editing.selection = selection
    editing.isPlaced = false
    editing.showCaret()
    guard let typed else { return }
    let text = axis == .horizontal ? typed.replacing(/\R/, with: " ") : typed
    editing.isComposing = isComposing
    if let commit = content.commit {
      editing.draft = text
      // Half of a composed character represents nothing yet.
      if content.commitsWhileTyping, !isComposing, commit(text) { editing.committed = text }
      changes += 1
    } else if content.get() != text {
      content.set(text)
      // The value may have changed where nobody is notified of it, or may have taken another text.
      if content.get() != editing.text { changes += 1 }
    }
  }

  /// Returns whether editing ends by it: a field that grows downwards has a line more by Return.
  @MainActor private func submit() -> Bool {
    commit()
    actions.commit?()
    return axis == .horizontal && returnEndsEditing
  }

  @MainActor private func focusChanged(_ isFocused: Bool) {
    actions.editingChanged?(isFocused)
    if !isFocused { commit() }
  }

  /// The value takes what was typed; what cannot be read gives way to the value.
  @MainActor private func commit() {
    guard let draft = editing.draft, let commit = content.commit else { return }
    if editing.committed != draft { _ = commit(draft) }
    (editing.draft, editing.committed) = (nil, nil)
    changes += 1
  }
}

private struct ReturnEndsEditingKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether Return in a field of one line ends the editing. UIKit leaves that to the field's delegate.
  package var returnEndsEditing: Bool {
    get { self[ReturnEndsEditingKey.self] }
    set { self[ReturnEndsEditingKey.self] = newValue }
  }
}
