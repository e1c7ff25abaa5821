import SwiftUI

/// What was asked so far. Nothing is kept yet, so two thousand answers are made up.
struct HistoryView: View {
  struct History: Hashable {
    let date: Date
    let challenge: Challenge
  }

  let history: [History]
  let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter
  }()

  init() {
    let start = Date()
    history = (0..<2000).map { index in
      History(
        date: start.addingTimeInterval(Double(-index) * 86_400),
        challenge: ChallengesViewModel.challenges[index % ChallengesViewModel.challenges.count]
      )
    }
  }

  var header: some View {
    Text("History")
      .font(.title2)
      .padding(8)
      .frame(maxWidth: .infinity)
      .foregroundColor(.white)
      .background(Color.gray)
  }

  func getElement(_ element: History) -> some View {
    VStack(alignment: .center) {
      Text("\(dateFormatter.string(from: element.date))")
        .font(.caption2)
        .foregroundColor(.blue)
      HStack {
        VStack {
          Text("Question:")
            .font(.caption)
            .foregroundColor(.gray)
          Text(element.challenge.question)
            .font(.body)
        }
        .frame(maxWidth: .infinity)
        VStack {
          Text("Answer:")
            .font(.caption)
            .foregroundColor(.gray)
          Text(element.challenge.answer)
            .font(.body)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section(header: header) {
          ForEach(history, id: \.self) { element in
            getElement(element)
          }
        }
      }
    }
  }
}

struct HistoryView_Previews: PreviewProvider {
  static var previews: some View {
    HistoryView()
  }
}
