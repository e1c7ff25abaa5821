// Stand-ins for the view types, only until the real ones are joined; then this file goes.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { nonisolated public var body: Never { fatalError("Never has no body.") } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

nonisolated public struct Text: View {
  public let text: String
  public init(_ text: String) { self.text = text }
  public var body: Never { fatalError("Text is drawn, not composed.") }
}

nonisolated public struct AnyView: View {
  public let view: any View
  public init(_ view: some View) { self.view = view }
  public var body: Never { fatalError("AnyView is opened, not composed.") }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
