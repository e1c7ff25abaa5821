import PlumbExchange
import PlumbViews

/// A button that takes what was copied. Programs cannot read the pasteboard of a page here: it is disabled.
nonisolated public struct PasteButton: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the button for values of one type. Plumb drops the closure, since the button stays disabled.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Creates the button for some types of content. Plumb drops the closure, since the button stays disabled.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  @MainActor public var body: some View {
    _AddedView { Button("Paste", systemImage: "doc.on.clipboard") {}.disabled(true) }
  }
  public static var _memberCount: Int? { 1 }
}
