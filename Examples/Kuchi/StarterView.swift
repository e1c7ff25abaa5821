import SwiftUI

struct StarterView: View {
  @EnvironmentObject var userManager: UserManager

  @ViewBuilder
  var body: some View {
    if userManager.isRegistered {
      WelcomeView()
    } else {
      RegisterView()
    }
  }
}

struct StarterView_Previews: PreviewProvider {
  static var previews: some View {
    StarterView()
      .environmentObject(UserManager())
  }
}
