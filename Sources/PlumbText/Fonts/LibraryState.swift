internal import CPangoCairo
import PlumbLayout

/// The state of a font library behind its lock.
struct LibraryState {
  let fontFiles: [String]
  let cacheFolder: String?
  let folders: [String]
  var memory = ShapingMemory()
  private(set) var shapings = 0
  private var map: FontMap?
  private var fonts: [FontRequest: Font] = [:]
  private var marks: [MarkKey: ShapedText] = [:]
  /// The font of the last text that had no warning: most texts have the font of the one before.
  private var fine: FontRequest?
  /// The fonts that the program had registered when the map was made.
  private var registered = 0

  struct Font {
    var font: Shaper.RunFont
    var warnings: [TextWarning]
  }

  private struct MarkKey: Hashable {
    var run: TextRun
    var language: String
  }

  private static let mostFonts = 512

  init(fontFiles: [String], cacheFolder: String?, folders: [String]) {
    self.folders = folders
    self.fontFiles = fontFiles
    self.cacheFolder = cacheFolder
  }

  private var hasRegisteredFonts: Bool { registered == RegisteredFonts.currentNumber }

  /// Begins anew where the program has registered other fonts since. Texts that are in use stay valid.
  mutating func takeRegisteredFonts() {
    guard !hasRegisteredFonts else { return }
    registered = RegisteredFonts.currentNumber
    (map, fonts, marks, fine) = (nil, [:], [:], nil)
    memory.removeAll()
  }

  // MARK: Texts

  /// A text that is remembered.
  mutating func known(_ input: TextInput) -> ShapedText? {
    hasRegisteredFonts ? memory[input] : nil
  }

  mutating func shape(_ input: TextInput) -> ShapedText {
    takeRegisteredFonts()
    if let known = memory[input] { return known }
    shapings += 1
    let (runs, warning) = TextLimits.cut(sane(input))
    let ellipses = runs.map { mark("…", for: $0, input.language) }
    let hasSoftHyphen = runs.contains { $0.text.unicodeScalars.contains("\u{AD}") }
    let hyphens = hasSoftHyphen ? runs.map { mark("-", for: $0, input.language) } : []
    let warnings = warnings(of: runs, warning)
    let isLasting = !warnings.contains(.noOpenFiles)
    let parts = shape(
      runs, direction: input.direction, input.language, hyphenWidths: hyphens.map(\.breakable.advance))
    let text = ShapedText(
      parts, ellipses: ellipses, hyphens: hyphens, direction: input.direction, warnings: warnings)
    if isLasting { memory[input] = text }
    return text
  }

  private func sane(_ input: TextInput) -> [TextRun] {
    input.runs.isEmpty ? [TextRun("", font: FontRequest(size: 17))] : input.runs.map(\.sane)
  }

  // MARK: Warnings

  /// A short text in a font that the last text without a warning had.
  func isKnownToBeFine(_ input: TextInput) -> Bool {
    guard hasRegisteredFonts, let fine, input.runs.count == 1 else { return false }
    return TextLimits.isSmall(input.runs) && input.runs[0].font == fine
  }

  /// The warnings of a text, as `shape` gives them.
  mutating func warnings(of input: TextInput) -> [TextWarning] {
    takeRegisteredFonts()
    let (runs, warning) = TextLimits.isSmall(input.runs) ? (input.runs, nil) : TextLimits.cut(sane(input))
    let warnings = warnings(of: runs, warning)
    if warnings.isEmpty { fine = runs.last?.font }
    return warnings
  }

  private mutating func warnings(of runs: [TextRun], _ first: TextWarning?) -> [TextWarning] {
    var warnings = first.map { [$0] } ?? []
    for run in runs {
      for warning in font(for: run.font).warnings where !warnings.contains(warning) {
        warnings.append(warning)
      }
    }
    return warnings
  }

  private mutating func shape(
    _ runs: [TextRun], direction: TextDirection, _ language: String, hyphenWidths: [CGFloat] = []
  ) -> ShapedParts {
    var fonts = runs.map { font(for: $0.font).font }
    for index in runs.indices where runs[index].tracking != 0 {
      let own = fonts[index].features
      fonts[index].features = (own.isEmpty ? "" : own + ",") + "liga=0,clig=0"
    }
    var shaper = Shaper(
      runs: runs, fonts: fonts, direction: direction, language: language, map: map, hyphenWidths: hyphenWidths
    )
    return shaper.shape()
  }

  /// An ellipsis or a hyphen in the font of a run.
  private mutating func mark(_ character: String, for run: TextRun, _ language: String) -> ShapedText {
    var run = run
    run.text = character
    run.attributes = 0
    run.attachment = nil
    let key = MarkKey(run: run, language: language)
    if let known = marks[key] { return known }
    let text = ShapedText(
      shape([run], direction: .leftToRight, language), direction: .leftToRight, warnings: [])
    if marks.count >= Self.mostFonts { marks.removeAll() }
    marks[key] = text
    return text
  }

