internal import CPangoCairo

/// The font files that the host names one by one, and the names that they can be asked for by.
final class HostFonts {
  /// The files that are not fonts.
  private(set) var unreadable: [String] = []
  private var families: [String: String] = [:]
  private var faces: [String: OpaquePointer] = [:]
  private var postScriptNames: Set<String> = []

  init(files: [String], configuration: OpaquePointer) {
    for file in files where FcConfigAppFontAddFile(configuration, file) == 0 { unreadable.append(file) }
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return }
    for position in 0..<Int(set.pointee.nfont) {
      if let pattern = set.pointee.fonts[position] { add(pattern) }
    }
  }

  deinit { for description in faces.values { pango_font_description_free(description) } }

  private func add(_ pattern: OpaquePointer) {
    let names = FontPattern.strings(pattern, FC_FAMILY)
    guard let family = names.first else { return }
    for name in names { families[name.lowercased()] = families[name.lowercased()] ?? family }
    postScriptNames.formUnion(FontPattern.strings(pattern, FC_POSTSCRIPT_NAME))
    for object in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      for name in FontPattern.strings(pattern, object) where faces[name.lowercased()] == nil {
        faces[name.lowercased()] = pango_fc_font_description_from_pattern(pattern, 0)
      }
    }
  }

  /// The names by which fonts can be requested.
  struct Names {
    var families: [String]
    var postScriptNames: [String]
  }

  var names: Names {
    Names(families: Set(families.values).sorted(), postScriptNames: postScriptNames.sorted())
  }

  /// A copy of what the name means: a whole family, or one face of it with its own weight and style.
  func description(named name: String) -> OpaquePointer? {
    if let family = families[name.lowercased()] {
      let description = pango_font_description_new()!
      pango_font_description_set_family(description, family)
      return description
    }
    return faces[name.lowercased()].flatMap { pango_font_description_copy($0) }
  }
}
