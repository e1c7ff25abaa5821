extension CallReader {
  /// These show all that stands in them.
  private static let plain: Set = [
    "VStack", "HStack", "ZStack", "Grid", "GridRow", "Group", "ForEach", "GeometryReader", "ScrollView",
    "Button",
    "Text", "Image", "Spacer", "Divider", "Color",
  ]
  /// These are no views by themselves.
  private static let clear: Set = [
    "Group", "ForEach", "Section", "AnyView", "ScrollViewReader", "EquatableView",
  ]
  /// These show what stands in them for each element of the data.
  private static let repeating: Set = ["ForEach", "List", "OutlineGroup", "Table", "Chart"]
  /// These make a text of their first argument.
  private static let titled: Set = [
    "Button", "Label", "Toggle", "NavigationLink", "Section", "Picker", "Stepper", "TextField", "SecureField",
    "Menu", "Link", "DatePicker", "ColorPicker", "DisclosureGroup", "LabeledContent", "ProgressView", "Gauge",
    "GroupBox", "ShareLink", "Tab",
  ]
  /// These modifiers show what stands in them around what they are called on.
  private static let around: Set = ["background", "overlay", "mask", "safeAreaInset"]
  /// These show nothing in their closures.
  private static let actions: Set = [
    "task", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture", "animation",
    "transaction",
    "alignmentGuide", "visualEffect", "scrollTransition", "phaseAnimator", "keyframeAnimator",
    "accessibilityAction",
  ]

  private static func isAction(_ label: String) -> Bool {
    label.hasPrefix("on") || ["action", "perform", "primaryAction", "get", "set"].contains(label)
  }

  // MARK: Views

  mutating func view(_ name: String, _ start: Int, _ call: Call) -> SourceContent {
    if name == "EmptyView" { return .nothing }
    let isPlain = Self.plain.contains(name)
    var groups = titles(name, call) + argumentContents(call, isAround: false)
    for closure in call.closures
    where !Self.isAction(closure.label) && !isButtonAction(name, closure.label, call) {
      let inner = content(in: closure.range)
      let isRepeated = closure.label.isEmpty && Self.repeating.contains(name) && !call.arguments.isEmpty
      groups.append(isRepeated ? .repeated(inner) : isPlain ? inner : inner.loosened)
    }
    let inner = Self.inAnyOrder(groups)
    var view = SourceView(name: name, place: place(of: start), content: inner, isPlain: isPlain)
    view.words = call.words(tokens)
    if Self.clear.contains(name) { return inner }
    let content = SourceContent.view(code.add(view))
    return isPlain ? content : .anyOf([content, .foreign])
  }

  /// The first closure of a button with a title, or with a label behind it.
  private func isButtonAction(_ name: String, _ label: String, _ call: Call) -> Bool {
    name == "Button" && label.isEmpty
      && (call.has("label") || call.arguments.first?.label == "" && !call.has("action"))
  }

  private mutating func titles(_ name: String, _ call: Call) -> [SourceContent] {
    guard Self.titled.contains(name), let first = call.arguments.first, first.label.isEmpty,
      [.string, .identifier].contains(tokens.tokens[first.range.lowerBound].kind)
    else { return [] }
    var text = SourceView(name: "Text", place: place(of: first.range.lowerBound))
    text.words = call.words(tokens)
    let content = SourceContent.view(code.add(text))
    return [name == "Button" ? content : .optional(content)]
  }

  /// The views among the arguments, such as `overlay(Text("a"))` and `label: { Text("a") }`.
  ///
  /// - Parameter isAround: one of two views without a label is shown.
  private mutating func argumentContents(_ call: Call, isAround: Bool) -> [SourceContent] {
    var found: [SourceContent] = []
    for (label, range) in call.arguments where !Self.isAction(label) {
      if text(range.lowerBound) == "{", let close = tokens.closing(range.lowerBound) {
        found.append(content(in: range.lowerBound + 1..<close).loosened)
      } else if text(range.lowerBound).first?.isUppercase ?? false,
        let (content, end) = expression(range), end >= range.upperBound
      {
        found.append(.optional(content))
      } else if isAround, label.isEmpty, let choice = choice(range) {
        found.append(.optional(choice))
      }
    }
    return found
  }

  /// A header may be written behind what it is the header of.
  private static func inAnyOrder(_ groups: [SourceContent]) -> SourceContent {
    switch groups.count {
    case 0: return .nothing
    case 1: return groups[0]
    case 2, 3:
      return .anyOf(
        groups.indices.map { first in
          var rest = groups
          let group = rest.remove(at: first)
          return .sequence([group, inAnyOrder(rest)])
        })
    default: return .sequence(groups)
    }
  }

  // MARK: Modifiers

  /// The type of a value that is made with `Name(…)`.
  private mutating func typeName(_ range: Range<Int>) -> String? {
    guard text(range.lowerBound).first?.isUppercase ?? false, let (content, end) = expression(range),
      end >= range.upperBound, case .anyOf(let parts) = content, case .view(let made)? = parts.first
    else { return nil }
    return code.views[made].name
  }

  mutating func modifier(_ name: String, _ at: Int, _ call: Call, around base: SourceContent) -> SourceContent
  {
    // The same node stands for these.
    let spelling = ["scaledToFit", "scaledToFill"].contains(name) ? "aspectRatio" : name
    code.addModifier(spelling)
    var groups: [SourceContent] = []
    if !name.hasPrefix("on"), !Self.actions.contains(name) {
      groups = argumentContents(call, isAround: Self.around.contains(name))
      for closure in call.closures where !Self.isAction(closure.label) {
        groups.append(content(in: closure.range).loosened)
      }
      if !Self.around.contains(name) {
        for group in groups { code.addElsewhere(group, in: type) }
        groups = []
      }
    }
    let inner = SourceContent.sequence([base] + groups.map { .optional($0) })
    var view = SourceView(name: spelling, place: place(of: at), content: inner, base: base)
    if name == "modifier", let argument = call.arguments.first { view.applied = typeName(argument.range) }
    return .modified(code.add(view), base)
  }
}
