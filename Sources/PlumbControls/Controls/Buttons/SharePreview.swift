import PlumbExchange
import PlumbViews

/// A preview of a shared item. Plumb does not show it.
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
  fileprivate init() {}
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title that is a text. Plumb drops it.
  public init(_ title: Text) { self.init() }
  /// Creates a preview with a localised title. Plumb drops it.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Creates a preview with a title that is not localised. Plumb drops it.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init() }
}

nonisolated extension SharePreview where Icon == Never {
  /// Creates a preview with a title that is a text and an image. Plumb drops both.
  public init(_ title: Text, image: Image) { self.init() }
  /// Creates a preview with a localised title and an image. Plumb drops both.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Creates a preview with a title that is not localised and an image. Plumb drops both.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

nonisolated extension SharePreview where Image == Never {
  /// Creates a preview with a title that is a text and an icon. Plumb drops both.
  public init(_ title: Text, icon: Icon) { self.init() }
  /// Creates a preview with a localised title and an icon. Plumb drops both.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// Creates a preview with a title that is not localised and an icon. Plumb drops both.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

nonisolated extension SharePreview {
  /// Creates a preview with a title that is a text, an image and an icon. Plumb drops all.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a localised title, an image and an icon. Plumb drops all.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a title that is not localised, an image and an icon. Plumb drops all.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}
