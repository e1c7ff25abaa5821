import SwiftUI

struct ChoicesView: View {
  let challengeTest: ChallengeTest

  @State var showAlert = false
  @State var challengeSolved = false
  @EnvironmentObject var challengesViewModel: ChallengesViewModel

  var body: some View {
    VStack(spacing: 25) {
      ForEach(0..<challengeTest.answers.count, id: \.self) { index in
        Button(action: {
          challengeSolved = checkAnswer(at: index)
          showAlert = true
        }) {
          ChoicesRow(choice: challengeTest.answers[index])
        }

        if index < challengeTest.answers.count - 1 {
          Divider()
        }
      }
    }
    .alert(isPresented: $showAlert) {
      alert
    }
  }

  private var alert: Alert {
    if challengeSolved {
      return Alert(
        title: Text("Congratulations"),
        message: Text("The answer is correct"),
        dismissButton: .default(Text("OK")) {
          challengesViewModel.generateRandomChallenge()
        }
      )
    } else {
      return Alert(
        title: Text("Oh no!"),
        message: Text("Your answer is not correct!"),
        dismissButton: .default(Text("OK")) {
          challengesViewModel.generateRandomChallenge()
        }
      )
    }
  }

  private func checkAnswer(at index: Int) -> Bool {
    let answer = challengeTest.answers[index]
    let isCorrect = challengeTest.isAnswerCorrect(answer)
    if isCorrect {
      challengesViewModel.saveCorrectAnswer(for: challengeTest.challenge)
    } else {
      challengesViewModel.saveWrongAnswer(for: challengeTest.challenge)
    }
    return isCorrect
  }
}

struct ChoicesView_Previews: PreviewProvider {
  static var previews: some View {
    ChoicesView(
      challengeTest: ChallengeTest(
        challenge: ChallengesViewModel.challenges[1],
        answers: ["Thank you", "Hello", "Goodbye"]
      )
    )
    .environmentObject(ChallengesViewModel())
  }
}
