import Combine
import Foundation

final class SessionModel: ObservableObject {
  @Published private(set) var screen = Screen.signUp
  @Published private(set) var learned: Set<Word.ID> = []
  @Published private(set) var isPaused = false
  let name = CurrentValueSubject<String, Never>("")
  let finished = PassthroughSubject<Int, Never>()

  private let store: UserDefaults
  private var bag = Set<AnyCancellable>()

  init(store: UserDefaults = .standard) {
    self.store = store
    if let name = store.string(forKey: "name"), !name.isEmpty {
      self.name.send(name)
      screen = .words
    }
    if let data = store.data(forKey: "learned"),
      let words = try? JSONDecoder().decode(Set<Word.ID>.self, from: data)
    {
      learned = words
    }
    $learned
      .dropFirst()
      .map { try? JSONEncoder().encode($0) }
      .sink { [store] data in store.set(data, forKey: "learned") }
      .store(in: &bag)
  }

  func signIn(as name: String, remember: Bool) {
    self.name.value = name
    store.set(remember ? name : nil, forKey: "name")
    screen = .words
  }

  func signOut() {
    store.removeObject(forKey: "name")
    screen = .signUp
  }

  func pause() { isPaused = true }
  func toggle(_ word: Word) {
    if learned.remove(word.id) == nil { learned.insert(word.id) }
  }
}

struct Word: Identifiable, Hashable, Codable {
  var id: String { kana }
  let kana: String
  let romaji: String
  let meaning: String

  enum Group: String, CaseIterable, Identifiable {
    case greetings, courtesy
    var id: Self { self }
  }

  static let all: [Group: [Word]] = [
    .greetings: [
      Word(kana: "こんにちは", romaji: "konnichiwa", meaning: "Hello"),
      Word(kana: "さようなら", romaji: "sayōnara", meaning: "Goodbye"),
    ],
    .courtesy: [
      Word(kana: "ありがとう", romaji: "arigatō", meaning: "Thank you"),
      Word(kana: "すみません", romaji: "sumimasen", meaning: "Excuse me"),
      Word(kana: "どうぞ", romaji: "dōzo", meaning: "Please"),
    ],
  ]
}
