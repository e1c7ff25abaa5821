import SwiftUI

struct RegisterView: View {
  @EnvironmentObject var userManager: UserManager
  @FocusState private var nameFieldIsFocused: Bool

  var body: some View {
    VStack {
      Spacer()

      WelcomeMessageView()

      TextField("Type your name…", text: $userManager.profile.name)
        .focused($nameFieldIsFocused)
        .submitLabel(.done)
        .onSubmit(registerUser)
        .bordered()
        #if os(iOS)
          .textInputAutocapitalization(.words)
        #endif

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
    }
    .padding()
    .background(WelcomeBackgroundImage())
  }

  private func registerUser() {
    guard userManager.isUserNameValid() else { return }
    nameFieldIsFocused = false
    userManager.register()
  }
}

struct RegisterView_Previews: PreviewProvider {
  static var previews: some View {
    RegisterView()
      .environmentObject(UserManager())
  }
}
