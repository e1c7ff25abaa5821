import SwiftUI

/// The looks of a tip about Siri.
public struct SiriTipViewStyle: Sendable {
  /// The one that fits the appearance.
  public static let automatic = SiriTipViewStyle()
  /// A light one.
  public static let light = SiriTipViewStyle()
  /// A dark one.
  public static let dark = SiriTipViewStyle()
  /// A black one.
  public static let black = SiriTipViewStyle()
}

/// A tip with the sentence that starts an intent by Siri. Here it is a placeholder with the intent's title, because no one hears.
public struct SiriTipView: View {
  private let title: LocalizedStringResource
  private let isVisible: Binding<Bool>?

  /// Creates a tip about an intent, which a person can close.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    (title, self.isVisible) = (Intent.title, isVisible)
  }

  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack {
        Label {
          Text("“\(Text(title))”")
        } icon: {
          Image(systemName: "waveform")
        }
        Spacer()
        if let isVisible {
          Button("Close", systemImage: "xmark") { isVisible.wrappedValue = false }.labelStyle(.iconOnly)
        }
      }
      .font(.callout).padding().background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

extension View {
  /// Sets the look of tips about Siri. A placeholder has one.
  @available(
    *, deprecated, message: "In Plumb, siriTipViewStyle does nothing: a placeholder has one look."
  )
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}

/// A button that opens an app's shortcuts in the Shortcuts app. There is none, so it does nothing.
public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void

  /// Creates a button.
  public init() { action = {} }
  /// Creates a button that does something more.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { Label("Shortcuts", systemImage: "square.2.layers.3d.fill") }
      .buttonStyle(.bordered)
  }
}
