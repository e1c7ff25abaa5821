import Foundation
import PlumbLayout

// What assistive tools of phones do beyond reading and pressing. No page has it.
nonisolated extension View {
  /// Takes where a drag by an assistive tool begins. Plumb starts no drags.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDragPoint", fileID, line)
  }
  /// Takes where a drag by an assistive tool begins, with a localised name. Plumb starts no drags.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDragPoint", fileID, line)
  }
  /// Takes where a drag by an assistive tool begins, with a name as it is. Plumb starts no drags.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDragPoint", fileID, line)
  }
  /// Takes where a drop by an assistive tool ends. Plumb takes no drops.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDropPoint", fileID, line)
  }
  /// Takes where a drop by an assistive tool ends, with a localised name. Plumb takes no drops.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDropPoint", fileID, line)
  }
  /// Takes where a drop by an assistive tool ends, with a name as it is. Plumb takes no drops.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDropPoint", fileID, line)
  }
  /// Takes an action for a gesture of a hand. Plumb's hosts see no hands.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityQuickAction", fileID, line)
  }
  /// Takes an action for a gesture of a hand, while a binding says so. Plumb's hosts see no hands.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityQuickAction", fileID, line)
  }
  /// Takes the view as an entry of a list for tools to step through. Plumb does not offer the list.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityRotorEntry", fileID, line)
  }
  /// Takes the words for how far the content is scrolled. Plumb does not tell them.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityScrollStatus", fileID, line, if: isEnabled)
  }
  /// Takes the text for how far the content is scrolled. Plumb does not tell it.
  public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityScrollStatus", fileID, line, if: isEnabled)
  }
  /// Takes the string for how far the content is scrolled. Plumb does not tell it.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityScrollStatus", fileID, line, if: isEnabled)
  }
  /// Takes where an assistive tool begins. Plumb does not move such tools.
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDefaultFocus", fileID, line)
  }
  /// Takes the words and numbers of a chart. Plumb does not tell them.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityChartDescriptor", fileID, line)
  }
  /// Takes a list of the system's for tools to step through. Plumb does not offer it.
  public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityRotor", fileID, line)
  }
  /// Takes a list of the system's over elements. Plumb does not offer it.
  public func accessibilityRotor<Element: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Element], entryLabel: KeyPath<Element, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityRotor", fileID, line)
  }
  /// Takes a localised list over elements for tools to step through. Plumb does not offer it.
  public func accessibilityRotor<Element: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityRotor", fileID, line)
  }
  /// Takes a list over elements of a name as it is. Plumb does not offer it.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, Element: Identifiable>(
    _ label: S, entries: [Element], entryLabel: KeyPath<Element, String>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("accessibilityRotor", fileID, line)
  }
}

nonisolated extension View {
  /// What assistive tools call the element, where it is enabled.
  @ViewBuilder public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(labelKey) } else { self }
  }
  /// What assistive tools call the element, where it is enabled.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  /// Adds actions for assistive tools, of a kind. Plumb offers all kinds in one list.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }
}

/// A kind of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// The usual kind.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// A kind with a localised name.
  public init(_ name: LocalizedStringKey) { self.name = "\(name)" }
  /// A kind with a name as it is.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = String(name) }
  private init(name: String) { self.name = name }
}

/// How an action for a gesture of a hand is shown.
public protocol AccessibilityQuickActionStyle {}
/// With a line around the control.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
/// With a banner.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A line around the control.
  public static var outline: Self { Self() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A banner.
  public static var prompt: Self { Self() }
}

/// A list of the system's for assistive tools to step through.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(name: "links") }
  /// Links.
  public static var links: AccessibilitySystemRotor { Self(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(name: "headings")
  }
  /// Headings of all levels.
  public static var headings: AccessibilitySystemRotor { Self(name: "headings") }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that are written wrongly.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}
