import Combine
import Foundation

struct Profile: Codable {
  var name: String = ""
}

struct Settings: Codable {
  var rememberUser: Bool = false
}

/// Who learns, and whether the app is to remember it.
final class UserManager: ObservableObject {
  @Published var profile = Profile()
  @Published var settings = Settings()
  @Published var isRegistered = false

  private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
  }

  init(name: String, store: UserDefaults = .standard) {
    self.store = store
    profile.name = name
    isRegistered = true
  }

  func register() {
    isRegistered = true
    if settings.rememberUser {
      persist()
    } else {
      forget()
    }
  }

  func load() {
    let decoder = JSONDecoder()
    guard
      let data = store.data(forKey: "kuchi.profile"),
      let profile = try? decoder.decode(Profile.self, from: data)
    else { return }
    self.profile = profile
    settings.rememberUser = true
    isRegistered = true
  }

  func isUserNameValid() -> Bool {
    profile.name.count >= 3
  }

  private func persist() {
    let encoder = JSONEncoder()
    store.set(try? encoder.encode(profile), forKey: "kuchi.profile")
  }

  private func forget() {
    store.removeObject(forKey: "kuchi.profile")
  }
}
