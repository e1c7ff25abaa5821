extension CallReader {
  /// These show all that stands in them.
  private static let plain: Set = [
    "VStack", "HStack", "ZStack", "Grid", "GridRow", "Group", "ForEach", "GeometryReader", "ScrollView",
    "Button",
    "Text", "Image", "Spacer", "Divider", "Color",
  ]
  /// These are no views by themselves.
  private static let clear: Set = [
    "Group", "ForEach", "Section", "AnyView", "ScrollViewReader", "EquatableView", "ToolbarItem",
    "ToolbarItemGroup", "TabSection", "TimelineView", "GlassEffectContainer",
  ]
  /// These show all that stands in them, as far as it is seen.
  private static let whole: Set = [
    "List", "Form", "NavigationStack", "NavigationView", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "GroupBox",
  ]
  /// These show what stands in them for each element of the data.
  private static let repeating: Set = ["ForEach", "List", "OutlineGroup", "Table", "Chart"]
  /// These make a text of their first argument.
  private static let titled: Set = [
    "Button", "Label", "Toggle", "NavigationLink", "Section", "Picker", "Stepper", "TextField", "SecureField",
    "Menu", "Link", "DatePicker", "ColorPicker", "DisclosureGroup", "LabeledContent", "ProgressView", "Gauge",
    "GroupBox", "ShareLink",
  ]
  /// These modifiers show what stands in them around what they are called on.
  private static let around: Set = ["background", "overlay", "mask", "safeAreaInset"]
  /// The views in these are no views by themselves, but what others are drawn with.
  private static let styles: Set = [
    "foregroundStyle", "foregroundColor", "backgroundStyle", "tint", "accentColor", "border", "shadow",
    "fill",
    "stroke", "strokeBorder", "colorMultiply", "listItemTint", "listRowSeparatorTint",
    "listSectionSeparatorTint",
    "toolbarBackground", "presentationBackground", "containerBackground", "glassEffect",
  ]
  /// The first closure of these, or that of the label `body`, makes a view of the one that they are called on.
  private static let shaping: Set = [
    "animation", "transaction", "visualEffect", "scrollTransition", "phaseAnimator", "keyframeAnimator",
  ]
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

  /// Whether a view of SwiftUI shows all that stands in it.
  static func isPlain(_ name: String) -> Bool { plain.contains(name) }

  // MARK: Views

  mutating func view(_ name: String, _ start: Int, _ call: Call) -> SourceContent {
    if name == "EmptyView" { return .nothing }
    if name == "AnyView", let (label, range) = call.arguments.first, ["", "erasing"].contains(label) {
      return alternative(range)
    }
    if name == "Tab" { return tab(start, call) }
    let (isPlain, isWhole) = (Self.plain.contains(name), Self.whole.contains(name))
    let isAll = isPlain || isWhole || Self.clear.contains(name)
    let arguments = argumentContents(call, isAround: false)
    var groups = titles(name, call) + arguments.map { name == "Section" ? $0.given : $0.content }
    if name == "Label" { groups += symbols(start, call).map { .optional($0) } }
    var given = Dictionary(arguments.map { ($0.label, $0.given) }) { first, _ in first }
    for closure in call.closures
    where !Self.isAction(closure.label) && !isButtonAction(name, closure.label, call) {
      let inner = content(in: closure.range)
      given[closure.label] = inner
      let isRepeated = closure.label.isEmpty && Self.repeating.contains(name) && !call.arguments.isEmpty
      groups.append(isRepeated ? .repeated(inner) : isAll ? inner : .optional(inner.loosened))
    }
    let inner = Self.inAnyOrder(groups)
    var view = SourceView(name: name, place: place(of: start), content: inner, isPlain: isPlain)
    (view.words, view.given, view.isWhole) = (call.words(tokens), given, isWhole)
    view.labels = CallLabels(call)
    if Self.clear.contains(name) { return inner }
    // A style of the source can show nothing but what the label is given.
    if name == "Label" { return .anyOf([.call(code.add(view)), inner]) }
    return isPlain ? .view(code.add(view)) : .call(code.add(view))
  }

  /// The page of a tab. Its title and its symbol, or its label, stand in the bar beside all pages.
  private mutating func tab(_ start: Int, _ call: Call) -> SourceContent {
    var (page, label) = (SourceContent.nothing, titles("Tab", call))
    label += symbols(start, call)
    for closure in call.closures {
      let inner = content(in: closure.range)
      if closure.label == "label" { label.append(inner) } else { page = .optional(inner.loosened) }
    }
    for part in label { code.addElsewhere(part, of: "Tab", in: type) }
    return page
  }

  /// The image that a call makes of the name of a symbol, or of a picture.
  private mutating func symbols(_ start: Int, _ call: Call) -> [SourceContent] {
    ["systemImage", "image"].filter(call.has).map { symbol in
      var image = SourceView(name: "Image", place: place(of: start))
      image.words = call.words(of: symbol, tokens)
      return .view(code.add(image))
    }
  }

  /// The first closure of a button with a title, or with a label behind it.
  private func isButtonAction(_ name: String, _ label: String, _ call: Call) -> Bool {
    name == "Button" && label.isEmpty
      && (call.has("label") || call.arguments.first?.label == "" && !call.has("action"))
  }

  private mutating func titles(_ name: String, _ call: Call) -> [SourceContent] {
    guard name == "Tab" || Self.titled.contains(name), let first = call.arguments.first, first.label.isEmpty,
      [.string, .identifier].contains(tokens.tokens[first.range.lowerBound].kind)
    else { return [] }
    var text = SourceView(name: "Text", place: place(of: first.range.lowerBound))
    text.words = call.words(tokens)
    let content = SourceContent.view(code.add(text))
    return [["Button", "Section"].contains(name) ? content : .optional(content)]
  }

  /// The views among the arguments, such as `overlay(Text("a"))` and `label: { Text("a") }`, with their names in
  /// `SourceView.given`.
  ///
  /// - Parameter isAround: one of two views without a label is shown.
  private mutating func argumentContents(_ call: Call, isAround: Bool)
    -> [(label: String, content: SourceContent, given: SourceContent)]
  {
    var found: [(label: String, content: SourceContent, given: SourceContent)] = []
    var unlabelled = 0
    for (written, range) in call.arguments where !Self.isAction(written) {
      let label = written.isEmpty ? DeclaredInitializer.unlabelled(unlabelled) : written
      if written.isEmpty { unlabelled += 1 }
      // A style in a shape is one view, which has the name of the shape.
      if isAround, written.isEmpty, call.has("in") { continue }
      if text(range.lowerBound) == "{", let close = tokens.closing(range.lowerBound) {
        let content = content(in: range.lowerBound + 1..<close)
        found.append((label, content.loosened, content))
      } else if text(range.lowerBound).first?.isUppercase ?? false,
        let (content, end) = expression(range), end >= range.upperBound
      {
        found.append((label, .optional(content), content))
      } else if isAround, ["", "in"].contains(written) {
        // Any style, such as `.regularMaterial` or a property.
        let content = choice(range) ?? style(range)
        found.append((label, .optional(content), content))
      } else if !isAround, let content = choice(range), content.isOfViews {
        found.append((label, .optional(content), content))
      }
    }
    return found
  }

  /// A style that is a member, such as `.white`: one view, which has the name of the style's type.
  private mutating func style(_ range: Range<Int>) -> SourceContent {
    guard text(range.lowerBound) == "." else { return .any }
    return .view(code.add(SourceView(name: SourceView.anyName, place: place(of: range.lowerBound))))
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

  /// Notes the views that a call gives to a function of the source.
  mutating func noteGiven(to function: String, _ call: Call) {
    var given = Dictionary(argumentContents(call, isAround: false).map { ($0.label, $0.given) }) { first, _ in
      first
    }
    for closure in call.closures where !Self.isAction(closure.label) {
      given[closure.label] = content(in: closure.range)
    }
    if !given.isEmpty {
      code.add(GivenArguments(given: given, labels: CallLabels(call), type: type), to: function)
    }
  }

  // MARK: Modifiers

  /// The type of a value that is made with `Name(…)`.
  private mutating func typeName(_ range: Range<Int>) -> String? {
    guard text(range.lowerBound).first?.isUppercase ?? false, let (content, end) = expression(range),
      end >= range.upperBound, case .call(let made) = content
    else { return nil }
    return code.views[made].name
  }

  mutating func modifier(_ name: String, _ at: Int, _ call: Call, around base: SourceContent) -> SourceContent
  {
    // The same node stands for these.
    let spelling = ["scaledToFit", "scaledToFill"].contains(name) ? "aspectRatio" : name
    code.addModifier(spelling)
    var groups: [SourceContent] = []
    if !name.hasPrefix("on"), !Self.actions.contains(name), !Self.styles.contains(name) {
      groups = argumentContents(call, isAround: Self.around.contains(name)).map(\.content)
      for closure in call.closures where !Self.isAction(closure.label) {
        groups.append(content(in: closure.range).loosened)
      }
      if !Self.around.contains(name) {
        for group in groups { code.addElsewhere(group, of: name, in: type) }
        groups = []
      }
    }
    let inner = SourceContent.sequence([base] + groups.map { .optional($0) })
    var view = SourceView(name: spelling, place: place(of: at), content: inner, base: base)
    view.labels = CallLabels(call)
    if Self.shaping.contains(name),
      let closure = call.closures.first(where: { $0.label == (name == "transaction" ? "body" : "") })
    {
      view.made = content(in: closure.range, shaping: base)
    }
    if name == "modifier", let argument = call.arguments.first { view.applied = typeName(argument.range) }
    return .modified(code.add(view), base)
  }
}
