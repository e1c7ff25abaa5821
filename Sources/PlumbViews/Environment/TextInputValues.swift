/// What kind of keyboard a text field asks for.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters a text field makes capital by itself, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What a text field is for, so that something fitting can be offered.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "current-password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters a text field makes capital by itself.
public struct TextInputAutocapitalization: Sendable, Equatable {
  let type: UITextAutocapitalizationType

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
  private init(of type: UITextAutocapitalizationType) { self.type = type }

  public static var never: Self { Self(of: .none) }
  public static var words: Self { Self(of: .words) }
  public static var sentences: Self { Self(of: .sentences) }
  public static var characters: Self { Self(of: .allCharacters) }
}

/// What the return key of a text field is called.
public struct SubmitLabel: Sendable, Equatable {
  package let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// How the text fields inside take text.
package struct TextInputTraits: Equatable {
  package var keyboard = UIKeyboardType.default
  package var content: UITextContentType?
  package var autocapitalization: TextInputAutocapitalization?
  package var isAutocorrected = true
  package var submitLabel = SubmitLabel.return
}

private struct TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether text fields leave what is typed as it is.
  public var autocorrectionDisabled: Bool {
    get { !textInputTraits.isAutocorrected }
    set { textInputTraits.isAutocorrected = !newValue }
  }
}

nonisolated extension View {
  /// Says which kind of keyboard the text fields inside ask for.
  public func keyboardType(_ type: UIKeyboardType) -> some View { textInput { $0.keyboard = type } }

  /// Says what the text fields inside are for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    textInput { $0.content = textContentType }
  }

  /// Says which letters are made capital in the text fields inside.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    textInput { $0.autocapitalization = autocapitalization }
  }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Says whether the text fields inside leave what is typed as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    textInput { $0.isAutocorrected = !disable }
  }

  public func disableAutocorrection(_ disable: Bool?) -> some View {
    textInput { if let disable { $0.isAutocorrected = !disable } }
  }

  /// Says what the return key is called in the text fields inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    textInput { $0.submitLabel = submitLabel }
  }

  private func textInput(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
    modifier(_EnvironmentModifier { change(&$0.textInputTraits) })
  }
}
