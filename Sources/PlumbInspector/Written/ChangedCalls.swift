import PlumbExplanation

/// The calls of a view that its source writes in another way than before, where these can change sizes and places without
/// a number in a trace that says so: "`.listStyle(.plain)` was added".
struct ChangedCalls {
  private let old: [String]
  private let new: [String]
  private let isOfAllModifiers: Bool

  /// - Parameter ofAllModifiers: also those that change only what a view draws.
  init(from old: [String], to new: [String], ofAllModifiers: Bool = false) {
    (self.old, self.new, isOfAllModifiers) = (old, new, ofAllModifiers)
  }

  /// The change, behind "because"; `nil` if there is none.
  var words: String? {
    guard let formerView = old.first, let nowView = new.first else { return nil }
    var changes: [String] = []
    if formerView != nowView, Self.views.contains(Self.name(nowView)) {
      changes.append(became(formerView, nowView))
    }
    let (former, now) = (modifiers(of: old), modifiers(of: new))
    var (removed, added): ([String], [String]) = ([], [])
    for change in now.difference(from: former) {
      switch change {
      case .remove(_, let call, _): removed.append(call)
      case .insert(_, let call, _): added.append(call)
      }
    }
    for call in added {
      if let index = removed.firstIndex(where: { Self.name($0) == Self.name(call) }) {
        changes.append(became(removed.remove(at: index), call))
      } else {
        changes.append("\(Self.shown(call)) was added")
      }
    }
    changes += removed.map { "\(Self.shown($0)) was removed" }
    return changes.isEmpty ? nil : Words.list(changes)
  }

  private func modifiers(of calls: [String]) -> [String] {
    calls.dropFirst().filter { isOfAllModifiers || Self.modifiers.contains(Self.name($0)) }
  }

  private func became(_ old: String, _ new: String) -> String {
    let same = zip(old, new).prefix { $0 == $1 }.count
    return "\(Self.shown(old, from: same)) became \(Self.shown(new, from: same))"
  }

  private static func name(_ call: String) -> String {
    String(call.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
  }

  /// The maximum number of a call's characters in a sentence.
  private static let longest = 60

  /// A call in a sentence. Of a long one it has the name, and the part where it differs from another.
  private static func shown(_ call: String, from difference: Int = 0) -> String {
    guard call.count > longest else { return "`\(call)`" }
    let head = call.prefix { $0 != "(" }.count + 1
    // Some letters before the difference say where it is.
    let start = difference - 15
    guard start > head else { return "`\(call.prefix(longest))…`" }
    let rest = call.dropFirst(start)
    return "`\(call.prefix(head))…\(rest.prefix(longest))\(rest.count > longest ? "…" : "")`"
  }

  /// The views whose arguments are in no trace.
  private static let views: Set = [
    "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "Grid", "List", "Form", "Table", "Picker",
    "DatePicker", "TextField",
    "TextEditor",
    "Stepper", "Slider", "ProgressView", "Gauge", "ScrollView", "GeometryReader", "Image", "Label", "Chart",
  ]

  /// The modifiers that change sizes or places without their own node in the layout.
  private static let modifiers: Set = [
    // Values of the environment.
    "environment", "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "monospaced",
    "monospacedDigit",
    "lineLimit", "lineSpacing", "lineHeight", "multilineTextAlignment", "minimumScaleFactor",
    "truncationMode",
    "allowsTightening", "textCase", "kerning", "tracking", "baselineOffset", "dynamicTypeSize", "controlSize",
    "imageScale", "symbolVariant", "labelsHidden", "labelsVisibility", "layoutDirection",
    "layoutDirectionBehavior",
    // Styles.
    "buttonStyle", "buttonBorderShape", "toggleStyle", "pickerStyle", "datePickerStyle", "textFieldStyle",
    "textEditorStyle", "labelStyle", "labeledContentStyle", "listStyle", "formStyle", "groupBoxStyle",
    "gaugeStyle",
    "progressViewStyle", "disclosureGroupStyle", "menuStyle", "controlGroupStyle", "tabViewStyle",
    "navigationViewStyle",
    "tableStyle", "indexViewStyle",
    // Lists and tables.
    "listRowInsets", "listRowSpacing", "listSectionSpacing", "headerProminence", "listRowSeparator",
    "listItemTint",
    "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    // Bars and the areas around views.
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarHidden",
    "navigationSubtitle", "toolbar", "toolbarVisibility", "toolbarTitleDisplayMode", "searchable",
    "searchScopes",
    "statusBarHidden", "contentMargins", "scrollContentBackground", "safeAreaPadding", "presentationDetents",
    "defaultScrollAnchor", "scrollTargetLayout", "containerRelativeFrame", "resizable", "fixedSize",
    "layoutPriority", "aspectRatio", "scaledToFit", "scaledToFill",
  ]
}
