import Foundation
import PlumbExport
import SwiftUI
import Testing

@testable import PlumbServer

/// The page on which an app stands on a device.
@Suite("The phone on the page", .serialized, .timeLimit(.minutes(12)))
struct PhonePageTests {
  /// Says what it is given, and counts presses.
  private struct Told: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var wide
    @State private var count = 0
    var body: some View {
      GeometryReader { room in
        VStack {
          Text("\(told(room.size)), safe \(insets(room.safeAreaInsets))").accessibilityIdentifier("room")
          Text("\(scheme), \(typeSize), \(wide == .compact ? "compact" : "regular")").accessibilityIdentifier(
            "looks")
          Button("More") { count += 1 }.accessibilityIdentifier("more")
          Text("Count: \(count)").accessibilityIdentifier("count")
        }
      }
    }
    private func told(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
    private func insets(_ insets: EdgeInsets) -> String {
      [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\(Int($0))" }.joined(separator: " ")
    }
  }

  private func text(_ name: String) -> String {
    "document.querySelector('[data-identifier=\(name)]')?.textContent"
  }

  private func choose(_ name: String, _ value: String, on page: BrowserPage) async throws {
    try await page.value(
      """
      (() => { const control = document.querySelector('#controls [name=\(name)]');
        if (control.type === 'checkbox') control.click();
        else { control.value = [...control.options].find(o => o.text === '\(value)' || o.value === '\(value)').value;
          control.dispatchEvent(new Event('change')) } })()
      """)
  }

  @Test("an app stands on its device, with that size, that safe area and what the system draws over it")
  func phone() async throws {
    try await TestServer.with(device: "iPhone 16", { Told() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 1200, height: 1000)
      try await page.wait("\(text("room")) === '393 × 759, safe 59 0 34 0'")
      #expect(try await page.value(text("looks")).text == "light, large, compact")
      let box = try await page.numbers(
        "(b => [b.x, b.y, b.width, b.height])(document.querySelector('#window').getBoundingClientRect())",
        count: 4)
      #expect(box == [403.5, 74, 393, 852])
      let time = try await page.value("document.querySelector('#overlays time').textContent").text ?? ""
      #expect(time.contains(/^\d{1,2}:\d\d$/))
      #expect(
        try await page.value("getComputedStyle(document.querySelector('#overlays .indicator')).display")
          == "block")
      #expect(try await page.value("document.querySelector('#bar summary').textContent") == "iPhone 16")
      try await page.close()
    }
  }

  @Test("in a small window the device is smaller, and a press is for the view that is seen there")
  func small() async throws {
    try await TestServer.with(device: "iPhone 16", { Told() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 480, height: 420)
      try await page.wait("\(text("room")) === '393 × 759, safe 59 0 34 0'")
      let height = try await page.value("document.querySelector('#device').getBoundingClientRect().height")
      #expect(height.double.map { $0 <= 396.5 && $0 > 390 } == true)
      try await page.click("[data-identifier=more]")
      try await page.wait("\(text("count")) === 'Count: 1'")
      try await page.setSize(width: 1200, height: 1000)
      try await page.wait("document.querySelector('#device').getBoundingClientRect().height === 876")
      #expect(try await page.value(text("count")) == "Count: 1")
      try await page.close()
    }
  }

