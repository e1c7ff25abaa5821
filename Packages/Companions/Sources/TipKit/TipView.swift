import PlumbViews
import SwiftUI

/// A tip within an app's own views; nothing, when it is not to be shown.
@preconcurrency @MainActor public struct TipView<Content: Tip>: View, CalledView {
  package let callSite = _CallSite()
  @Environment(\.tipViewStyle) private var style
  private let tip: Content?
  private let action: @MainActor @Sendable (Tips.Action) -> Void

  /// Shows a tip. The arrow is not drawn.
  @preconcurrency public init(
    _ tip: Content?, arrowEdge: Edge? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    reportCompanion("TipView(arrowEdge:)", fileID, line, if: arrowEdge != nil)
    (self.tip, self.action) = (tip, action)
  }
  /// Shows a tip as long as a binding says so. The arrow is not drawn.
  @preconcurrency public init(
    _ tip: Content?, isPresented: Binding<Bool>, arrowEdge: Edge? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    reportCompanion("TipView(arrowEdge:)", fileID, line, if: arrowEdge != nil)
    (self.tip, self.action) = (isPresented.wrappedValue ? tip : nil, action)
  }

  public var body: some View {
    if let tip, tip.shouldDisplay {
      (style ?? MiniTipViewStyle()).body(TipViewStyleConfiguration(tip, action))
    }
  }
}

/// The configuration of a tip for its style.
@preconcurrency @MainActor public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title of the tip.
  public let title: Text?
  /// More about it.
  public let message: Text?
  /// A picture of it.
  public let image: Image?
  /// The actions that people can choose.
  public let actions: [Tips.Action]
  let act: @MainActor @Sendable (Tips.Action) -> Void

  init(_ tip: any Tip, _ act: @escaping @MainActor @Sendable (Tips.Action) -> Void) {
    (self.tip, title, message, image) = (tip, tip.title, tip.message, tip.image)
    actions = tip.actions.enumerated().map { index, action in
      var action = action
      action.index = index
      return action
    }
    self.act = act
  }
}

/// A type that describes the look of tips.
@preconcurrency @MainActor public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension TipViewStyle {
  func body(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// As tips look by themselves. Its measures are assumed.
public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { TipBody(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

struct TipBody: View {
  @Environment(\.tipLook) private var look
  let configuration: TipViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          image.resizable().scaledToFit().foregroundStyle(.tint)
            .frame(width: look.imageSize.width, height: look.imageSize.height)
        }
        VStack(alignment: .leading, spacing: 4) {
          configuration.title.font(.headline)
          configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Button {
          configuration.tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.tertiary)
        }
        .buttonStyle(.plain).accessibilityLabel("Close")
      }
      ForEach(configuration.actions) { action in
        Divider()
        Button {
          action.handler()
          configuration.act(action)
        } label: {
          action.label().frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .padding(16)
    .background(look.background, in: RoundedRectangle(cornerRadius: look.cornerRadius))
  }
}
