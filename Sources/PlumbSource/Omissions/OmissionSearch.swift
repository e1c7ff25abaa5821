import Foundation

/// Finds the parts of a source that need modules that are not here, by the compiler's messages.
///
/// The imports go first. What the compiler then reports in these files, or about what they declared, goes in the next round, and so
/// on. What it reports about anything else is the person's to mend.
struct OmissionSearch {
  /// The maximum number of rounds in which parts are left out: one that needs another is only wrong when that one is gone.
  private static let mostRounds = 32
  /// More messages than that, a round has not.
  private static let mostMessages = 10_000
  private static let advice = "note: There is no module "

  /// The errors of a round after which the parts that they are about go.
  enum Reach {
    /// Those that come of what is missing.
    case missing
    /// Also any other in a file that imports a missing module, because the whole file would go otherwise: a name of the module may be one
    /// of another, too, and then no name is missing.
    case importers
    /// All: nobody here mends the source.
    case all
  }

  private(set) var leftOut = LeftOut()
  private(set) var parts: [FileName: OmittedParts]
  private var rounds = 0

  /// - Parameters:
  ///   - names: those that modules below lack.
  ///   - omitted: the files of which an earlier search left parts out.
  init(names: Set<String> = [], omitted: [FileName: OmittedParts] = [:]) {
    leftOut.names = names
    parts = omitted
  }

  /// A place that a message is about.
  private struct Mark {
    let line, column: Int
    /// The names in the message.
    var names: [String] = []
    var isAboutName = true
    var isImport = false
  }

  /// Returns the source without what the messages of a round are about; `nil` if none of them is about what is missing.
  mutating func next(after messages: String, in source: Source, reach: Reach = .missing) -> Source? {
    guard rounds < Self.mostRounds else { return nil }
    rounds += 1
    let missing = MissingModules(messages: messages)
    var marks: [FileName: [Mark]] = [:]
    if !missing.all.isEmpty {
      for (name, places) in missing.all {
        leftOut.modules.insert(name)
        for place in places {
          marks[FileName(place.file), default: []].append(
            Mark(line: place.line, column: place.column, isImport: true))
        }
      }
      leftOut.advice += messages.split(separator: "\n").filter { $0.hasPrefix(Self.advice) }
        .map { "\($0)\n" }.joined()
    } else if reach == .all || !leftOut.modules.isEmpty || !leftOut.names.isEmpty {
      for error in Diagnostic.parse(messages, limit: Self.mostMessages)
      where error.kind == "error" && !error.isTooLarge {
        guard let file = error.file, let line = error.line, let column = error.column else { continue }
        marks[FileName(file), default: []].append(
          Mark(line: line, column: column, names: error.quotedNames, isAboutName: error.isAboutName))
      }
    }
    let known = leftOut.names
    var isChanged = false
    for file in source.swiftFiles {
      guard let marks = marks[FileName(file)] else { continue }
      isChanged = remove(marks, of: file, known, reach, in: source) || isChanged
    }
    return isChanged ? source.omitting(parts.mapValues(\.text)) : nil
  }

  /// Notes what the compiler has against a module from elsewhere, the first time.
  mutating func found(_ messages: String, in module: String) {
    let errors = Diagnostic.parse(messages).filter { $0.kind == "error" && $0.file != nil }
    guard leftOut.modulesInPart.insert(module).inserted, let first = errors.first, let file = first.file
    else {
      return
    }
    let place = first.line.map { "\(file):\($0)" } ?? file
    let rest = errors.count > 1 ? " That is the first of \(errors.count) errors." : ""
    leftOut.advice += "note: The module \(module) compiles in part only: \(place): \(first.text).\(rest)\n"
  }

  /// Leaves out what marks are about in a file.
  ///
  /// - Parameters:
  ///   - known: the names that were missing before this round.
  private mutating func remove(
    _ marks: [Mark], of path: String, _ known: Set<String>, _ reach: Reach, in source: Source
  ) -> Bool {
    let name = FileName(path)
    let reached = parts[name] ?? source.omissions[name].map(OmittedParts.init)
    let isReached = reached != nil
    guard var file = reached ?? source.text(path).map(OmittedParts.init) else { return false }
    let places = file.places
    // Other errors may come of names that are not there.
    let first = marks.filter(\.isAboutName)
    var isChanged = false
    for mark in (first.isEmpty ? marks : first).prefix(places.most) {
      guard let token = places.token(line: mark.line, column: mark.column),
        mark.isImport || reach == .all
          || isReached && (reach == .importers || comes(mark, of: file, token, places))
          || mark.names.contains(where: known.contains) || places.has(known, around: token),
        let part = file.remove(token, of: places)
      else { continue }
      isChanged = true
      leftOut.names.formUnion(part.names)
      if !mark.isImport { leftOut.add(LeftOut.Part(file: path, line: part.line)) }
    }
    if isChanged { parts[name] = file }
    return isChanged
  }

  /// Whether an error in a file of which parts are gone comes of that, as far as its words and its place show.
  private func comes(_ mark: Mark, of file: OmittedParts, _ token: Int, _ places: CodePlaces) -> Bool {
    if mark.names.contains(where: file.names.contains) || places.has(file.names, around: token) {
      return true
    }
    guard mark.isAboutName else { return file.hasGaps(around: token, of: places) }
    // Modules bring types, members and functions. Another name that is not there is a mistake.
    return mark.names.count != 1 || mark.names[0].first?.isUppercase ?? false || places.isCalled(token)
  }
}

extension Diagnostic {
  /// Whether it says that the compiler has given an expression up.
  var isTooLarge: Bool {
    text.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// Whether it says that a name is not there. Other errors in the file may come of that.
  fileprivate var isAboutName: Bool {
    ["cannot find ", " has no member ", " has no dynamic member ", "no type named ", "unknown attribute "]
      .contains {
        text.contains($0)
      }
  }

  /// The names that the message quotes.
  fileprivate var quotedNames: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .flatMap { $0.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
  }
}
