import SwiftUI
import Combine

final class KeyboardFollower: ObservableObject {
  @Published var keyboardHeight: CGFloat = 0
  @Published var isVisible = false

  init() {
    #if os(iOS)
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardVisibilityChanged),
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    #endif
  }

  #if os(iOS)
    @objc private func keyboardVisibilityChanged(_ notification: Notification) {
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      keyboardHeight = max(0, UIScreen.main.bounds.height - (end?.minY ?? UIScreen.main.bounds.height))
    }
  #endif
}

struct RegisterView: View {
  @EnvironmentObject var userManager: UserManager
  @ObservedObject var keyboardHandler: KeyboardFollower
  @FocusState var nameFieldFocused: Bool

  init(keyboardHandler: KeyboardFollower) {
    self.keyboardHandler = keyboardHandler
  }

  var body: some View {
    VStack(content: {
      Spacer()

      WelcomeMessageView()

      TextField("Type your name...", text: $userManager.profile.name)
        .focused($nameFieldFocused)
        .submitLabel(.done)
        .onSubmit(registerUser)
        .textFieldStyle(KuchiTextStyle())
        .disableAutocorrection(true)

      HStack {
        Spacer()
        Text("\(userManager.profile.name.count)")
          .font(.caption)
          .foregroundColor(userManager.isUserNameValid() ? .green : .red)
          .padding(.trailing)
      }
      .padding(.bottom)

      HStack {
        Spacer()
        Toggle(isOn: $userManager.settings.rememberUser) {
          Text("Remember me")
            .font(.subheadline)
            .foregroundColor(.gray)
        }
        .fixedSize()
      }

      Button(action: registerUser) {
        HStack {
          Image(systemName: "checkmark")
            .resizable()
            .frame(width: 16, height: 16, alignment: .center)
          Text("OK")
            .font(.body)
            .bold()
        }
      }
      .bordered()
      .disabled(!userManager.isUserNameValid())

      Spacer()
    })
    .padding(.bottom, keyboardHandler.keyboardHeight)
    .edgesIgnoringSafeArea(keyboardHandler.isVisible ? .bottom : [])
    .padding()
    .background(WelcomeBackgroundImage())
    .onAppear { nameFieldFocused = true }
  }
}

// MARK: - Event Handlers
extension RegisterView {
  func registerUser() {
    nameFieldFocused = false
    if userManager.settings.rememberUser {
      userManager.persistProfile()
    } else {
      userManager.clear()
      userManager.persistProfile()
    }
    userManager.persistSettings()
  }
}

struct RegisterView_Previews: PreviewProvider {
  static let user = UserManager(name: "Ray")

  static var previews: some View {
    RegisterView(keyboardHandler: KeyboardFollower())
      .environmentObject(user)
  }
}
