struct Challenge: Hashable {
  let question: String
  let pronunciation: String
  let answer: String
}

/// A question with the answers to choose from.
struct ChallengeTest {
  let challenge: Challenge
  let answers: [String]

  func isAnswerCorrect(_ answer: String) -> Bool {
    challenge.answer == answer
  }
}
