import Foundation
import PlumbMacroExpansion

extension Source {
  /// Whether its words declare a preview; comments and strings do not count. A condition such as
  /// `#if DEBUG` around one is not looked at.
  public var declaresPreviews: Bool {
    swiftFiles.contains { path in
      let text = text(path) ?? ""
      // Cutting a text into tokens takes longer than to see that there is nothing.
      guard text.contains("#Preview") || text.contains("PreviewProvider") else { return false }
      let tokens = Lexer.tokens(of: text)
      return zip(tokens, tokens.dropFirst()).contains { before, token in
        before.text == "#" && token.text == "Preview"
          || token.text == "PreviewProvider" && [":", ",", "&", "."].contains(before.text)
      }
    }
  }
}
