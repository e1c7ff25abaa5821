import Foundation
import Testing

@testable import PlumbServer

/// The page of previews in a frame, as an editor shows it.
@Suite("The page in an editor", .serialized, .timeLimit(.minutes(6)))
struct SurroundingsPageTests {
  /// Puts the page into a frame of a page that notes each message.
  private func frame(_ page: BrowserPage) async throws {
    try await page.value(
      """
      (() => {
        window.heard = [];
        addEventListener('message', ({ data }) => window.heard.push(data));
        document.body.innerHTML = '<iframe id="frame" src="/" style="width: 1000px; height: 700px"></iframe>';
        window.inner = () => document.getElementById('frame').contentWindow;
        window.ask = (message) => inner().postMessage(message, '*');
      })()
      """)
    try await page.wait("inner().plumb?.tiles.size > 0")
  }

  @Test("tells the place of a view that a person chooses, and chooses the one at a place that is asked for")
  func messages() async throws {
    try await Previewed.with(PreviewPageTests.counter) { _, page in
      try await frame(page)
      try await page.value("ask({ type: 'plumb.show', file: '/home/me/View.swift', line: 7 })")
      try await page.wait("window.heard.length > 0")
      let shown = try await page.value("JSON.stringify(window.heard)").text
      #expect(shown == #"[{"type":"plumb.shown","file":"View.swift","line":7,"found":true}]"#)
      let title = "inner().plumb.inspector.tree.rows[inner().plumb.inspector.selected].title"
      let chosen = try await page.value(title).text
      #expect(chosen?.hasPrefix("Button") ?? false, "\(chosen ?? "")")

      try await page.value(
        "(({ inspector }) => inspector.picked(inspector.tree.rows.findIndex((row) => row.title.startsWith('Text'))))(inner().plumb)"
      )
      try await page.wait("window.heard.length > 1")
      let told = try await page.value("JSON.stringify(window.heard[1])").text
      #expect(told == #"{"type":"plumb.chosen","file":"View.swift","line":6}"#)

      // Far below every view of the file.
      try await page.value("ask({ type: 'plumb.show', file: 'View.swift', line: 400 })")
      try await page.wait("window.heard.length > 2")
      let missed = try await page.value("window.heard[2].found === false").isTrue
      #expect(missed)
    }
  }

  @Test("takes only messages that are well-formed, and only from what is around it")
  func malformed() async throws {
    try await Previewed.with(PreviewPageTests.counter) { _, page in
      try await frame(page)
      for message in [
        "null", "'plumb.show'", "{ type: 'plumb.show' }", "{ type: 'plumb.show', file: 'View.swift' }",
        "{ type: 'plumb.show', file: 'View.swift', line: '7' }",
        "{ type: 'plumb.show', file: 'View.swift', line: 0 }",
        "{ type: 'plumb.show', file: 'View.swift', line: 1.5 }", "{ type: 'plumb.show', file: 7, line: 7 }",
        "{ type: 'plumb.show', file: '', line: 7 }",
        "{ type: 'plumb.show', file: 'a'.repeat(2000), line: 7 }",
        "{ type: 'plumb.open', file: 'View.swift', line: 7 }",
      ] {
        try await page.value("ask(\(message))")
      }
      // From the page itself, and not from around it.
      try await page.value(
        """
        inner().dispatchEvent(new MessageEvent(
          'message', { source: inner(), data: { type: 'plumb.show', file: 'View.swift', line: 7 } }))
        """)
      // The last one is right. Had another one been taken, there would be two answers.
      try await page.value("ask({ type: 'plumb.show', file: 'View.swift', line: 6 })")
      try await page.wait("window.heard.length > 0")
      try await page.value("new Promise((done) => setTimeout(done, 300))")
      let heard = try await page.value("window.heard.map((one) => one.line).join()").text
      #expect(heard == "6")
    }
  }

  @Test("a page without surroundings tells nobody, and other sites may not show it")
  func alone() async throws {
    try await Previewed.with(PreviewPageTests.counter) { _, page in
      try await page.value("window.heard = 0; addEventListener('message', () => window.heard++)")
      try await page.click(".tile .inspect")
      try await page.wait("document.querySelector('.sentences li')")
      try await page.value("plumb.inspector.picked(1)")
      try await page.value("new Promise((done) => setTimeout(done, 300))")
      let isSilent = try await page.value("window.heard === 0").isTrue
      #expect(isSilent)
      let policy = try await page.value(
        "fetch('/').then((answer) => answer.headers.get('content-security-policy'))"
      ).text
      #expect(policy?.contains("frame-ancestors 'self' vscode-webview: vscode-file:") ?? false)
    }
  }

  @Test("the view of a line is the first one there, or of the nearest line above")
  func lines() {
    let sources = ["A.swift:3", nil, "A.swift:5", "A.swift:5", "B.swift:4", "A.swift:9", "no place"]
    for (place, index) in [
      ("A.swift:3", 0), ("A.swift:4", 0), ("A.swift:5", 2), ("A.swift:8", 2), ("B.swift:6", 4),
      ("A.swift:21", 5),
    ] {
      #expect(LineSearch.index(of: place, among: sources) == index, "\(place)")
    }
    for place in ["A.swift:2", "A.swift:22", "C.swift:3", "A.swift", "", ":", "A.swift:x"] {
      #expect(LineSearch.index(of: place, among: sources) == nil, "\(place)")
    }
  }
}
