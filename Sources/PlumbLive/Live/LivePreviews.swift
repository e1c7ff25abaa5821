import Foundation
import PlumbServer
import PlumbSource
import SwiftUI

/// Keeps a page of previews up to date while its source changes.
///
/// The source is compiled here. Each tile that somebody sees has its own child process: a view that crashes or
/// never ends affects no other tile, and its tile can say which view failed. After a change the new children
/// start while the old ones still show the old views, and an old one ends when its page has taken over the new.
@MainActor package final class LivePreviews {
  /// A child that shows one tile.
  private struct PreviewProcess {
    let number: Int
    let generation: Int
    let program: RunningProgram
    var isShown = false
    /// The place of its code while it does not answer, in a sentence where that is known.
    var hang: String?
    var isBusy: Bool { !isShown || hang != nil }
  }

  private let source: SourceWords
  private let isStrict: Bool
  private let choice: Choice
  /// The settings that are fixed before a page opens: the locale, clock and location of the process.
  private let given: Stage
  private let folder: TemporaryFolder
  private let sandbox: Sandbox?
  private let server = PreviewServer()
  private var port: UInt16 = 0
  private var project: PreviewProject
  private var current: PreviewGeneration?
  private var folders: [Int: TemporaryFolder] = [:]
  private var processes: [String: [PreviewProcess]] = [:]
  private var wanted: [String] = []
  private var processNumber = 0

  /// The most tiles that have a process at a time; the one that was looked at longest ago makes room.
  private static let limit = 32
  /// The time in which newer saves may cancel the compilations of older ones.
  nonisolated private static let longestBehind: Duration = .seconds(5)

  package init(
    source: SourceWords, isStrict: Bool, choice: Choice, given: Stage, folder: TemporaryFolder,
    sandbox: Sandbox?
  ) {
    (self.source, self.isStrict, self.choice, self.folder) = (source, isStrict, choice, folder)
    self.sandbox = sandbox
    self.given = Stage(
      locale: given.locale, generation: given.generation, date: given.date, place: given.place)
    project = PreviewProject(
      source: source.path, name: source.name, given: given, isWalled: sandbox != nil)
  }

  /// Begins to serve and to watch.
  package func open(port: UInt16) {
    server.received = { [weak self] in self?.receive($0) }
    let source = source
    server.text = { name in source.text(named: name) }
    Task {
      do {
        let (address, used) = try await server.start(port: port)
        if port != 0, used != port { say("Port \(port) is taken; \(used) is used.") }
        self.port = used
        server.tell(project)
        StandardOutput.tell(address.absoluteString)
        watch()
      } catch {
        say("\(error)")
        folder.remove()
        exit(2)
      }
    }
  }

  /// Compiles after each change, one state at a time. A newer save replaces the older one.
  private func watch() {
    let (source, isStrict, choice, folder, sandbox) = (source, isStrict, choice, folder, sandbox)
    Thread.detachNewThread { [weak self] in
      let tell = { @Sendable (change: @escaping @MainActor @Sendable (LivePreviews) -> Void) in
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.map(change) } }
      }
      var watch = source.watch
      // Files that do not compile are left out only as long as there is no picture of them that could stay.
      var tolerance = isStrict ? Tolerance.none : .wrongFiles
      var compiler: IncrementalCompiler?
      var number = 0
      // Since when the page shows an older source than the saved one.
      var behind: ContinuousClock.Instant?
      while true {
        watch.waitForChange()
        tell { $0.compiles() }
        number += 1
        let start = behind ?? .now
        behind = start
        do {
          if compiler == nil { compiler = try IncrementalCompiler(in: folder) }
          guard let compiler else { continue }
          // A person who saves all the time still sees a picture now and then.
          let mayCancel = .now - start < LivePreviews.longestBehind
          let generation = try watch.untilChange(cancels: mayCancel) { cancellation in
            try PreviewGeneration(
              source, choice, number: number, in: folder, by: compiler, tolerance: tolerance,
              sandbox: sandbox, cancellation: cancellation)
          }
          if case .compiled(_, _, let complaints) = generation.outcome, complaints.isEmpty,
            !isStrict
          {
            tolerance = .missingModules
          }
          behind = nil
          // Errors of an older file are of no interest when a newer one was saved.
          if case .failed = generation.outcome, watch.hasChanged() {
            generation.folder.remove()
          } else {
            tell { $0.take(generation) }
          }
        } catch Compiler.Problem.cancelled {
          // The newer source is compiled at once.
        } catch {
          let words = "\(error)"
          tell { $0.fail(words) }
        }
      }
    }
  }

  private func compiles() {
    project.isCompiling = true
    server.tell(project)
  }

  /// No folder could be made to compile in.
  private func fail(_ words: String) {
    project.isCompiling = false
    project.complaints = [PreviewProject.Complaint(kind: .error, text: words)]
    server.tell(project)
  }

  // MARK: Generations

  private func take(_ generation: PreviewGeneration) {
    project.isCompiling = false
    project.notices = generation.notices
    folders[generation.number] = generation.folder
    switch generation.outcome {
    case .failed(let complaints): (project.complaints, project.isOld) = (complaints, project.generation > 0)
    case .compiled(_, let parts, let complaints):
      current = generation
      (project.complaints, project.isOld) = (complaints, false)
      (project.generation, project.seconds) = (generation.number, generation.seconds)
      let old = Dictionary(project.tiles.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      project.tiles = parts.map { part in
        var tile = PreviewProject.Tile(id: part.id, name: part.name, place: part.place, generation: 0)
        if let old = old[part.id] { (tile.port, tile.generation) = (old.port, old.generation) }
        return tile
      }
      let ids = Set(parts.map(\.id))
      for id in Array(processes.keys) where !ids.contains(id) { end(id) { _ in true } }
      wanted.removeAll { !ids.contains($0) }
      for id in wanted { start(id) }
    }
    server.tell(project)
    forgetFolders()
  }

  /// The folders of generations that no process shows any more.
  private func forgetFolders() {
    let used = Set(processes.values.joined().map(\.generation) + [current?.number ?? 0])
    for (number, folder) in folders where !used.contains(number) {
      folder.remove()
      folders[number] = nil
    }
  }

  // MARK: Processes

  /// Starts a child for a tile, if it has none of the newest generation.
  private func start(_ id: String) {
    guard let current, case .compiled(let compiled, let parts, _) = current.outcome,
      let part = parts.first(where: { $0.id == id }),
      !(processes[id] ?? []).contains(where: { $0.generation == current.number })
    else { return }
    processNumber += 1
    let (number, generation) = (processNumber, current.number)
    // The page says the rest, and may change the locale later.
    var wanted = part.request(.preview(pagePort: port), given)
    // Behind a wall nobody has the key: the server is outside.
    wanted.key = compiled.isWalled ? nil : server.key
    let request = wanted
    let tell = { @Sendable (change: @escaping @MainActor @Sendable (LivePreviews) -> Void) in
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in _ = self.map(change) } }
    }
    let shown = { @Sendable (port: UInt16) in tell { $0.shown(id, number, generation, port) } }
    let hang = { @Sendable (message: WireMessage) in
      let hangs = message.kind == .hangs
      let report = message.report
      let words = hangs ? report.whereabouts(compiled.line(ofCalls: report.calls)) ?? "" : nil
      tell { $0.hangs(id, number, words) }
    }
    let ended = {
      @Sendable (outcome: Result<Subprocess.Outcome, Subprocess.Problem>, said: HeardChild.Said) in
      let end = compiled.previewEnd(request, outcome, said)
      tell { $0.ended(id, number, end) }
    }
    do {
      let program =
        compiled.isWalled
        ? try WalledApp.start(
          request, of: compiled, key: server.key, pagePort: self.port, shown: shown, hang: hang, ended: ended)
        : try compiled.start(
          request,
          hears: { _ in
            { message in
              switch message.kind {
              case .port: message.port.map(shown)
              case .hangs, .answers: hang(message)
              default: return false
              }
              return true
            }
          }, ended: ended)
      processes[id, default: []].append(
        PreviewProcess(number: number, generation: generation, program: program))
      Task { await watchBusy(id, number) }
    } catch {
      change(id) { $0.failure = "\(error)" }
    }
  }

  /// A child's page can be loaded.
  private func shown(_ id: String, _ number: Int, _ generation: Int, _ port: UInt16) {
    guard let index = processes[id]?.firstIndex(where: { $0.number == number }) else { return }
    processes[id]?[index].isShown = true
    change(id) { ($0.port, $0.generation, $0.failure, $0.lines) = (port, generation, nil, []) }
  }

  /// A child does not answer, with the place of its code; or it answers again.
  private func hangs(_ id: String, _ number: Int, _ place: String?) {
    guard let index = processes[id]?.firstIndex(where: { $0.number == number }) else { return }
    let isWatched = processes[id]?[index].isBusy ?? false
    processes[id]?[index].hang = place
    let isBusy = processes[id]?.contains { $0.hang != nil } ?? false
    change(id) { $0.isBusy = isBusy }
    if !isWatched { Task { await watchBusy(id, number) } }
  }

  /// Looks, as long as a child cannot be shown or does not answer, whether it ever will.
  private func watchBusy(_ id: String, _ number: Int) async {
    let start = ContinuousClock.now
    var hangDetector = HangDetector()
    while let process = processes[id]?.first(where: { $0.number == number }), process.isBusy {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      if hangDetector.isEndless(after: seconds, processor: process.program.processorTime) {
        let reason =
          process.isShown
          ? "It does not answer: something in it goes on for ever."
          : "It does not begin: something before its first picture goes on for ever."
        let place = process.hang.flatMap { $0.isEmpty ? nil : $0 }
        change(id) { $0.failure = [reason, place].compactMap(\.self).joined(separator: " ") }
        return process.program.end()
      }
      try? await Task.sleep(for: .seconds(1))
    }
  }

  private func ended(_ id: String, _ number: Int, _ end: PreviewEnd) {
    defer { forgetFolders() }
    guard let process = processes[id]?.first(where: { $0.number == number }) else { return }
    processes[id]?.removeAll { $0.number == number }
    end.sentences.forEach(say)
    guard process.generation == current?.number else { return }
    change(id) { tile in
      (tile.port, tile.isBusy) = (nil, false)
      tile.generation = process.generation
      tile.failure = tile.failure ?? end.failure
      tile.lines = end.lines + end.sentences
    }
  }

  /// Ends those children of a tile whose number passes a test. The page is not notified.
  private func end(_ id: String, where isMeant: (Int) -> Bool) {
    for process in processes[id] ?? [] where isMeant(process.number) { process.program.end() }
    processes[id]?.removeAll { isMeant($0.number) }
    if processes[id]?.isEmpty ?? false { processes[id] = nil }
  }

  private func change(_ id: String, _ change: (inout PreviewProject.Tile) -> Void) {
    guard let index = project.tiles.firstIndex(where: { $0.id == id }) else { return }
    change(&project.tiles[index])
    server.tell(project)
  }

  // MARK: Pages

  private func receive(_ message: PreviewMessage) {
    switch message {
    case .hello: break
    case .shows(let tile): show(tile)
    case .took(let tile, let generation):
      let old = (processes[tile] ?? []).filter { $0.generation < generation }.map(\.number)
      end(tile) { old.contains($0) }
      forgetFolders()
    case .again(let tile):
      change(tile) { ($0.failure, $0.lines) = (nil, []) }
      start(tile)
    }
  }

  private func show(_ tile: String) {
    guard project.tiles.contains(where: { $0.id == tile }) else { return }
    wanted.removeAll { $0 == tile }
    wanted.append(tile)
    if wanted.count > Self.limit {
      let first = wanted.removeFirst()
      end(first) { _ in true }
      change(first) { $0.port = nil }
    }
    let failed = project.tiles.first { $0.id == tile }?.failure != nil
    if !failed { start(tile) }
  }
}
