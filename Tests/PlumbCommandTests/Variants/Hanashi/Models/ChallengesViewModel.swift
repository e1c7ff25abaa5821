import SwiftUI

struct Challenge: Codable, Hashable {
  let question: String
  let pronunciation: String
  let answer: String
  var completed: Bool = false
  var succeeded: Bool = false
}

struct ChallengeTest {
  let challenge: Challenge
  let answers: [String]

  func isAnswerCorrect(_ answer: String) -> Bool { challenge.answer == answer }
}

class ChallengesViewModel: ObservableObject {
  static let challenges: [Challenge] = [
    Challenge(question: "おねがい　します", pronunciation: "Onegai shimasu", answer: "Please"),
    Challenge(question: "こんにちは", pronunciation: "Konnichiwa", answer: "Hello"),
    Challenge(question: "ありがとう", pronunciation: "Arigatō", answer: "Thank you"),
  ]

  var numberOfAnswered: Int { return correctAnswers.count }

  @Published var correctAnswers: [Challenge] = []
  @Published var wrongAnswers: [Challenge] = []
  @Published var currentChallenge: ChallengeTest?

  @AppStorage("numberOfQuestions")
  private(set) var numberOfQuestions = 6

  init() { generateRandomChallenge() }

  func saveCorrectAnswer(for challenge: Challenge) { correctAnswers.append(challenge) }
  func saveWrongAnswer(for challenge: Challenge) { wrongAnswers.append(challenge) }

  private func getRandomAnswers(count: Int, including includedAnswer: String) -> [String] {
    let answers = ChallengesViewModel.challenges
    var randomAnswers = Set([includedAnswer])
    while randomAnswers.count < count {
      guard let randomAnswer = answers.randomElement()?.answer else { continue }
      randomAnswers.insert(randomAnswer)
    }
    return Array(randomAnswers).shuffled()
  }

  func generateRandomChallenge() {
    if correctAnswers.count < numberOfQuestions {
      let question = Self.challenges[correctAnswers.count % Self.challenges.count]
      currentChallenge = ChallengeTest(
        challenge: question, answers: getRandomAnswers(count: 3, including: question.answer))
    } else {
      currentChallenge = nil
    }
  }

  func restart() {
    self.correctAnswers = []
    self.wrongAnswers = []
    generateRandomChallenge()
  }
}

struct NumberOfQuestionsKey: EnvironmentKey {
  static let defaultValue: Int = 5
}

extension EnvironmentValues {
  var questionsPerSession: Int {
    get { self[NumberOfQuestionsKey.self] }
    set { self[NumberOfQuestionsKey.self] = newValue }
  }
}
