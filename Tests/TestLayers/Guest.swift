import Foundation
package import Testing

/// A package beside the core, which a checkout may lack.
package enum Guest: String {
  case UIKit, Companions, SnapshotTesting

  /// Whether it is built with the core, as `Package.swift` decides it.
  package var isThere: Bool {
    let needed: [Guest] = self == .UIKit ? [self] : [.UIKit, self]
    return needed.allSatisfy { guest in
      let manifest = URL(filePath: #filePath).appending(path: "../../../Packages/\(guest)/Package.swift")
      return FileManager.default.fileExists(atPath: manifest.standardized.path)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test whose source imports a package beside the core, in a checkout without that package.
  package static func needs(_ guest: Guest) -> Self {
    .enabled(if: guest.isThere, "Packages/\(guest.rawValue) is not in this checkout")
  }
}
