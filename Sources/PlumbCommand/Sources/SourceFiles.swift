import Foundation
import PlumbInspector
import PlumbSource
import PlumbText
import PlumbViews
import SwiftUI

/// The files of a source, as a child needs them beside the compiled library.
struct SourceFiles: Codable, Sendable {
  /// The folders where names of images and fonts are looked up: the source's own, and those of its modules.
  var resources = ["/"]
  /// The Swift files.
  var swift: [String] = []
  /// Where the parts stand in them in which they were compiled.
  var parts = PartPlaces()
  /// The preview that is shown, by its place or by its provider.
  var shown = ""

  /// The environment that the views inherit from the source: its resources and its fonts.
  var environment: EnvironmentValues {
    let folders = resources.map { URL(fileURLWithPath: $0) }
    var values = EnvironmentValues()
    values.resources = Resources.of(folders, report: warn)
    let fonts = folders.flatMap(SourceFonts.files)
    if !fonts.isEmpty { values.fontLibrary = FontLibrary(fontFiles: fonts) }
    return values
  }

  /// The positions of views in the source.
  var places: SourcePlaces {
    SourcePlaces(
      swift.compactMap { path in
        (try? String(contentsOfFile: path, encoding: .utf8)).map {
          (name: URL(fileURLWithPath: path).lastPathComponent, text: $0)
        }
      }, shown: shown)
  }
}

/// Reports the problems of a view or of its resources.
@Sendable func warn(_ problem: String) { say("warning: \(problem)") }

/// Reports the uses of names without effect that the compiler has found.
func warn(of uses: [UseWithoutEffect]) {
  for sentence in UseWithoutEffect.told(uses) { warn(sentence) }
}
