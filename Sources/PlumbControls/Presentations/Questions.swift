import PlumbViews

// The words and the buttons of an alert or a dialog are made where it is declared, as long as it is presented: so the view
// around is made anew when something changes that only they read.

nonisolated extension View {
  /// Asks something about data while a binding is true.
  func question<Data>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, about data: Data?,
    _ content: (Data) -> AlertContent
  ) -> some View {
    let content = isPresented.wrappedValue ? data.map(content) : nil
    return presentation(kind, isPresented: isPresented, presenting: content) { content, _ in
      _QuestionView(kind: kind, content: content)
    }
  }

  /// Asks something about the item that a binding holds.
  func question<Item: Identifiable>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ content: (Item) -> AlertContent
  ) -> some View {
    let content = item.wrappedValue.map(content)
    return presentation(kind, item: item) { _, _ in
      content.map { _QuestionView(kind: kind, content: $0) }
    }
  }
}

nonisolated private struct _QuestionView: View {
  let kind: PresentationKind
  let content: AlertContent

  @MainActor var body: some View {
    if kind == .alert { _AlertView(content: content) } else { _DialogView(content: content) }
  }
}
