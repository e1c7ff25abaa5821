import PlumbLayout
internal import Synchronization

/// The fonts of a program, and the memory of the texts that were shaped with them. Any thread may use it.
///
/// Fonts are opened when a text first needs one: a program whose texts are all squares reads no font. Only the
/// Debian packages that the project names, and the files given here, are ever looked at, so that the same input has
/// the same shape on every machine.
public final class FontLibrary: Sendable {
  // Pango's font map belongs to one thread at a time; everything that touches it is behind this lock.
  private let state: Mutex<LibraryState>

  /// - Parameters:
  ///   - fontFiles: paths of the host's own `.ttf` and `.otf` files, for `.custom` families.
  ///   - cacheFolder: where the list of installed fonts may be remembered; a folder of the account's own if nil.
  public init(fontFiles: [String] = [], cacheFolder: String? = nil) {
    state = Mutex(
      LibraryState(fontFiles: fontFiles, cacheFolder: cacheFolder, folders: FontPackage.folders))
  }

  /// With other folders than those of the packages, to see what a machine without them does.
  init(folders: [String]) {
    state = Mutex(LibraryState(fontFiles: [], cacheFolder: nil, folders: folders))
  }

  /// The Debian packages that are not installed; texts that need them are drawn with other fonts, with a warning.
  public static var missingPackages: [String] {
    FontPackage.all.filter { !$0.isInstalled }.map(\.name)
  }

  /// Returns the text, shaped: remembered if the same was asked for lately.
  public func shape(
    _ runs: [TextRun], direction: TextDirection = .leftToRight, language: String = "en"
  ) -> ShapedText {
    shape(TextInput(runs: runs, direction: direction, language: language))
  }

  func shape(_ input: TextInput) -> ShapedText {
    state.withLock { state in state.known(input) ?? FontFiles.alone { state.shape(input) } }
  }

  /// Returns the warnings of a text without shaping it.
  func warnings(of input: TextInput) -> [TextWarning] {
    state.withLock { state in
      state.isKnownToBeFine(input) ? [] : FontFiles.alone { state.warnings(of: input) }
    }
  }

  /// Returns the vertical measures of what a request comes to.
  public func metrics(of font: FontRequest) -> FontMetrics {
    answer(for: font).metrics
  }

  /// Returns the parts of a request for a font that no font has.
  public func warnings(for font: FontRequest) -> [TextWarning] {
    answer(for: font).warnings
  }

  private func answer(for request: FontRequest) -> (metrics: FontMetrics, warnings: [TextWarning]) {
    state.withLock { state in
      if let known = state.known(request) { return (known.font.metrics, known.warnings) }
      return FontFiles.alone {
        let font = state.font(for: request)
        return (font.font.metrics, font.warnings)
      }
    }
  }

  /// The number of texts that were shaped so far; a remembered text does not count.
  public var shapings: Int { state.withLock { $0.shapings } }
  /// The number of remembered texts, and their approximate size in bytes.
  public var memory: (texts: Int, bytes: Int) { state.withLock { ($0.memory.count, $0.memory.cost) } }
  /// Forgets the remembered texts; those that are in use stay valid.
  public func forgetTexts() { state.withLock { $0.memory.removeAll() } }
}
