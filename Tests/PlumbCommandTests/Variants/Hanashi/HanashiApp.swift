import SwiftUI

@main
struct HanashiApp: App {
  let userManager = UserManager()
  let challengesViewModel = ChallengesViewModel()
  @AppStorage("appearance") var appearance: Appearance = .automatic

  init() {
    userManager.load()
  }

  var body: some Scene {
    WindowGroup {
      StarterView()
        .environmentObject(userManager)
        .environmentObject(challengesViewModel)
        .preferredColorScheme(appearance.getColorScheme())
        .accentColor(.orange)
    }
  }
}

struct StarterView: View {
  @EnvironmentObject var userViewModel: UserManager

  @ViewBuilder
  var body: some View {
    if userViewModel.isRegistered {
      HomeView()
    } else {
      RegisterView(keyboardHandler: KeyboardFollower())
    }
  }
}

struct StarterView_Previews: PreviewProvider {
  static var previews: some View {
    StarterView()
      .environmentObject(UserManager())
      .environmentObject(ChallengesViewModel())
  }
}
