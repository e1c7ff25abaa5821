import Foundation
import PlumbLayout

// What assistive tools of phones do beyond reading and pressing. No page has it.
nonisolated extension View {
  /// Sets the point where a drag by an assistive tool begins. Plumb starts no drags.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDragPoint", fileID, line)
  }
  /// Sets the point where a drag by an assistive tool begins, with a localised name. Plumb starts no drags.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDragPoint", fileID, line)
  }
  /// Sets the point where a drag by an assistive tool begins, with a name that isn't localised. Plumb starts no drags.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDragPoint", fileID, line)
  }
  /// Sets the point where a drop by an assistive tool ends. Plumb accepts no drops.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDropPoint", fileID, line)
  }
  /// Sets the point where a drop by an assistive tool ends, with a localised name. Plumb accepts no drops.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDropPoint", fileID, line)
  }
  /// Sets the point where a drop by an assistive tool ends, with a name that isn't localised. Plumb accepts no drops.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDropPoint", fileID, line)
  }
  /// Adds an action for a hand gesture. Plumb's hosts see no hands.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityQuickAction", fileID, line)
  }
  /// Adds an action for a hand gesture that is active while a binding is true. Plumb's hosts see no hands.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityQuickAction", fileID, line)
  }
  /// Sets the localised description of how far the content is scrolled. Plumb doesn't report it.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityScrollStatus", fileID, line, if: isEnabled)
  }
  /// Sets the text that describes how far the content is scrolled. Plumb doesn't report it.
  public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityScrollStatus", fileID, line, if: isEnabled)
  }
  /// Sets the string that describes how far the content is scrolled. Plumb doesn't report it.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityScrollStatus", fileID, line, if: isEnabled)
  }
  /// Sets the view where an assistive tool begins. Plumb doesn't move such tools.
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("accessibilityDefaultFocus", fileID, line)
  }
  /// Sets the description of a chart in words and numbers. Plumb doesn't report it.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityChartDescriptor", fileID, line)
  }
}

nonisolated extension View {
  /// Sets the name that assistive tools use for the element if it is enabled.
  @ViewBuilder public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(labelKey) } else { self }
  }
  /// Sets the name that assistive tools use for the element if it is enabled.
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
  /// Creates a kind with a localised name.
  public init(_ name: LocalizedStringKey) { self.name = "\(name)" }
  /// Creates a kind with a name as it is.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = String(name) }
  private init(name: String) { self.name = name }
}

/// A type that describes the presentation of a hand gesture's action.
public protocol AccessibilityQuickActionStyle {}
/// The style with a line around the control.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
/// The style with a banner.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A line around the control.
  public static var outline: Self { Self() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A banner.
  public static var prompt: Self { Self() }
}
