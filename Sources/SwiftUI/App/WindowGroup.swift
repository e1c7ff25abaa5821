import PlumbViews

/// Windows of one kind: each tab of the browser that opens the app shows one.
///
/// The first window of an app is what its address shows; `?window=ID` shows another.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: Text?
  let id: String?
  let content: @MainActor () -> Content

  /// Creates windows without a title and an id.
  @preconcurrency public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    (title, id, self.content) = (nil, nil, content)
  }

  /// Creates windows with an id, by which an address names them.
  @preconcurrency public nonisolated init(
    id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (title, self.id, self.content) = (nil, id, content)
  }

  /// Creates windows with a title, which the browser's tab shows.
  @preconcurrency public nonisolated init(
    _ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (self.title, id, self.content) = (title, nil, content)
  }

  /// Creates windows with a title and an id.
  @preconcurrency public nonisolated init(
    _ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (self.title, self.id, self.content) = (title, id, content)
  }

  /// Creates windows with a localised title.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates windows with a localised title and an id.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates windows with a title that is shown as it is.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), content: content)
  }

  /// Creates windows with a title that is shown as it is, and an id.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    let content = scene.content
    collector.windows.append(
      _SceneCollector.Window(title: scene.title?.string, id: scene.id) { AnyView(content()) })
  }
}

/// The content of a window that represents a value, and the value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  let content: @MainActor (Binding<Data?>) -> Content
  @State private var value: Data?

  init(value: Data?, content: @escaping @MainActor (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: value)
  }

  public var body: Content { content($value) }
}

extension WindowGroup {
  /// Creates windows that represent values; one that is opened without a value gets `nil`.
  @preconcurrency public nonisolated init<Value: Hashable & Codable & Sendable, Inner: View>(
    id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (_ value: Binding<Value?>) -> Inner
  ) where Content == PresentedWindowContent<Value, Inner> {
    (title, self.id) = (nil, id)
    self.content = { PresentedWindowContent(value: nil, content: content) }
  }

  /// Creates windows with a title that represent values; one that is opened without a value gets `nil`.
  @preconcurrency public nonisolated init<Value: Hashable & Codable & Sendable, Inner: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (_ value: Binding<Value?>) -> Inner
  ) where Content == PresentedWindowContent<Value, Inner> {
    self.init(Text(titleKey), WindowGroup(id: id, for: type, content: content))
  }

  /// Creates windows with a title that represent values; one that is opened without a value gets the default.
  @preconcurrency public nonisolated init<Value: Hashable & Codable & Sendable, Inner: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping @MainActor (_ value: Binding<Value>) -> Inner,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Inner> {
    self.init(
      Text(titleKey), WindowGroup(id: id, for: type, content: content, defaultValue: defaultValue))
  }

  private nonisolated init(_ title: Text, _ group: WindowGroup) {
    (self.title, id, content) = (title, group.id, group.content)
  }

  /// Creates windows that represent values; one that is opened without a value gets the default.
  @preconcurrency public nonisolated init<Value: Hashable & Codable & Sendable, Inner: View>(
    id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping @MainActor (_ value: Binding<Value>) -> Inner,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Inner> {
    (title, self.id) = (nil, id)
    self.content = {
      let first = defaultValue()
      return PresentedWindowContent(value: first) { optional in
        content(Binding(get: { optional.wrappedValue ?? first }, set: { optional.wrappedValue = $0 }))
      }
    }
  }
}

/// A window that there is once.
public struct Window<Content: View>: PrimitiveScene {
  let title: Text
  let id: String
  let content: @MainActor () -> Content

  /// Creates a window with a title and an id. Plumb shows one in each tab that asks for it.
  @preconcurrency public nonisolated init(
    _ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (self.title, self.id, self.content) = (title, id, content)
  }

  /// Creates a window with a localised title and an id.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title that is not localised and an id.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    let content = scene.content
    collector.windows.append(
      _SceneCollector.Window(title: scene.title.string, id: scene.id) { AnyView(content()) })
  }
}

/// The window for an app's settings: `?window=settings` shows it.
public struct Settings<Content: View>: PrimitiveScene {
  let content: @MainActor () -> Content

  /// Creates a window of settings. It has the title "Settings" in every language.
  @preconcurrency public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  @MainActor public static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    let content = scene.content
    collector.windows.append(
      _SceneCollector.Window(title: "Settings", id: "settings") { AnyView(content()) })
  }
}
