import SwiftUI

/// A form to sign in: Return goes from field to field, and the button waits until both are filled in.
struct SignIn: View {
  private enum Entry: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var staysSignedIn = true
  @State private var isWelcome = false
  @FocusState private var entry: Entry?

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Image(systemName: "lock.circle.fill")
          .font(.system(size: 56))
          .foregroundStyle(.tint)
        Text("Welcome back")
          .font(.title.bold())
        Text("Sign in to go on where you were.")
          .foregroundStyle(.secondary)
      }
      VStack(spacing: 12) {
        TextField("Name", text: $name)
          .focused($entry, equals: .name)
          .submitLabel(.next)
        SecureField("Password", text: $password)
          .focused($entry, equals: .password)
          .submitLabel(.go)
        Toggle("Stay signed in", isOn: $staysSignedIn)
      }
      .textFieldStyle(.roundedBorder)
      .onSubmit { if entry == .name { entry = .password } else { signIn() } }
      Button(action: signIn) {
        Text("Sign in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!isComplete)
      Button("Forgot your password?") {}
        .font(.footnote)
    }
    .padding(24)
    .frame(maxWidth: 400)
    .alert("Hello, \(name)!", isPresented: $isWelcome) { Button("OK") {} }
  }

  private var isComplete: Bool { !name.isEmpty && !password.isEmpty }

  private func signIn() {
    if isComplete { isWelcome = true }
  }
}

#Preview {
  SignIn()
}
