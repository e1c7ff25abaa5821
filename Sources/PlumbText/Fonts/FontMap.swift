internal import CPangoCairo
internal import Glibc
import PlumbLayout

/// Pango's and fontconfig's side of a font library. Not safe for several threads: the library locks it.
final class FontMap {
  let context: OpaquePointer
  private let map: OpaquePointer
  private let configuration: OpaquePointer
  private let hostFonts: HostFonts
  private var faces: [FaceKey: FontFace] = [:]
  /// Kept alive, so that an address means one font.
  private var facesOfPangoFonts: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]

  private struct FaceKey: Hashable {
    var file: String
    var index: Int
    var variations: String
  }

  /// Nil when there is not a single font: Pango would end the program.
  init?(fontFiles: [String], cacheFolder: String?, folders: [String] = FontPackage.folders) {
    Self.fixPreferredLanguages()
    configuration = FcConfigCreate()
    let xml = FontRules.xml(cacheFolder: FontCacheFolder.choose(cacheFolder), folders: folders)
    FcConfigParseAndLoadFromMemory(configuration, xml, 1)
    FcConfigBuildFonts(configuration)
    hostFonts = HostFonts(files: fontFiles, configuration: configuration)
    guard Self.hasFonts(configuration),
      let pangoMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    else {
      FcConfigDestroy(configuration)
      return nil
    }
    map = OpaquePointer(pangoMap)
    pango_fc_font_map_set_config(map, configuration)
    context = pango_font_map_create_context(pangoMap)
    Self.turnHintingOff(context)
  }

  deinit {
    for font in facesOfPangoFonts.keys { g_object_unref(font) }
    g_object_unref(.init(context))
    g_object_unref(.init(map))
    FcConfigDestroy(configuration)
  }

  private static func hasFonts(_ configuration: OpaquePointer) -> Bool {
    [FcSetSystem, FcSetApplication].contains { (FcConfigGetFonts(configuration, $0)?.pointee.nfont ?? 0) > 0 }
  }

  /// Pango reads two environment variables once in a process; it reads them here, with one value for everyone.
  private static func fixPreferredLanguages() { _ = preferredLanguages }
  private static let preferredLanguages: Void = {
    let before = getenv("PANGO_LANGUAGE").map { String(cString: $0) }
    setenv("PANGO_LANGUAGE", "en", 1)
    _ = pango_language_get_preferred()
    if let before { setenv("PANGO_LANGUAGE", before, 1) } else { unsetenv("PANGO_LANGUAGE") }
  }()

  private static func turnHintingOff(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  var unreadableFiles: [String] { hostFonts.unreadable }

  // MARK: Descriptions

  /// Pango's words for a request, and what could not be had.
  func description(of request: FontRequest) -> (description: FontDescription, warning: TextWarning?) {
    var warning: TextWarning?
    var description = pango_font_description_new()!
    switch request.family {
    case .custom(let name):
      if let own = hostFonts.description(named: name) {
        pango_font_description_free(description)
        description = own
      } else {
        warning = .unknownFont(name)
        pango_font_description_set_family(description, Self.systemFamily(request.size))
      }
    case .monospaced:
      let isInstalled = FontPackage.mono.isInstalled
      if !isInstalled { warning = .missingPackage(FontPackage.mono.name) }
      pango_font_description_set_family(description, isInstalled ? "Noto Sans Mono" : "Noto Sans Mono CJK JP")
    case .serif: pango_font_description_set_family(description, "Noto Serif")
    case .rounded:
      let isInstalled = FontPackage.rounded.isInstalled
      if !isInstalled { warning = .missingPackage(FontPackage.rounded.name) }
      pango_font_description_set_family(
        description,
        isInstalled ? Self.roundedFamily(request.weight) : Self.systemFamily(request.size))
    case .system, .squares:
      pango_font_description_set_family(description, Self.systemFamily(request.size))
    }
    if pango_font_description_get_set_fields(description).rawValue & PANGO_FONT_MASK_WEIGHT.rawValue == 0 {
      pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, min(request.weight, 1000)))))
      pango_font_description_set_style(
        description, request.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }
    pango_font_description_set_absolute_size(description, Double(request.size) * Double(PANGO_SCALE))
    return (FontDescription(description), warning)
  }

  /// Quicksand's weights are families. Its strokes are thinner than the system font's, so each is one heavier.
  private static func roundedFamily(_ weight: Int) -> String {
    weight < 300
      ? "Quicksand Light" : weight < 350 ? "Quicksand" : weight < 550 ? "Quicksand Medium" : "Quicksand"
  }

  private static func systemFamily(_ size: CGFloat) -> String {
    size < SystemFont.smallestDisplaySize ? "Inter" : "Inter Display"
  }

  /// The face that a description leads to; nil when no font at all is installed.
  func face(for description: FontDescription) -> FontFace? {
    guard let font = pango_context_load_font(context, description.pointer) else { return nil }
    defer { g_object_unref(font) }
    return face(of: font)
  }

  // MARK: Faces

  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    if let known = facesOfPangoFonts[font] { return known }
    guard let key = Self.key(of: font) else { return nil }
    let face =
      faces[key.0]
      ?? FontFace(name: key.name, file: key.0.file, index: key.0.index, variations: key.0.variations)
    faces[key.0] = face
    if facesOfPangoFonts.count >= 1024 {
      for font in facesOfPangoFonts.keys { g_object_unref(font) }
      facesOfPangoFonts.removeAll()
    }
    g_object_ref(font)
    facesOfPangoFonts[font] = face
    return face
  }

  private static func key(of font: UnsafeMutablePointer<PangoFont>) -> (FaceKey, name: String)? {
    guard let pattern = pango_fc_font_get_pattern(.init(OpaquePointer(font))),
      let file = FontPattern.string(pattern, FC_FILE)
    else { return nil }
    let index = FontPattern.integer(pattern, FC_INDEX) ?? 0
    let variations = FontPattern.string(pattern, FC_FONT_VARIATIONS) ?? ""
    let name = FontPattern.string(pattern, FC_POSTSCRIPT_NAME) ?? FontPattern.string(pattern, FC_FULLNAME)
    return (
      FaceKey(file: file, index: index, variations: variations),
      name ?? String(file.split(separator: "/").last ?? "font")
    )
  }
}
