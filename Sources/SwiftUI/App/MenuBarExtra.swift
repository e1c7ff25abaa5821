import PlumbControls
import PlumbViews

/// An entry of a Mac's menu bar, with a menu or a window below it. A page has no menu bar, so there is nothing to see;
/// an app that has no other scene shows what would be below it as a window.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let title: Text?
  let content: @MainActor () -> Content

  /// Creates an entry with any view as its label.
  @preconcurrency public nonisolated init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (title, self.content) = (nil, content)
    reportUnsupported("MenuBarExtra", fileID, line)
  }

  /// Creates an entry with any view as its label, which is there while a binding says so.
  @preconcurrency public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(content: content, label: label, fileID: fileID, line: line) }

  private nonisolated init(
    titled title: Text, content: @escaping @MainActor () -> Content, fileID: StaticString, line: UInt
  ) {
    (self.title, self.content) = (title, content)
    reportUnsupported("MenuBarExtra", fileID, line)
  }

  @MainActor public static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    let content = scene.content
    collector.extras.append(
      _SceneCollector.Window(title: scene.title?.string, id: nil) { AnyView(content()) })
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an entry with a localised title.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(titled: Text(titleKey), content: content, fileID: fileID, line: line) }

  /// Creates an entry with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titled: Text(title), content: content, fileID: fileID, line: line) }

  /// Creates an entry with a localised title, which is there while a binding says so.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titled: Text(titleKey), content: content, fileID: fileID, line: line) }
}

extension MenuBarExtra where Label == PlumbControls.Label<Text, Image> {
  /// Creates an entry with a localised title and a symbol.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titled: Text(titleKey), content: content, fileID: fileID, line: line) }

  /// Creates an entry with a title that is not localised and a symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(titled: Text(title), content: content, fileID: fileID, line: line) }

  /// Creates an entry with a localised title and a symbol, which is there while a binding says so.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titled: Text(titleKey), content: content, fileID: fileID, line: line) }

  /// Creates an entry with a localised title and an image of the app's, by its name.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String,
    @ViewBuilder content: @escaping @MainActor () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(titled: Text(titleKey), content: content, fileID: fileID, line: line) }
}

/// The style in which an entry of the menu bar shows its content. A page shows none of them.
public protocol MenuBarExtraStyle: Sendable {}
/// The style of the platform: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style that `.automatic` names.
  public nonisolated init() {}
}
/// A menu below the entry.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style that `.menu` names.
  public nonisolated init() {}
}
/// A window below the entry.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style that `.window` names.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style of the platform: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu below the entry.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window below the entry.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets how an entry of the menu bar shows its content. A page has no menu bar.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("menuBarExtraStyle", fileID, line)
    return self
  }
}
