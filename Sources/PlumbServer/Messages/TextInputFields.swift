import PlumbViews

/// The input attributes of a page's field, in HTML's terms; what is usual is left out.
struct TextInputFields: Encodable, Equatable {
  var inputmode, enterkeyhint, autocapitalize, autocorrect, autocomplete: String?

  /// `nil` for a field that asks for nothing.
  init?(_ traits: TextInputTraits) {
    guard traits != EnvironmentValues().textInputTraits else { return nil }
    inputmode = traits.keyboard.inputMode
    enterkeyhint = traits.submitLabel.enterKeyHint
    autocapitalize = traits.autocapitalization?.type.word
    autocorrect = traits.isAutocorrected ? nil : "off"
    autocomplete = traits.content?.rawValue
  }
}

extension UIKeyboardType {
  fileprivate var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter: nil
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad, .namePhonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    }
  }
}

extension SubmitLabel {
  fileprivate var enterKeyHint: String? {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .next, .continue: "next"
    default: nil
    }
  }
}

extension UITextAutocapitalizationType {
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}