  // MARK: Fonts

  func known(_ request: FontRequest) -> Font? {
    hasRegisteredFonts ? fonts[request] : nil
  }

  mutating func font(for request: FontRequest) -> Font {
    takeRegisteredFonts()
    if let known = fonts[request] { return known }
    let font = makeFont(request)
    // Files may be closed later.
    if font.warnings.contains(.noOpenFiles) { return font }
    if fonts.count >= Self.mostFonts { fonts.removeAll() }
    fonts[request] = font
    return font
  }

  private mutating func makeFont(_ wanted: FontRequest) -> Font {
    var request = wanted
    var warnings: [TextWarning] = []
    if !request.leading.isFinite { request.leading = 0 }
    if !(0...10_000).contains(request.size) {
      warnings.append(.impossibleSize("\(request.size)"))
      request.size = request.size > 10_000 ? 10_000 : 0
    }
    if request.family == .squares {
      var metrics = SquareFont.metrics(size: request.size)
      metrics.leading += request.leading
      let font = Shaper.RunFont(metrics: metrics, size: request.size)
      return Font(font: font, warnings: warnings)
    }
    let lacksFiles = FontFiles.areOutOfReach
    guard !lacksFiles, let map = openMap() else {
      var metrics = systemMetrics(of: request)
      metrics.leading += request.leading
      warnings.append(lacksFiles ? .noOpenFiles : .noFonts)
      return Font(font: Shaper.RunFont(metrics: metrics, size: request.size), warnings: warnings)
    }
    warnings += FontPackage.needed.filter { !$0.isInstalled }.map { .missingPackage($0.name) }
    warnings += map.unreadableFiles.map { .unreadableFont($0) }
    return makeFont(request, map, warnings)
  }

  private func makeFont(_ request: FontRequest, _ map: FontMap, _ warnings: [TextWarning]) -> Font {
    var drawn = request
    drawn.size *= request.glyphScale
    let (description, warning) = map.description(of: drawn)
    let face = map.face(for: description)
    let features = [
      request.hasMonospacedDigits ? "tnum=1" : nil,
      [.lowercase, .all].contains(request.smallCaps) ? "smcp=1" : nil,
      [.uppercase, .all].contains(request.smallCaps) ? "c2sc=1" : nil,
    ]
    var metrics = metrics(of: request, face: face, isFound: warning == nil)
    metrics.leading += request.leading
    let font = Shaper.RunFont(
      description: description, metrics: metrics, size: drawn.size, face: face,
      ownTracking: ownTracking(of: drawn, face: face),
      features: features.compactMap { $0 }.joined(separator: ","))
    return Font(font: font, warnings: warnings + (warning.map { [$0] } ?? []))
  }

  private func ownTracking(of request: FontRequest, face: FontFace?) -> CGFloat {
    guard let face else { return 0 }
    if face.name.hasPrefix("Inter") { return SystemFont.tracking(size: request.size, weight: request.weight) }
    if face.name.hasPrefix("Quicksand"), request.family == .rounded {
      return SystemFont.roundedTracking(size: request.size, weight: request.weight)
    }
    if face.name.hasPrefix("NotoSerif"), request.family == .serif {
      return SystemFont.serifTracking * request.size
    }
    guard face.name.hasPrefix("NotoSansMono"), request.family == .monospaced else { return 0 }
    let own: CGFloat = face.name.hasPrefix("NotoSansMonoCJK") ? 0.5 : 0.6
    return (SystemFont.monospacedAdvance - own) * request.size
  }

  /// A font of the host keeps its own measures. Assumed: the monospaced, serif and rounded designs have the system
  /// font's, as they are cuts of one family.
  private func metrics(of request: FontRequest, face: FontFace?, isFound: Bool) -> FontMetrics {
    if case .custom = request.family, isFound, let face {
      return face.metrics(size: request.size).spaced(request)
    }
    return systemMetrics(of: request)
  }

  private func systemMetrics(of request: FontRequest) -> FontMetrics {
    SystemFont.metrics(size: request.size, style: request.metrics).spaced(request)
  }

  private mutating func openMap() -> FontMap? {
    if let map { return map }
    let registered = RegisteredFonts.current
    self.registered = registered.number
    let map = FontMap(
      fontFiles: fontFiles + registered.files, cacheFolder: cacheFolder, folders: folders)
    self.map = map
    return map
  }
}

extension FontMetrics {
  /// With the distance from baseline to baseline that is asked for.
  fileprivate func spaced(_ request: FontRequest) -> FontMetrics {
    guard let spacing = request.lineSpacing else { return self }
    var metrics = self
    metrics.leading = spacing - lineHeight
    return metrics
  }
}