  @Test(
    "the menu turns the device, makes it dark, enlarges its type and takes another, and a page loaded again keeps that"
  )
  func menu() async throws {
    try await TestServer.with(device: "iPhone 16", { Told() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 1200, height: 1000)
      try await page.wait(text("room"))
      try await choose("turned", "", on: page)
      try await page.wait("\(text("room")) === '734 × 372, safe 0 59 21 59'")
      // It is no wider than a phone for what adapts to that.
      try await page.wait("\(text("looks")) === 'light, large, compact'")
      #expect(
        try await page.value("getComputedStyle(document.querySelector('#overlays .status')).display")
          == "none")
      try await choose("appearance", "Dark", on: page)
      try await choose("typeSize", "xxLarge", on: page)
      try await page.wait("\(text("looks")) === 'dark, xxLarge, compact'")
      #expect(try await page.value("document.querySelector('#device').dataset.dark") == "true")
      try await choose("device", "iPhone SE (3rd generation)", on: page)
      try await page.wait("\(text("room")) === '667 × 375, safe 0 0 0 0'")
      try await choose("device", "iPad (10th generation)", on: page)
      try await page.wait("\(text("room")) === '1180 × 776, safe 24 0 20 0'")
      try await page.wait("\(text("looks")) === 'dark, xxLarge, regular'")
      try await page.value("window.isOld = true")
      try await page.call("Page.reload")
      try await page.wait("!window.isOld && \(text("room")) === '1180 × 776, safe 24 0 20 0'")
      try await page.wait("\(text("looks")) === 'dark, xxLarge, regular'")
      try await page.close()
    }
  }

  @Test("what is typed in the menu is not for the app")
  func keys() async throws {
    try await TestServer.with(device: "iPhone 16", { Told() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 1200, height: 1000)
      try await page.click("#bar summary")
      try await page.value(
        """
        { const send = WebSocket.prototype.send; window.keys = 0;
          WebSocket.prototype.send = function (words) { if (JSON.parse(words).type === 'key') keys += 1; send.call(this, words) } }
        document.querySelector('#controls select').focus()
        """)
      try await page.press("ArrowDown", code: 40)
      try await page.wait("document.querySelector('#bar summary').textContent === 'iPhone 16 Pro'")
      #expect(try await page.value("keys") == 0)
      try await page.press("Escape", code: 27)
      try await page.wait("!document.querySelector('#bar').open")
      try await page.close()
    }
  }

  @Test("in a phone's own browser the app fills the screen, without a frame and without a menu")
  func filled() async throws {
    try await TestServer.with(device: "iPhone 16", { Told() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 360, height: 700)
      try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await page.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": 360, "height": 700, "deviceScaleFactor": 2, "mobile": true])
      try await page.wait("matchMedia('(hover: none) and (pointer: coarse)').matches")
      try await page.wait("\(text("room")) === '360 × 700, safe 0 0 0 0'")
      #expect(try await page.value("getComputedStyle(document.querySelector('#bar')).display") == "none")
      try await page.close()
    }
  }

  @Test("an app that asks for dark makes the status bar light")
  func wanted() async throws {
    try await TestServer.with(device: "iPhone 16", { Told().preferredColorScheme(.dark) }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 1200, height: 1000)
      try await page.wait("document.querySelector('#device').dataset.dark === 'true'")
      try await page.close()
    }
  }

  /// An app that hides the status bar while a switch is on.
  private struct Hiding: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        Button("switch") { isHidden.toggle() }.accessibilityIdentifier("switch").statusBarHidden(isHidden)
      }
    }
  }

  @Test("an app that hides the status bar has none, and gets it back")
  func hidden() async throws {
    try await TestServer.with(device: "iPhone 16", { Hiding() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 1200, height: 1000)
      let display = "getComputedStyle(document.querySelector('#overlays .status')).display"
      try await page.wait("\(text("switch")) === 'switch' && \(display) === 'none'")
      try await page.click("[data-identifier=switch]")
      try await page.wait("\(display) === 'flex'")
      try await page.close()
    }
  }

  @Test("without a device the app is as large as the browser's window")
  func window() async throws {
    try await TestServer.with({ Told() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 800, height: 500)
      try await page.wait("\(text("room")) === '800 × 500, safe 0 0 0 0'")
      try await page.wait("\(text("looks")) === 'light, large, regular'")
      #expect(try await page.value("getComputedStyle(document.querySelector('#bar')).display") == "none")
      try await page.close()
    }
  }
}
