import SwiftUI

struct WelcomeView: View {
  @EnvironmentObject var userManager: UserManager
  @EnvironmentObject var challengesViewModel: ChallengesViewModel
  @State var showHome = false

  @ViewBuilder
  var body: some View {
    if showHome {
      PracticeView(challengeTest: $challengesViewModel.currentChallenge, userName: $userManager.profile.name)
        .environment(\.questionsPerSession, challengesViewModel.numberOfQuestions)
    } else {
      ZStack {
        WelcomeBackgroundImage()
        VStack {
          Text(verbatim: "Hi, \(userManager.profile.name)")
          WelcomeMessageView()
          Button(
            action: {
              self.showHome = true
            },
            label: {
              HStack {
                Image(systemName: "play")
                Text(verbatim: "Start")
              }
            })
        }
      }
    }
  }
}

struct PracticeView: View {
  @Binding var challengeTest: ChallengeTest?
  @Binding var userName: String
  @State private var numberOfAnswered = 0

  @ViewBuilder
  var body: some View {
    if challengeTest != nil {
      ChallengeView(challengeTest: challengeTest!, numberOfAnswered: $numberOfAnswered)
    } else {
      CongratulationsView(userName: userName)
    }
  }
}

struct ChallengeView: View {
  let challengeTest: ChallengeTest
  @State var showAnswers = false
  @Binding var numberOfAnswered: Int
  @Environment(\.verticalSizeClass) var verticalSizeClass
  @Environment(\.questionsPerSession) var questionsPerSession

  @ViewBuilder
  var body: some View {
    if verticalSizeClass == .compact {
      VStack {
        HStack {
          question
          if showAnswers {
            Divider()
            ChoicesView(challengeTest: challengeTest, numberOfAnswered: $numberOfAnswered)
          }
        }
        ScoreView(numberOfQuestions: questionsPerSession, numberOfAnswered: $numberOfAnswered)
      }
    } else {
      VStack {
        question.frame(height: 300)
        ScoreView(numberOfQuestions: questionsPerSession, numberOfAnswered: $numberOfAnswered)
        if showAnswers {
          Divider()
          ChoicesView(challengeTest: challengeTest, numberOfAnswered: $numberOfAnswered)
            .frame(height: 300)
            .padding()
        }
      }
    }
  }

  private var question: some View {
    Button(action: {
      self.showAnswers.toggle()
    }) {
      Text(challengeTest.challenge.question)
        .font(.largeTitle)
        .foregroundColor(.red)
    }
  }
}

struct ScoreView: View {
  let numberOfQuestions: Int
  @Binding var numberOfAnswered: Int

  var body: some View {
    HStack {
      Text("\(numberOfAnswered)/\(numberOfQuestions)")
        .font(.caption)
        .padding(4)
      Spacer()
    }
  }
}

struct ChoicesView: View {
  let challengeTest: ChallengeTest
  @State var showAlert = false
  @State var challengeSolved = false
  @Binding var numberOfAnswered: Int
  @EnvironmentObject var challengesViewModel: ChallengesViewModel

  var body: some View {
    VStack(spacing: 25) {
      ForEach(0..<challengeTest.answers.count) { index in
        Button(action: {
          self.challengeSolved = self.checkAnswer(at: index)
          self.showAlert = true
        }) {
          Text(self.challengeTest.answers[index])
            .font(.title2)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .alert(
          isPresented: self.$showAlert,
          content: {
            self.challengeOutcomeAlert()
          })
        Divider()
      }
    }
  }

  func challengeOutcomeAlert() -> Alert {
    let alert: Alert
    if challengeSolved {
      let dismissButton = Alert.Button.default(Text("OK")) {
        self.challengesViewModel.generateRandomChallenge()
      }
      alert = Alert(
        title: Text("Congratulations"), message: Text("The answer is correct"), dismissButton: dismissButton)
    } else {
      let dismissButton = Alert.Button.default(Text("OK"))
      alert = Alert(
        title: Text("Oh no!"), message: Text("Your answer is not correct!"), dismissButton: dismissButton)
    }
    return alert
  }

  func checkAnswer(at index: Int) -> Bool {
    let answer = self.challengeTest.answers[index]
    let challengeSolved = self.challengeTest.isAnswerCorrect(answer)
    if challengeSolved {
      challengesViewModel.saveCorrectAnswer(for: self.challengeTest.challenge)
      numberOfAnswered = challengesViewModel.numberOfAnswered
    } else {
      challengesViewModel.saveWrongAnswer(for: self.challengeTest.challenge)
    }
    return challengeSolved
  }
}

struct CongratulationsView: View {
  @EnvironmentObject var challengesViewModel: ChallengesViewModel
  let avatarSize: CGFloat = 120
  let userName: String

  init(userName: String) { self.userName = userName }

  var body: some View {
    VStack {
      Spacer()
      Text("Congratulations!")
        .font(.title)
        .foregroundColor(.gray)
      ZStack {
        VStack(spacing: 0) {
          Rectangle().frame(height: 90).foregroundColor(Color(red: 0.5, green: 0, blue: 0).opacity(0.2))
          Rectangle().frame(height: 90).foregroundColor(Color(red: 0.6, green: 0.1, blue: 0.1).opacity(0.4))
        }
        Image(systemName: "person.fill")
          .resizable()
          .padding()
          .frame(width: avatarSize, height: avatarSize)
          .background(Color.white.opacity(0.5))
          .cornerRadius(avatarSize / 2, antialiased: true)
          .shadow(radius: 4)
        VStack {
          Spacer()
          Text(userName)
            .font(.largeTitle)
            .foregroundColor(.white)
            .fontWeight(.bold)
            .shadow(radius: 7)
        }
        .padding()
      }
      .frame(height: 180)
      Text("You’re awesome!")
        .fontWeight(.bold)
        .foregroundColor(.gray)
      Spacer()
      Button(action: { self.challengesViewModel.restart() }, label: { Text("Play Again") })
        .padding(.bottom)
    }
  }
}
