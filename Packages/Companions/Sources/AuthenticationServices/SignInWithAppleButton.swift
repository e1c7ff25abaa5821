import SwiftUI
import PlumbViews

/// The button of Apple's accounts. It is drawn, and a press ends with an error, because no host knows accounts.
public struct SignInWithAppleButton: View, CalledView {
  package let callSite = _CallSite()
  /// The label of the button.
  public struct Label: Hashable, Sendable {
    let words: String
    /// Signing in.
    public static let signIn = Label(words: "Sign in with Apple")
    /// Making an account.
    public static let signUp = Label(words: "Sign up with Apple")
    /// Going on.
    public static let `continue` = Label(words: "Continue with Apple")
  }
  /// The button's colours.
  public struct Style: Hashable, Sendable {
    let name: String
    /// White on black.
    public static let black = Style(name: "black")
    /// Black on white.
    public static let white = Style(name: "white")
    /// Black on white, with a border.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void
  private let fileID: StaticString
  private let line: UInt
  @Environment(\.appleButtonStyle) private var style

  /// Creates the button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (self.label, request, completion, self.fileID, self.line) = (label, onRequest, onCompletion, fileID, line)
  }

  public var body: some View {
    Button {
      reportCompanion("SignInWithAppleButton", fileID, line)
      request(ASAuthorizationAppleIDRequest())
      completion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      // Six points of corner, and words of 43 % of the height of 44 points (Human Interface Guidelines).
      Text(verbatim: label.words).font(.system(size: 19, weight: .medium))
        .foregroundStyle(style == .black ? Color.white : .black)
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .background(style == .black ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          if style == .whiteOutline {
            RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black, lineWidth: 1)
          }
        }
    }
    .buttonStyle(.plain)
  }
}

private struct AppleButtonStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var appleButtonStyle: SignInWithAppleButton.Style {
    get { self[AppleButtonStyleKey.self] }
    set { self[AppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons of Apple's accounts inside.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.appleButtonStyle, style)
  }
}
