import PlumbSource
import SwiftUI
import Synchronization

extension SourcePlatform {
  /// The looks that a stage has which says none.
  var style: PlatformStyle.Platform? { self == .macOS ? .macOS : nil }
}

extension Stage {
  package static let defaultLocale = "en_US"

  /// The same stage, with the looks of a platform unless it says its own. Says, once, when a version of iOS is asked for
  /// and is not drawn.
  func on(_ platform: PlatformStyle.Platform?) -> Stage {
    var stage = self
    stage.platform = stage.platform ?? platform
    if stage.platform == .macOS, stage.generation != nil, !Self.hasToldOS.exchange(true, ordering: .relaxed) {
      say("--os says which version of iOS has its looks drawn, and --platform macOS draws those of a Mac.")
    }
    return stage
  }

  private static let hasToldOS = Atomic(false)
}
