import Foundation
import TestLayers
import Testing
import Waiting

/// A long run of edits, breaks, crashes, endless loops and mends. `./plumb test --edits 4000` makes it an hour long.
@Suite("A preview that is edited for a long time", .serialized)
struct EnduranceTests {
  /// What each step did, and what there was afterwards.
  private struct Record {
    var step: Int
    var use: ResourceUse
  }

  @Test("processes, descriptors, threads, folders and memory do not grow", .tags(.long))
  func endures() async throws {
    let steps = ProcessInfo.processInfo.environment["PLUMB_EDITS"].flatMap(Int.init) ?? 60
    var script = EditScript()
    try await Previewed.with(script.source, height: 1400) { previewed, page in
      var records: [Record] = []
      var history: [String] = []
      defer { if records.count < steps / 10 { print("The last edits: \(history.suffix(8))") } }
      for step in 1...steps {
        let edit = script.next()
        history.append("\(step): \(edit)")
        try await perform(edit, &script, previewed, page)
        guard step.isMultiple(of: 10) else { continue }
        // Whole again, and at rest: each tile has one process.
        try await perform(.mend, &script, previewed, page)
        try await rest(previewed, tiles: script.tiles)
        records.append(Record(step: step, use: ResourceUse(previewed)))
        if steps > 100 { print("step \(step): \(records[records.count - 1].use)") }
      }
      let first = try #require(records.dropFirst(records.count / 4).first?.use)
      let last = try #require(records.last?.use)
      #expect(last.processes == script.tiles)
      #expect(last.folders <= 1 + 2, "the parts, the newest generation, and one that may still be played")
      #expect(last.descriptors <= first.descriptors + 6, "\(records.map(\.use.descriptors))")
      #expect(last.threads <= first.threads + 4, "\(records.map(\.use.threads))")
      // What the allocator keeps varies by some megabytes; a leak of a generation's text or tree would not stop.
      #expect(last.kilobytes <= first.kilobytes + 16_000, "\(records.map(\.use.kilobytes))")
    }
  }

  private func perform(
    _ edit: EditScript.Edit, _ script: inout EditScript, _ previewed: Previewed, _ page: BrowserPage
  ) async throws {
    let last = script.label
    script.apply(edit)
    switch edit {
    case .rename:
      try FileManager.default.moveItem(atPath: previewed.file, toPath: previewed.folder.path("Other.swift"))
      try await page.wait("document.querySelector('#complaints').textContent.includes('There is no file')")
      try FileManager.default.moveItem(atPath: previewed.folder.path("Other.swift"), toPath: previewed.file)
      try await page.wait(shows(last))
    case .folder:
      try FileManager.default.removeItem(atPath: previewed.file)
      try FileManager.default.createDirectory(atPath: previewed.file, withIntermediateDirectories: false)
      try await page.wait("document.querySelector('#complaints').textContent.includes('no Swift file')")
      try FileManager.default.removeItem(atPath: previewed.file)
      try previewed.save(script.source)
      try await page.wait(shows(last))
    case .burst:
      for _ in 1...12 {
        script.apply(.edit)
        try previewed.save(script.source)
        try await Task.sleep(for: .milliseconds(50))
      }
      try await page.wait(shows(script.label))
    case .press:
      let number = try await count(page)
      try await press(page, "More", until: "\(EnduranceTests.text) === '\(last): \(number + 1)'")
    case .crashPressed:
      try await press(page, "Crash", until: "\(veil("Crash")).includes('no ground')")
      try await page.value(
        "[...document.querySelectorAll('.tile')].find(t => t.querySelector('.open').textContent === 'Crash').querySelector('.veil button').click()"
      )
      try await page.wait("!\(veil("Crash")) && \(button("Crash"))")
    case .half, .mistake:
      try previewed.save(script.source)
      try await page.wait("document.querySelector('#complaints article.error .place')")
      // The last good picture is still there.
      #expect(try await page.value("\(EnduranceTests.text)?.startsWith('\(last): ')").isTrue)
    case .crash:
      try previewed.save(script.source)
      try await page.wait("\(veil("Counter")).includes('crashed')")
    case .loop:
      try previewed.save(script.source)
      try await page.wait("\(veil("Counter")).includes('goes on for ever')")
    case .shortLoop:
      // Mended before anybody noticed.
      try previewed.save(script.source)
      try await Task.sleep(for: .milliseconds(900))
    case .edit, .grow, .shrink, .mend:
      try previewed.save(script.source)
      try await page.wait(shows(script.label))
      try await page.wait("document.querySelectorAll('.tile').length === \(script.tiles)")
    }
  }

  private static let text = "document.querySelector('[data-identifier=count]')?.textContent"

  private func shows(_ label: Int) -> String {
    """
    document.querySelector('#complaints').hidden && \(Self.text)?.startsWith('\(label): ')
    && [...document.querySelectorAll('.tile')].every((tile) =>
      tile.dataset.generation === document.querySelector('#bar').dataset.generation && !tile.querySelector('.veil.failure'))
    """
  }

  private func veil(_ name: String) -> String {
    "([...document.querySelectorAll('.tile')].find(t => t.querySelector('.open').textContent === '\(name)')?.querySelector('.veil.failure')?.textContent ?? '')"
  }

  private func button(_ label: String) -> String {
    "[...document.querySelectorAll('.elements button')].find(b => b.textContent === '\(label)')"
  }

  /// Presses a button; like a person once more if nothing comes of it, because newer views took the old ones' place.
  private func press(_ page: BrowserPage, _ label: String, until result: String) async throws {
    for _ in 0..<5 {
      try await page.wait(button(label))
      try await page.value("\(button(label)).click()")
      do { return try await page.wait(result, limit: .seconds(30)) } catch is NeverCame {
        print("A press on \(label) did nothing.")
      }
    }
    try await page.wait(result)
  }

  private func count(_ page: BrowserPage) async throws -> Int {
    let text = try await page.value(Self.text).text ?? ""
    return text.split(separator: " ").last.flatMap { Int($0) } ?? -1
  }

  /// Waits until old processes and folders are gone.
  private func rest(_ previewed: Previewed, tiles: Int) async throws {
    try await waitUntil {
      let use = ResourceUse(previewed)
      return use.processes == tiles && use.folders <= 2
    }
  }
}
