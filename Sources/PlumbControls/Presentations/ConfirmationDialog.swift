import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Offers choices at the bottom of the screen, while a binding is true. Each action takes the choices away.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers choices under a localised title, with a message below it.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers choices under a title that is not localised, with a message below it.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers choices under a title that is not localised.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers choices under a text.
  /// - Parameter titleVisibility: `.visible` shows the title; in Plumb `.automatic` hides it.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    question(.confirmationDialog, isPresented, about: ()) {
      // Without a message the title is shown only where that is asked for.
      AlertContent(title: title, actions: AnyView(actions()), showsTitle: titleVisibility == .visible)
    }
  }

  /// Offers choices under a text, with a message below it.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.confirmationDialog, isPresented, about: ()) {
      AlertContent(
        title: title, message: AnyView(message()), actions: AnyView(actions()),
        showsTitle: titleVisibility == .visible)
    }
  }

  /// Offers choices about data while a binding is true; without data nothing is offered.
  ///
  /// Once the dialog is shown, data that goes away changes nothing.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Offers choices about data, with a message about it; without data nothing is offered.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Offers choices about data under a title that is not localised; without data nothing is offered.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Offers choices about data under a title that is not localised, with a message; without data nothing is offered.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Offers choices about data under a text; without data nothing is offered.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(.confirmationDialog, isPresented, about: data) {
      AlertContent(title: title, actions: AnyView(actions($0)), showsTitle: titleVisibility == .visible)
    }
  }

  /// Offers choices about data under a text, with a message about it; without data nothing is offered.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    question(.confirmationDialog, isPresented, about: data) {
      AlertContent(
        title: title, message: AnyView(message($0)), actions: AnyView(actions($0)),
        showsTitle: titleVisibility == .visible)
    }
  }

  /// The older form of `confirmationDialog`.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    question(.confirmationDialog, isPresented, about: ()) { content().content }
  }

  /// The older form of `confirmationDialog`.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet)
    -> some View
  {
    question(.confirmationDialog, item) { content($0).content }
  }
}

/// Choices at the bottom of the screen, in the older form.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button
  let content: AlertContent

  /// Creates choices in the order of their buttons; one that cancels is apart at the bottom.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    content = AlertContent(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(ForEach(Array(buttons.indices), id: \.self) { buttons[$0].view }))
  }
}
