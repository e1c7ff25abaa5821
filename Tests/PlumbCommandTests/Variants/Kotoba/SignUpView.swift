import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var remembers = true
  @Published private(set) var hint: LocalizedStringKey?
  @Published private(set) var canGoOn = false

  private unowned let session: SessionModel
  private var cancellables: Set<AnyCancellable> = []

  init(session: SessionModel) {
    self.session = session
    let trimmed = $name.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.share()
    trimmed
      .map { $0.count >= 3 }
      .removeDuplicates()
      .assign(to: &$canGoOn)
    Publishers.CombineLatest(trimmed, $remembers)
      .debounce(for: 0.1, scheduler: DispatchQueue.main)
      .map { name, remembers -> LocalizedStringKey? in
        guard !name.isEmpty else { return nil }
        if name.count < 3 { return "signup.short \(3 - name.count)" }
        return remembers ? "signup.kept" : "signup.forgotten"
      }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.hint = $0 }
      .store(in: &cancellables)
  }

  func go() {
    guard canGoOn else { return }
    session.signIn(as: name, remember: remembers)
  }
}

struct SignUpView: View {
  @StateObject var model: SignUpModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      Color("Paper").ignoresSafeArea()
      VStack(spacing: 20) {
        Text("signup.title")
          .font(.system(size: 34, weight: .heavy, design: .rounded))
          .foregroundColor(Color("Ink"))
        TextField("signup.name", text: $model.name, onCommit: model.go)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .autocapitalization(.words)
        if let hint = model.hint {
          Text(hint).font(.footnote).foregroundColor(.secondary).transition(.opacity)
        }
        Toggle("signup.remember", isOn: $model.remembers).toggleStyle(SwitchToggleStyle(tint: Color("Ink")))
        Button("signup.go", action: model.go)
          .buttonStyle(InkButtonStyle())
          .disabled(!model.canGoOn)
          .keyboardShortcut(.defaultAction)
      }
      .frame(maxWidth: 320)
      .padding(24)
      .background(
        RoundedRectangle(cornerRadius: 20, style: .continuous)
          .fill(Color(colorScheme == .dark ? .black : .white).opacity(0.7))
          .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
      )
      .padding()
    }
  }
}

struct InkButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(Color("Ink").opacity(isEnabled ? 1 : 0.35))
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}
