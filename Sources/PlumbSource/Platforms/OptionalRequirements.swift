import PlumbMacroExpansion

/// Calls of optional methods of delegates, and an override of `responds(to:)`.
///
/// In Apple's SDK `delegate?.tableView?(tableView, didSelectRowAt: path)` asks whether the delegate has the method. Swift has optional
/// requirements only with Objective-C; here the protocols have a default for each, so the second question mark becomes a space. A
/// closure in a property takes no labels, so a call with one is a method's, as is one that passes the sender of the method's name.
enum OptionalRequirements {
  /// The senders with which the names of delegates' methods begin.
  private static let senders: Set = [
    "application", "audioPlayer", "audioRecorder", "centralManager", "collectionView", "documentPicker",
    "gestureRecognizer", "imagePickerController", "locationManager", "mapView", "navigationController",
    "pageViewController", "peripheral", "pickerView", "presentationController", "scene", "scrollView",
    "searchBar", "sheetPresentationController", "speechSynthesizer", "tabBarController", "tableView",
    "textField", "textView", "userNotificationCenter", "webView", "windowScene",
  ]
  /// The other names, whose sender is the first argument.
  private static let names: Set = [
    "adaptivePresentationStyle", "numberOfComponents", "numberOfSections", "viewForZooming",
  ]

  static func mayBe(in text: String) -> Bool { text.hasAny(of: ["?(", "responds(to"]) }

  /// The ranges that become spaces, in UTF-8 bytes of the file.
  static func ranges(in tokens: [Token]) -> [Range<Int>] {
    tokens.indices.compactMap { index in
      switch tokens[index].text {
      case "?" where isOptionalCall(at: index, in: tokens): tokens[index].range
      case "override" where isRespondingOverride(tokens[index...]): tokens[index].range
      default: nil
      }
    }
  }

  /// `override func responds(to`: the method of `NSObject` is a protocol's here.
  private static func isRespondingOverride(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.prefix(8).map(\.text)
    guard let place = words.firstIndex(of: "func") else { return false }
    return words[place...].prefix(4).elementsEqual(["func", "responds", "(", "to"])
  }

  private static func isOptionalCall(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 1, index + 2 < tokens.count, tokens[index + 1].text == "(",
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
      tokens[index - 1].kind == .identifier, tokens[index - 2].text.hasSuffix(".")
    else { return false }
    let name = tokens[index - 1].text
    guard let sender = sender(of: name) else { return false }
    let content = tokens[(index + 2)...].prefix(Token.mostAhead)
      .filter { $0.kind != .newline && $0.kind != .comment }
    if isLabelled(content) { return true }
    guard let first = content.first?.text, content.dropFirst().first?.text == ")" else { return false }
    return name != sender && (first == sender || first == "self")
  }

  /// The sender that a method's name begins with, or the whole name of a method that names its sender last.
  private static func sender(of name: String) -> String? {
    if senders.contains(name) || names.contains(name) { return name }
    return senders.first { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }

  /// Whether an argument has a label.
  private static func isLabelled(_ arguments: [Token]) -> Bool {
    var depth = 0
    if arguments.count > 1, arguments[0].kind == .identifier, arguments[1].text == ":" { return true }
    for (index, token) in arguments.enumerated() {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return false }
        depth -= 1
      case "," where depth == 0 && index + 2 < arguments.count:
        if arguments[index + 1].kind == .identifier, arguments[index + 2].text == ":" { return true }
      default: break
      }
    }
    return false
  }
}
