import Combine
import Foundation

final class UserManager: ObservableObject {
  @Published var profile: Profile = Profile()
  @Published var settings: Settings = Settings()
  var isRegistered: Bool { return profile.name.isEmpty == false && isSaved }
  @Published private var isSaved = false

  init() {}

  init(name: String) {
    self.profile.name = name
    isSaved = true
  }

  func persistProfile() {
    if settings.rememberUser {
      UserDefaults.standard.set(try? PropertyListEncoder().encode(profile), forKey: "user-profile")
    }
    isSaved = true
  }

  func persistSettings() {
    UserDefaults.standard.set(try? PropertyListEncoder().encode(settings), forKey: "user-settings")
  }

  func load() {
    if let data = UserDefaults.standard.value(forKey: "user-profile") as? Data {
      if let profile = try? PropertyListDecoder().decode(Profile.self, from: data) {
        self.profile = profile
        isSaved = true
      }
    }
    if let data = UserDefaults.standard.value(forKey: "user-settings") as? Data {
      if let settings = try? PropertyListDecoder().decode(Settings.self, from: data) {
        self.settings = settings
      }
    }
  }

  func clear() {
    UserDefaults.standard.removeObject(forKey: "user-profile")
  }

  func isUserNameValid() -> Bool {
    return profile.name.count >= 3
  }
}

struct Profile: Codable {
  var name: String = ""

  init() {}
  init(named name: String) { self.name = name }
}

struct Settings: Codable {
  var rememberUser: Bool = false
}

enum Appearance: Int, CaseIterable, Identifiable {
  case light, dark, automatic

  var id: Int { self.rawValue }

  var name: String {
    switch self {
    case .light: return "Light"
    case .dark: return "Dark"
    case .automatic: return "Automatic"
    }
  }
}
