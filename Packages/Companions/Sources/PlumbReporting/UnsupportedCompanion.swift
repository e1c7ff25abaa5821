import PlumbViews
import Synchronization

/// A name of a companion that compiles here and does nothing, or only a part of what it says.
///
/// `UnsupportedCompanion.all` is the one list of them; Documentation/Companions.md shows it as a table. A use is reported
/// once for each line of the source.
package struct UnsupportedCompanion: Equatable, Sendable {
  /// The module that people import for it.
  package let module: String
  /// As people write it: `AVPlayer`, `CLGeocoder.geocodeAddressString`.
  package let name: String
  /// The missing part, as the second half of a sentence.
  package let missing: String
  /// It works, but for the missing part.
  package var isPartial = false

  /// `CLGeocoder does nothing: no host knows addresses.` or `ModelContainer works in part: objects are kept in memory only.`
  package var sentence: String { "\(name) \(isPartial ? "works in part" : "does nothing"): \(missing)." }

  /// The entry of a name.
  package static func named(_ name: String) -> UnsupportedCompanion? { byName[name] }

  /// The sentence about a name, without its place.
  static func sentence(of name: StaticString) -> String {
    named("\(name)")?.sentence ?? "\(name) does nothing: it is accepted only."
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

private let toldSentences = Mutex<Set<String>>([])

/// Reports, once, that a line of a source uses a name without effect, to the view that runs, or else to standard error.
///
/// - Parameters:
///   - name: the name of an entry of `UnsupportedCompanion.all`.
///   - isUsed: what was asked for would be seen; a default that is written out is not reported.
package func reportCompanion(
  _ name: StaticString, _ fileID: StaticString, _ line: UInt, if isUsed: Bool = true
) {
  guard isUsed else { return }
  reportOnce(companionSentence(name, fileID, line))
}

/// Reports a sentence once, to the view that runs, or else to the program that shows views, or else to standard error.
package func reportOnce(_ sentence: String) {
  // A host reports a sentence once; a later host, such as that of the next preview, reports it again.
  if reportToRunningHost(sentence) { return }
  guard toldSentences.withLock({ $0.insert(sentence).inserted }) else { return }
  writeWarning(sentence)
}

/// The same for a property and for what a controller does by itself, which do not know their line.
package func reportCompanion(_ name: StaticString, if isUsed: Bool = true) {
  guard isUsed else { return }
  reportOnce(UnsupportedCompanion.sentence(of: name))
}

/// Returns the reported sentence: `Places.swift:12: CLGeocoder does nothing: no host knows addresses.`
func companionSentence(_ name: StaticString, _ fileID: StaticString, _ line: UInt) -> String {
  let file = "\(fileID)".split(separator: "/").last ?? ""
  // In the expansion of a macro the compiler says the line of the macro.
  return "\(placeOfRunningCall() ?? "\(file):\(line)"): \(UnsupportedCompanion.sentence(of: name))"
}

/// Writes a warning that belongs to no view to standard error, as the commands write those of views.
package func writeWarning(_ sentence: String) { writeLine("warning: \(sentence)") }

/// Writes a line to standard error in one piece, so that lines of several threads do not mix.
package func writeLine(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(2, bytes, bytes.count)
}
