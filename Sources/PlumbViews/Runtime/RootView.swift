/// The root of every host, so that a root without a body is made by a rule too.
nonisolated package struct _RootView<Content: View>: View {
  package let content: Content

  package init(content: Content) { self.content = content }
  @MainActor package var body: Content { content }
}
