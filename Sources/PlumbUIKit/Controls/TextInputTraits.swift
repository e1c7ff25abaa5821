import PlumbViews

/// The words on the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are mended.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is looked at.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

extension UITextAutocapitalizationType {
  var swiftUI: TextInputAutocapitalization? { TextInputAutocapitalization(self) }
}
