import SwiftUI

struct WordsView: View {
  @EnvironmentObject private var session: SessionModel
  @State private var isQuizShown = false
  @State private var search = ""
  @AppStorage("showsRomaji") private var showsRomaji = true
  @State private var lastScore: Int?

  var body: some View {
    NavigationView {
      List {
        if let lastScore = lastScore {
          Label("words.score \(lastScore)", systemImage: "star.fill").foregroundColor(Color("Ink"))
        }
        ForEach(Word.Group.allCases) { group in
          Section(header: Text(group.rawValue.capitalized)) {
            ForEach(Word.all[group, default: []]) { word in
              NavigationLink(destination: WordView(word: word)) {
                WordRow(word: word, showsRomaji: showsRomaji, isLearned: session.learned.contains(word.id))
              }
            }
          }
        }
        Toggle("words.romaji", isOn: $showsRomaji)
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle(Text("words.title \(session.name.value)"))
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("words.out") { session.signOut() }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isQuizShown = true }) {
            Image(systemName: "timer").accessibilityLabel("Quiz")
          }
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onReceive(session.finished) { lastScore = $0 }
    .sheet(isPresented: $isQuizShown, onDismiss: { search = "" }) {
      QuizView(words: Word.all.values.flatMap { $0 }.sorted { $0.kana < $1.kana })
        .environmentObject(session)
    }
  }
}

struct WordRow: View {
  let word: Word
  let showsRomaji: Bool
  let isLearned: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(word.kana).font(.headline)
        if showsRomaji { Text(word.romaji).font(.subheadline).foregroundColor(.secondary) }
      }
      Spacer()
      if isLearned { Image(systemName: "checkmark.circle.fill").foregroundColor(.green) }
    }
  }
}

struct WordView: View {
  let word: Word
  @EnvironmentObject private var session: SessionModel
  @Environment(\.presentationMode) private var presentationMode
  @State private var size: CGFloat = 48

  var body: some View {
    VStack(spacing: 16) {
      Image("Seal").resizable().scaledToFit().frame(width: 64, height: 64)
      Text(word.kana).font(.system(size: size))
      Text(word.meaning).font(.title3)
      Slider(value: $size, in: 24...72) { Text("Size") }
        .padding(.horizontal, 40)
      Button(session.learned.contains(word.id) ? "word.forget" : "word.learn") {
        session.toggle(word)
        presentationMode.wrappedValue.dismiss()
      }
    }
    .navigationBarTitle(Text(word.romaji), displayMode: .inline)
  }
}
