import Foundation
import PlumbViews
import SwiftUI
import Testing
import Waiting

@testable import PlumbServer

/// What people notice only when it is missing.
@Suite("The page's details", .serialized, .timeLimit(.minutes(12)))
struct HostDetailTests {
  @Test("a click in the middle of a toggle's element turns it, and so does one on its switch, once each")
  func toggle() async throws {
    try await TestServer.with({ Switches() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      func isOn(_ state: Bool) async throws {
        try await page.wait("document.querySelector('[role=switch]').ariaChecked === '\(state)'")
      }
      try await page.click("[role=switch]")
      try await isOn(true)
      let place = try await page.value(
        "(b => [b.right - 25, b.y + b.height / 2])(document.querySelector('[role=switch]').getBoundingClientRect())"
      )
      guard case .array(let numbers) = place else { throw Browser.Problem(description: "\(place)") }
      try await page.click(numbers[0].double ?? 0, numbers[1].double ?? 0)
      try await isOn(false)
      try await page.value("document.querySelector('[role=switch]').click()")
      try await isOn(true)
      let turns = try await page.value("document.querySelector('[data-identifier=turns]').textContent")
      #expect(turns == "3")
      try await page.close()
    }
  }

  @Test("a link in a text is a link of the page, where its words are, and opens its address")
  func link() async throws {
    try await TestServer.with({ Linked() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let words = try await page.value("document.querySelector('#elements > a').textContent")
      #expect(words == "the terms")
      let isInside = try await page.value(
        """
        (() => { const [t, a] = ['span', 'a'].map(n => document.querySelector('#elements > ' + n).getBoundingClientRect());
          return a.left > t.left + 20 && a.right <= t.right + 1 && a.top >= t.top - 1 && a.width < t.width / 2 })()
        """)
      #expect(isInside.isTrue)
      for way in ["document.querySelector('#elements > a').click()", ""] {
        if way.isEmpty { try await page.click("#elements > a") } else { try await page.value(way) }
        try await page.wait(
          "document.querySelector('[data-identifier=opened]').textContent.startsWith('\(way.isEmpty ? 2 : 1) ')"
        )
      }
      let opened = try await page.value("document.querySelector('[data-identifier=opened]').textContent")
      #expect(opened == "2 https://terms.example")
      try await page.press("Tab", code: 9)
      try await page.wait("document.activeElement === document.querySelector('#elements > a')")
      try await page.press("Enter", code: 13, text: "\r")
      try await page.wait("document.querySelector('[data-identifier=opened]').textContent.startsWith('3 ')")
      try await page.close()
    }
  }

  @Test("a clock goes on by itself, and nothing is sent between its ticks")
  func clock() async throws {
    let start = Date()
    try await TestServer.with({ Text(start, style: .timer) }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let shown = "document.querySelector('#elements > span').textContent"
      let first = try await page.value(shown)
      try await page.value("window.before = [\(shown), document.querySelector('#canvas').dataset.frame]")
      try await page.wait("\(shown) !== window.before[0]")
      let second = try await page.value(shown)
      #expect(first != second)
      // One tick is one frame; a slow machine may have seen several ticks at once.
      let frames = try await page.value("document.querySelector('#canvas').dataset.frame - window.before[1]")
      #expect((frames.double ?? 99) <= 3)
      try await page.close()
    }
  }

  @Test("a finger scrolls, what it lets go of glides on and comes to rest, and a wheel scrolls too")
  func scrolling() async throws {
    try await TestServer.with({ Rows() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 360, height: 600, scale: 3)
      let top = "Number(document.querySelector('#elements > span').textContent.split(' ')[1])"
      func touch(_ type: String, _ y: Double?) async throws {
        let points: JSON = y.map { .array([["x": 180, "y": .number($0)]]) } ?? []
        try await page.call("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": points])
      }
      try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
      // On a busy machine a movement may come so late that the finger seems to have stopped; then it is let go of again.
      for attempt in 1...5 {
        let before = try await page.value(top).double ?? 0
        try await touch("touchStart", 560)
        for step in 1...10 { try await touch("touchMove", 560 - Double(step) * 40) }
        try await touch("touchEnd", nil)
        // The finger itself moved 400 points, which are ten rows.
        do {
          try await page.wait("\(top) > \(before + 12)", limit: attempt < 5 ? .seconds(10) : Patience.limit)
          break
        } catch let problem {
          if attempt == 5 { throw problem }
        }
      }
      let frame = "Number(document.querySelector('#canvas').dataset.frame)"
      try await page.value("window.frames = []")
      try await page.wait(
        "(window.frames.push(\(frame)), window.frames.slice(-15).length === 15 && new Set(window.frames.slice(-15)).size === 1)"
      )
      try await page.call(
        "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": 180, "y": 300, "deltaX": 0, "deltaY": -9000])
      try await page.wait("\(top) === 0")
      try await page.close()
    }
  }

  @Test(
    "while the app is away the page says so, in one line on a small screen, and the notice goes when it is back"
  )
  func away() async throws {
    let server = await MainActor.run { Server(ServerContent(title: "Test") { AnyView(Counter()) }) }
    let (address, port) = try await server.start(port: 0)
    let page = try await BrowserPage.open(address, width: 360, height: 640)
    await server.stop()
    // The scene is closed on purpose here; a page that is loaded again looks for the app.
    try await page.wait("!document.querySelector('#notice').hidden")
    let again = await MainActor.run {
      Server(ServerContent(title: "Test") { AnyView(Counter()) }, key: server.key)
    }
    let (_, used) = try await again.start(port: port)
    #expect(used == port)
    try await page.call("Page.reload")
    try await page.wait("document.querySelector('#canvas')?.dataset.frame > 0")
    await again.dropConnections()
    try await page.wait("document.querySelector('#notice').hidden && document.querySelector('h2')")
    try await page.value("document.querySelector('#notice').hidden = false")
    try await page.value(
      "document.querySelector('#notice').textContent = 'The app is not there. Waiting for it …'")
    let box = try await page.value(
      "(b => [b.left, b.right, b.height])(document.querySelector('#notice').getBoundingClientRect())")
    guard case .array(let numbers) = box else { throw Browser.Problem(description: "\(box)") }
    let (left, right, height) = (numbers[0].double ?? 0, numbers[1].double ?? 0, numbers[2].double ?? 0)
    #expect(left >= 8 && right <= 352 && abs(left + right - 360) < 1 && height < 45)
    await again.stop()
    try await page.close()
  }
}

private struct Switches: View {
  @State private var isOn = false
  @State private var turns = 0
  var body: some View {
    VStack {
      Toggle("Remember me", isOn: $isOn)
      Text(verbatim: "\(turns)").accessibilityIdentifier("turns")
    }
    .padding()
    .onChange(of: isOn) { turns += 1 }
  }
}

private struct Linked: View {
  @State private var opened: [String] = []
  var body: some View {
    VStack {
      Text("Read [the terms](https://terms.example) first")
      Text(verbatim: "\(opened.count) \(opened.last ?? "")").accessibilityIdentifier("opened")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened.append(url.absoluteString)
        return .handled
      })
  }
}

private struct Rows: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<2000) { Text("Row \($0)").frame(height: 40) } }
    }
  }
}
