import Foundation

/// Finding the files of a source that compile, when not all do.
extension Compiler {
  /// The maximum number of rounds in which files are left out: one that needs a wrong file is only wrong when that one is gone.
  private static let mostRounds = 16
  /// The most seconds of the processor for all rounds: an app of 300 files takes 15 for each.
  static let mostSeconds = 240.0

  /// The source without the files that do not compile; `nil` when none is left, or nobody knows which they are. Then the
  /// messages are where they were asked for.
  func whatCompiles(
    of source: Source, messages: String?, _ tolerance: Tolerance, names: Set<String>
  ) throws -> (source: Source, leftOut: LeftOut)? {
    let found = try whatCompiles(of: source, messages: messages, tolerance, names: names) {
      source, messages in
      try check(source, messages: messages)
    }
    return found.map { ($0.source, $0.leftOut) }
  }

  /// Returns the result of a closure for those files, and parts of them, that compile.
  ///
  /// - Parameters:
  ///   - names: those that modules below lack, because of modules that are not here.
  ///   - omitted: the files of which parts are left out already.
  ///   - foreign: the name of the module, if nobody here mends it: then parts that do not compile are left out, and files only where that
  ///     is not enough.
  ///   - leavesImporters: whether any error of a file that imports a missing module goes with its part.
  ///   - mostSeconds: of the processor, for all rounds.
  ///   - make: `nil` when they do not; then its messages are in the file.
  func whatCompiles<Made>(
    of source: Source, messages: String?, _ tolerance: Tolerance, names: Set<String>,
    omitted: [FileName: OmittedParts] = [:], foreign: String? = nil, leavesImporters: Bool = false,
    mostSeconds: Double = mostSeconds,
    _ make: (Source, String?) throws -> Made?
  ) throws -> (source: Source, made: Made, leftOut: LeftOut)? {
    let file = roundMessages
    let end = Self.processorTime + mostSeconds
    defer { unlink(file) }
    var (rest, leftOut, search) = (source, LeftOut(), OmissionSearch(names: names, omitted: omitted))
    var round = 0
    while round < Self.mostRounds {
      if let made = try make(rest, file) {
        leftOut.add(search.leftOut)
        leftOut.omitted = search.parts
        return (rest, made, leftOut)
      }
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      guard tolerance == .none || Self.processorTime < end else {
        leftOut = LeftOut(files: [], messages: search.leftOut.advice + text + Self.givenUp)
        break
      }
      if tolerance != .none, let next = search.next(after: text, in: rest) {
        rest = next
        continue
      }
      if let foreign, let next = search.next(after: text, in: rest, reach: .all) {
        search.found(text, in: foreign)
        rest = next
        continue
      }
      if leavesImporters, let next = search.next(after: text, in: rest, reach: .importers) {
        rest = next
        continue
      }
      let errors = Diagnostic.parse(text).filter { $0.kind == "error" }
      let isLimited = rest.limitsExpressions
      let wrong = Set(
        errors.filter { !(isLimited && $0.isTooLarge) }.compactMap { $0.file.map { FileName($0) } })
      if isLimited, wrong.isEmpty {
        rest = rest.withoutLimit()
        continue
      }
      guard tolerance == .wrongFiles else {
        // The report of missing modules comes first: the rest may come of them.
        leftOut = LeftOut(files: [], messages: search.leftOut.advice + text)
        break
      }
      if let next = search.next(after: text, in: rest, reach: .importers) {
        rest = next
        continue
      }
      let files = rest.swiftFiles.filter { wrong.contains(FileName($0)) }
      // What the compiler says later comes of what is gone.
      leftOut.add(LeftOut(files: files, messages: round == 0 ? text : ""))
      round += 1
      rest = rest.keeping(rest.swiftFiles.filter { !wrong.contains(FileName($0)) })
      if files.isEmpty || rest.swiftFiles.isEmpty { break }
    }
    let text = leftOut.messages
    if let messages {
      try text.write(toFile: messages, atomically: true, encoding: .utf8)
    } else {
      _ = ShownText.write(text, to: 2)
    }
    return nil
  }

  private static let givenUp =
    "note: The source is too large to find out in \(Int(mostSeconds)) seconds of the processor what compiles of it. Mend the errors above, or show a smaller target.\n"

  /// The seconds that programs of this process have used, which have ended.
  private static var processorTime: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
