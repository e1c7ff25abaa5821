import SwiftUI

/// The scripts that draw frames, for pages that are a single file.
package enum RendererScript {
  /// A plain script: the constant `renderer` has what the modules export.
  package static let text: String = {
    let modules = FrameCodes.script + EmbeddedFile.texts("boxes.js", "effects.js", "canvas.js", "reader.js")
    let lines = modules.split(separator: "\n", omittingEmptySubsequences: false)
    // An import and an export are at the start of a line.
    let own = lines.filter { !$0.hasPrefix("import ") }.map { $0.hasPrefix("export ") ? $0.dropFirst(7) : $0 }
    let names = ["Drawing", "around", "groupOf", "present"].joined(separator: ", ")
    return "const renderer = (() => {\n\(own.joined(separator: "\n"))\nreturn { \(names) };\n})();\n"
  }()
}
