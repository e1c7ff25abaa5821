import PlumbSource
import SwiftUI

/// The older apps of a source, which begin with a delegate of UIKit's.
@MainActor struct DelegatedApps {
  #if UIKit
    private var delegates: [any UIApplicationDelegate.Type] = []
    private var sceneDelegates: [any UISceneDelegate.Type] = []
  #endif

  /// - Parameter library: the compiled source; `nil` for one without such apps.
  init(in library: LoadedLibrary?) {
    #if UIKit
      guard let library else { return }
      delegates = library.types(conformingTo: (any UIApplicationDelegate).self).compactMap {
        $0 as? any UIApplicationDelegate.Type
      }
      sceneDelegates = library.types(conformingTo: (any UISceneDelegate).self).compactMap {
        $0 as? any UISceneDelegate.Type
      }
      AppWindows.declare(delegates.first)
    #endif
  }

  var names: [String] {
    #if UIKit
      delegates.map { sourceName(of: $0) }
    #else
      []
    #endif
  }

  /// The windows of one of the apps.
  func windows(ofApp index: Int) -> AppWindows {
    #if UIKit
      return AppWindows(delegate: delegates[index], sceneDelegates: sceneDelegates)
    #else
      fatalError("No app begins with a delegate where there is no UIKit.")
    #endif
  }
}
