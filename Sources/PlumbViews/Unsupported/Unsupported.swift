/// A name of SwiftUI's that compiles here and does nothing, with what is missing.
///
/// `Unsupported.all` is the one list of them. Documentation/Differences.md shows it as a table, and a law test compares
/// the two. A use is reported once for each line of the source (`View.unsupported`, `reportUnsupported`).
package struct Unsupported: Equatable, Sendable {
  /// Whether it will have its effect one day.
  package enum Outlook: String, Sendable {
    case planned
    /// The effect needs something that no page and no picture has.
    case impossible
  }

  /// As people write it: `draggable`, `Image.antialiased`, `popover(arrowEdge:)`.
  package let name: String
  /// The missing part, as the second half of a sentence.
  package let missing: String
  package let outlook: Outlook
  /// A use is reported with its line. Otherwise it only has meaning beside another name, which is reported.
  package let isReported: Bool

  /// The entry of a name.
  package static func named(_ name: String) -> Unsupported? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// The place in a source where a name is used that does nothing.
package struct UnsupportedUse: Sendable {
  let name: StaticString
  let fileID: StaticString
  let line: UInt
  let callSite = _CallSite()

  /// The reported sentence: `Cards.swift:12: draggable does nothing: views can not be dragged yet.`
  @MainActor package var sentence: String {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    let missing = Unsupported.named("\(name)")?.missing ?? "it is accepted only"
    // In the expansion of a macro the compiler says the line of the macro.
    let place = WatchedCode.place(of: callSite) ?? "\(file):\(line)"
    return "\(place): \(name) does nothing: \(missing)."
  }
}

nonisolated extension View {
  /// The view as it is, where it was asked for something that is not there.
  ///
  /// - Parameters:
  ///   - name: the name of an entry of `Unsupported.all`.
  ///   - isUsed: what was asked for would be seen; a default that is written out is not reported.
  package func unsupported(_ name: StaticString, _ fileID: StaticString, _ line: UInt, if isUsed: Bool = true)
    -> ModifiedContent<Self, _UnsupportedModifier>
  {
    let use = UnsupportedUse(name: name, fileID: fileID, line: line)
    return modifier(_UnsupportedModifier(use: isUsed ? use : nil))
  }
}

/// Changes nothing, and reports to the host what does nothing.
nonisolated package struct _UnsupportedModifier: _InheritedModifier {
  let use: UnsupportedUse?

  @MainActor package static func _changeInherited(_ modifier: Self, in builder: _TreeBuilder) {
    if let use = modifier.use { builder.host.report(use) }
  }
}

/// Reports to the host whose view is made or used now that a name has no effect. For what is no view, and so cannot
/// report to the host itself; outside of bodies and actions nothing is reported.
///
/// - Parameter name: the name of an entry of `Unsupported.all`.
package func reportUnsupported(
  _ name: StaticString, _ fileID: StaticString, _ line: UInt, if isUsed: Bool = true
) {
  guard isUsed, let host = RunningCode.host else { return }
  let use = UnsupportedUse(name: name, fileID: fileID, line: line)
  MainActor.assumeIsolated { host.report(use) }
}

extension UnsupportedUse: Hashable {
  // The compiler makes one text of equal literals in a file; if it makes two, the host still reports a sentence once.
  private var key: [UInt] {
    [UInt(bitPattern: name.utf8Start), UInt(bitPattern: fileID.utf8Start), line, callSite.address]
  }

  package static func == (one: UnsupportedUse, other: UnsupportedUse) -> Bool { one.key == other.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}
