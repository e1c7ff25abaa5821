import Foundation
import PlumbViews

/// The words on the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are mended.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is looked at.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotation marks become round ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces come and go with words that are inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The rules that new passwords keep.
open class UITextInputPasswordRules: NSObject {
  /// The rules, as a text of them.
  public let passwordRulesDescriptor: String
  /// Creates rules from a text of them.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

extension UITextAutocapitalizationType {
  var swiftUI: TextInputAutocapitalization? { TextInputAutocapitalization(self) }
}
