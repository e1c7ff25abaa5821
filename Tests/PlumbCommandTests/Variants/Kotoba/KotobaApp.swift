import Combine
import SwiftUI

@main
struct KotobaApp: App {
  @StateObject private var session = SessionModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(session)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { session.pause() }
    }
  }
}

/// Which screen is shown.
enum Screen: Equatable {
  case signUp
  case words
}

struct RootView: View {
  @EnvironmentObject private var session: SessionModel

  var body: some View {
    Group {
      switch session.screen {
      case .signUp: SignUpView(model: SignUpModel(session: session))
      case .words: WordsView()
      }
    }
    .transition(.opacity)
    .animation(.easeInOut(duration: 0.2), value: session.screen)
  }
}
