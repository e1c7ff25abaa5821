import SwiftUI

/// A small course in Japanese phrases: one registers, answers five questions, and looks back at what was asked.
@main
struct KuchiApp: App {
  let userManager = UserManager()

  init() {
    userManager.load()
  }

  var body: some Scene {
    WindowGroup {
      StarterView()
        .environmentObject(userManager)
    }
  }
}

struct KuchiApp_Previews: PreviewProvider {
  static let userManager = UserManager(name: "Ray")

  static var previews: some View {
    StarterView()
      .environmentObject(userManager)
  }
}
