/// The kind of keyboard that a text field requests.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The letters that a text field makes capital automatically, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The purpose of a text field, so that fitting suggestions can be offered.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that the web gives to what is entered.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A person's own name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The name of a person's family.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name that friends call a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a company or a club.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A street and a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The number of a town in addresses.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the net.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The letters that a text field makes capital automatically.
public struct TextInputAutocapitalization: Sendable, Equatable {
  package let type: UITextAutocapitalizationType

  /// Creates the newer form of an older one; never `nil` here.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
  private init(of type: UITextAutocapitalizationType) { self.type = type }

  /// No letters.
  public static var never: Self { Self(of: .none) }
  /// The first letter of each word.
  public static var words: Self { Self(of: .words) }
  /// The first letter of each sentence.
  public static var sentences: Self { Self(of: .sentences) }
  /// All letters.
  public static var characters: Self { Self(of: .allCharacters) }
}

/// The label of a text field's return key.
public struct SubmitLabel: Sendable, Equatable {
  package let name: String

  /// The key says that the entry is complete.
  public static let done = SubmitLabel(name: "done")
  /// The key says that it leads to what is entered.
  public static let go = SubmitLabel(name: "go")
  /// The key says that it sends what is entered.
  public static let send = SubmitLabel(name: "send")
  /// The key says that it joins what is entered.
  public static let join = SubmitLabel(name: "join")
  /// The key says that it finds a way.
  public static let route = SubmitLabel(name: "route")
  /// The key says that it searches.
  public static let search = SubmitLabel(name: "search")
  /// The key is called return.
  public static let `return` = SubmitLabel(name: "return")
  /// The key says that it leads to the next field.
  public static let next = SubmitLabel(name: "next")
  /// The label of a key that continues.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The input traits of the text fields inside.
package struct TextInputTraits: Equatable, Sendable {
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

  /// Whether text fields leave what is typed as it is. A page asks for it.
  public var autocorrectionDisabled: Bool {
    get { !textInputTraits.isAutocorrected }
    set { textInputTraits.isAutocorrected = !newValue }
  }
}

nonisolated extension View {
  /// Sets the kind of keyboard for the text fields inside. A page asks for it.
  public func keyboardType(_ type: UIKeyboardType) -> some View { textInput { $0.keyboard = type } }

  /// Sets the purpose of the text fields inside. A page asks for it.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    textInput { $0.content = textContentType }
  }

  /// Sets the letters that are made capital in the text fields inside. A page asks for it.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    textInput { $0.autocapitalization = autocapitalization }
  }

  /// The older form of `textInputAutocapitalization(_:)`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets whether the text fields inside correct the typed text. A page asks for it.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    textInput { $0.isAutocorrected = !disable }
  }

  /// The older form of `autocorrectionDisabled(_:)`; `nil` leaves what is set around.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    textInput { if let disable { $0.isAutocorrected = !disable } }
  }

  /// Sets the label of the return key in the text fields inside. A page asks for it.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    textInput { $0.submitLabel = submitLabel }
  }

  private func textInput(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
    modifier(_EnvironmentModifier { change(&$0.textInputTraits) })
  }
}
