import SwiftUI

struct WelcomeView: View {
  @EnvironmentObject var userManager: UserManager
  @ObservedObject var challengesViewModel = ChallengesViewModel()
  @State var showPractice = false
  @State var showHistory = false

  @ViewBuilder
  var body: some View {
    if showPractice {
      PracticeView(
        challengeTest: $challengesViewModel.currentChallenge,
        userName: $userManager.profile.name
      )
      .environmentObject(challengesViewModel)
    } else {
      ZStack {
        WelcomeBackgroundImage()

        VStack {
          Text(verbatim: "Hi, \(userManager.profile.name)")

          WelcomeMessageView()

          Button(action: {
            self.showPractice = true
          }, label: {
            HStack {
              Image(systemName: "play")
              Text(verbatim: "Start")
            }
          })
          .padding(.top)

          Button(action: {
            self.showHistory = true
          }, label: {
            HStack {
              Image(systemName: "clock")
              Text(verbatim: "History")
            }
          })
          .padding(.top)
        }
      }
      .sheet(isPresented: $showHistory) {
        HistoryView()
      }
    }
  }
}

struct WelcomeView_Previews: PreviewProvider {
  static var previews: some View {
    WelcomeView()
      .environmentObject(UserManager(name: "Ray"))
  }
}
