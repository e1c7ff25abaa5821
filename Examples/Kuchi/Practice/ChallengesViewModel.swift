import Combine
import Foundation

/// The questions of a course, and how many have been answered.
final class ChallengesViewModel: ObservableObject {
  @Published var currentChallenge: ChallengeTest?

  private(set) var correctAnswers: [Challenge] = []
  private(set) var wrongAnswers: [Challenge] = []
  let challengesPerCourse = 5

  static let challenges = [
    Challenge(question: "おねがい します", pronunciation: "Onegai shimasu", answer: "Please"),
    Challenge(question: "ありがとう", pronunciation: "Arigatō", answer: "Thank you"),
    Challenge(question: "こんにちは", pronunciation: "Konnichiwa", answer: "Hello"),
    Challenge(question: "さようなら", pronunciation: "Sayōnara", answer: "Goodbye"),
    Challenge(question: "おはよう", pronunciation: "Ohayō", answer: "Good morning"),
    Challenge(question: "おやすみ", pronunciation: "Oyasumi", answer: "Good night"),
    Challenge(question: "すみません", pronunciation: "Sumimasen", answer: "Excuse me"),
    Challenge(question: "はい", pronunciation: "Hai", answer: "Yes"),
    Challenge(question: "いいえ", pronunciation: "Iie", answer: "No"),
    Challenge(question: "みず", pronunciation: "Mizu", answer: "Water"),
  ]

  init() {
    generateRandomChallenge()
  }

  func saveCorrectAnswer(for challenge: Challenge) {
    correctAnswers.append(challenge)
  }

  func saveWrongAnswer(for challenge: Challenge) {
    wrongAnswers.append(challenge)
  }

  func generateRandomChallenge() {
    guard correctAnswers.count < challengesPerCourse else {
      currentChallenge = nil
      return
    }
    let open = Self.challenges.filter { !correctAnswers.contains($0) }
    guard let challenge = open.randomElement() else { return }
    let others = Self.challenges.filter { $0 != challenge }.shuffled().prefix(2)
    let answers = (others.map(\.answer) + [challenge.answer]).shuffled()
    currentChallenge = ChallengeTest(challenge: challenge, answers: answers)
  }

  func restart() {
    correctAnswers = []
    wrongAnswers = []
    generateRandomChallenge()
  }
}
