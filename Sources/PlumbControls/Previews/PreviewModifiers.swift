import PlumbLayout
import PlumbViews

/// The size of a preview's canvas.
public enum PreviewLayout: Sendable {
  /// The size of the device's screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation, which distinguishes it from the others.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Lying on one side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Lying on the other side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations that a preview can ask for.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// The settings of a member of a preview provider for its presentation.
package struct PreviewSettings: Sendable {
  package var layout: PreviewLayout?
  package var device: String?
  package var displayName: String?
  package var orientation: InterfaceOrientation?
}

extension ViewHost {
  /// The settings of the view as a preview, from its modifiers; a host may follow it.
  package internal(set) var previewSettings: PreviewSettings {
    get { attachments[PreviewSettings.self] ?? PreviewSettings() }
    set { attachments[PreviewSettings.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of the preview's canvas.
  public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }
  /// Sets the device on which the preview is shown.
  public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value?.rawValue } }
  /// Sets the name of the preview.
  public func previewDisplayName(_ value: String?) -> some View { preview { $0.displayName = value } }
  /// Sets the orientation of the preview's device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }

  private func preview(_ change: @escaping (inout PreviewSettings) -> Void) -> some View {
    modifier(_PreviewModifier(change: change))
  }
}

nonisolated package struct _PreviewModifier: _NodeModifier, ContainerValueModifier {
  let change: (inout PreviewSettings) -> Void

  /// Sets the name of the preview, for hosts that show previews one by one.
  package func write(_ values: inout ContainerValues) {
    var settings = PreviewSettings(displayName: values[PreviewDisplayName.self])
    change(&settings)
    values[PreviewDisplayName.self] = settings.displayName
  }

  @MainActor package func configure(_ node: ViewNode) { change(&node.host.previewSettings) }
}

/// A name of a value in a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  /// The value where a context sets none.
  static var defaultValue: Value { get }
}

/// The context of a preview, as widgets have it.
public protocol PreviewContext {
  /// The value that the context has for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

nonisolated extension View {
  /// Sets a context for the preview. Plumb does not read it.
  public func previewContext<C: PreviewContext>(
    _ value: C, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("previewContext", fileID, line) }
}
