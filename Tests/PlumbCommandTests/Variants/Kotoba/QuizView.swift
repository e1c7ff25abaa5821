import SwiftUI

/// A question a second: who does not answer in time goes on without a point.
struct QuizView: View {
  let words: [Word]
  @EnvironmentObject private var session: SessionModel
  @Environment(\.dismiss) private var dismiss
  @State private var index = 0
  @State private var score = 0
  @State private var remaining = 30
  private let clock = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Text("quiz.left \(remaining)").monospacedDigit()
        Spacer()
        Button("Done", action: finish)
      }
      ProgressView(value: Double(index), total: Double(words.count))
      if index < words.count {
        Text(words[index].kana).font(.largeTitle).id(index)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
          ForEach(words, id: \.self) { word in
            Button(word.meaning) { answer(word) }
              .buttonStyle(InkButtonStyle())
          }
        }
      } else {
        Text("quiz.points \(score)").font(.title)
      }
      Spacer()
    }
    .padding()
    .onReceive(clock) { _ in
      if remaining > 0 { remaining -= 1 }
    }
  }

  private func answer(_ word: Word) {
    if word == words[index] { score += 1 }
    withAnimation { index += 1 }
  }

  private func finish() {
    session.finished.send(score)
    dismiss()
  }
}
