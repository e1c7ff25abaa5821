import Foundation
import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Presents an alert while a binding is true. Each action dismisses it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a localised title and a message.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title that is not localised.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title that is not localised, and a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a text as its title.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, isPresented, about: ()) { AlertContent(title: title, actions: AnyView(actions())) }
  }

  /// Presents an alert with a text as its title, and a message.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, isPresented, about: ()) {
      AlertContent(title: title, message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents an alert about data while a binding is true. Without data nothing is presented.
  ///
  /// Once the alert is shown, data that goes away changes nothing.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about data, with a message about it, while a binding is true. Without data nothing is presented.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about data, with a title that is not localised. Without data nothing is presented.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about data, with a title that is not localised and a message. Without data nothing is presented.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about data, with a text as its title. Without data nothing is presented.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(.alert, isPresented, about: data) { AlertContent(title: title, actions: AnyView(actions($0))) }
  }

  /// Presents an alert about data, with a text as its title and a message about the data. Without data nothing is
  /// presented.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    question(.alert, isPresented, about: data) {
      AlertContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }

  /// Presents an alert about an error, with its description, while a binding is true. Without an error nothing is
  /// presented.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, isPresented, about: error) {
      AlertContent(title: Text(describing: $0), actions: AnyView(actions()))
    }
  }

  /// Presents an alert about an error, with its description and a message about it. Without an error nothing is
  /// presented.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    question(.alert, isPresented, about: error) {
      AlertContent(
        title: Text(describing: $0), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
  }

  /// Presents an alert while a binding is true: the older form.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    question(.alert, isPresented, about: ()) { content().content }
  }

  /// Presents an alert about an item while there is one: the older form.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    question(.alert, item) { content($0).content }
  }
}

nonisolated extension View {
  /// Presents an alert with exactly the buttons that are given, as UIKit does.
  package func alertAsGiven<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, isPresented, about: ()) {
      AlertContent(
        title: title, message: AnyView(message()), actions: AnyView(actions()), mayAddCancel: false)
    }
  }
}

extension Text {
  /// Creates the text of an alert for an error.
  fileprivate init(describing error: some LocalizedError) {
    self.init(verbatim: error.errorDescription ?? error.localizedDescription)
  }
}

/// A question with at most two answers, in the older form.
public struct Alert {
  let content: AlertContent

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = AlertContent(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView((dismissButton ?? .default(Text("OK"))).view), mayAddCancel: false)
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    content = AlertContent(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(
        Group {
          primaryButton.view
          secondaryButton.view
        }), mayAddCancel: false)
  }

  /// An answer.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// Returns an answer of no special kind.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }
    /// Returns an answer that leaves things as they are, with custom text.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }
    /// Returns an answer that leaves things as they are, called “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    /// Returns an answer that destroys something, in red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }

    var view: PlumbControls.Button<Text> {
      nonisolated(unsafe) let action = action
      return PlumbControls.Button(role: role, action: { action() }, label: { label })
    }
  }
}
