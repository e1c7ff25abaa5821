import SwiftUI

struct PracticeView: View {
  @Binding var challengeTest: ChallengeTest?
  @Binding var userName: String

  @ViewBuilder
  var body: some View {
    if challengeTest != nil {
      ChallengeView(challengeTest: challengeTest!)
    } else {
      CongratulationsView(userName: userName)
    }
  }
}

struct PracticeView_Previews: PreviewProvider {
  static let challengeTest = ChallengeTest(
    challenge: ChallengesViewModel.challenges[0],
    answers: ["Thank you", "Hello", "Please"]
  )

  static var previews: some View {
    PracticeView(challengeTest: .constant(challengeTest), userName: .constant("Johnny Swift"))
      .environmentObject(ChallengesViewModel())
  }
}
