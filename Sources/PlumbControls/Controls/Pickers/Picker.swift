import PlumbLayout
import PlumbViews

/// A control that chooses one of several values.
///
/// Each view of its content represents the value in its `tag`; in a `ForEach` an element represents its id.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  private(set) var currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInForm) private var isInForm
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.drumsAreEndless) private var drumsAreEndless

  /// Creates a picker of one value, with any view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (selections, self.content, self.label) = ([selection], content(), label())
  }

  /// Creates a picker that sets several values at once. Nothing is selected where they differ.
  /// - Parameter selection: leads from a source to the value that the picker sets in it.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    (self.content, self.label) = (content(), label())
  }

  /// Creates a picker of one value, with a label that is a value already.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (selections, self.content, self.label) = ([selection], content(), label)
  }

  @MainActor public var body: some View {
    let options = options
    let parts = PickerConfiguration(
      label: AnyView(label), title: label as? Text, options: options, currentValueLabel: currentValueLabel,
      isEndless: drumsAreEndless)
    if style.isInline, isInForm, platformStyle.platform == .iOS {
      _PickerRows(
        picker: parts, hasLabel: !(label is EmptyView), check: { checkSelection(of: $0, options) })
    } else {
      control(parts)
    }
  }
  /// Unknown: an inline picker is several rows of a list.
  public static var _memberCount: Int? { nil }

  @MainActor private func control(_ parts: PickerConfiguration) -> some View {
    let options = parts.options
    let spoken = (label as? any SpokenView)?.spokenText
    let isWheel = style.isWheel
    // Each segment is its own element, which says its own text.
    return _ControlElement("Picker", label: style.isSegmented ? nil : label) { node in
      describe(node, options)
      if isWheel { parts.describeWheel(node, isEnabled: isEnabled) }
    } localize: { node, environment in
      // A drum is one element, which says what it is for, and not all its rows.
      if isWheel { node.accessibility.label = spoken?.string(in: environment) ?? "" }
    } content: {
      AnyView(style.body(parts))
    }
  }

  /// Nothing is selected where the sources differ.
  private var selected: SelectionValue? {
    guard let first = selections.first?.wrappedValue else { return nil }
    return selections.allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  @MainActor private var options: [PickerOption] {
    let selections = selections
    let selected = selected
    return _SubviewCollector.subviews(of: content).subviews.map { subview in
      // Values go to the bindings on the main actor, where they came from.
      nonisolated(unsafe) let tag = subview.containerValues.tag(for: SelectionValue.self)
      return PickerOption(
        subview: subview, isSelected: tag != nil && tag == selected, isDivider: subview.isDivider,
        select: {
          guard let tag else { return }
          for binding in selections { binding.wrappedValue = tag }
        })
    }
  }

  @MainActor private func describe(_ node: ViewNode, _ options: [PickerOption]) {
    node.accessibility.value = options.first(where: \.isSelected)?.subview.plainText
    checkSelection(of: node, options)
  }

  @MainActor private func checkSelection(of node: ViewNode, _ options: [PickerOption]) {
    guard let selected, !options.contains(where: \.isSelected), !isNothing(selected) else { return }
    let host = node.host
    // An empty text is seen, too.
    let shown = selected is any StringProtocol ? String(reflecting: selected) : "\(selected)"
    let views = options.count == 1 ? "view" : "views"
    host.afterWalk { [node = node.link] in
      guard let node = node.object, !node.isDisposed else { return }
      host.report(
        "\(node.viewPath): the selection \(shown) is the tag of none of its \(options.count) \(views); "
          + "give one of them that tag, or select another.")
    }
  }

  /// A selection that may be nothing, and is.
  private func isNothing(_ value: SelectionValue) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// One of the views that a picker offers.
struct PickerOption: Identifiable {
  let subview: Subview
  let isSelected: Bool
  let isDivider: Bool
  let select: @MainActor () -> Void
  var id: Subview.ID { subview.id }

  /// The option, and a tick behind it if it is chosen.
  @MainActor var row: some View {
    HStack(spacing: 8) {
      subview.foregroundStyle(Color.primary)
      Spacer(minLength: 0)
      if isSelected {
        Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(Color.accentColor)
      }
    }
  }
}

/// A picker's parts, for a style of ours; custom styles are not part of SwiftUI.
struct PickerConfiguration {
  let label: AnyView
  /// The label, if it is a plain text: the title of a page with the options.
  let title: Text?
  let options: [PickerOption]
  /// The label of the selection where only that is shown.
  var currentValueLabel: AnyView?
  /// Behind the last option of a drum the first comes again.
  var isEndless = false
  var selected: PickerOption? { options.first(where: \.isSelected) }

  /// The selection, where a picker shows it alone.
  @MainActor var shownValue: AnyView? {
    currentValueLabel ?? selected.map { AnyView($0.subview.lineLimit(1)) }
  }
}

extension Subview {
  var isDivider: Bool { content.content is Divider }

  /// The text of a subview that is a text, a label or something around one.
  var plainText: String? {
    func find(_ view: Any, _ depth: Int) -> String? {
      if let text = view as? Text { return text.string }
      guard depth < 8 else { return nil }
      for child in Mirror(reflecting: view).children {
        if let found = find(child.value, depth + 1) { return found }
      }
      return nil
    }
    return find(content.content, 0)
  }
}

nonisolated extension Picker {
  /// Creates a picker of one value with a view that represents the selection where a picker shows it alone: beside a
  /// menu's label, or in a link to its page.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker of one value, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of one value, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker of one value, with a localised title and a view that represents the selection.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of one value, with a title that is not localised and a view that represents the selection.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }
}

nonisolated extension Picker where Label == PlumbControls.Label<Text, Image> {
  /// Creates a picker of one value, with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlumbControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker of one value, with a title that is not localised and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlumbControls.Label(title, systemImage: systemImage)
    }
  }
}
