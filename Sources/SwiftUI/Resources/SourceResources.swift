import Foundation
import PlumbViews

extension Resources {
  /// What came with a source file or folder: asset catalogs, images, and the free symbols of the machine.
  package static func of(_ folder: URL) -> Resources { .none }

  /// What came with the running program.
  package static let ofProgram = Resources.of(Bundle.main.bundleURL)
}
