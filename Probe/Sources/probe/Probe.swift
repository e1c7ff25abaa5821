import Questions
import SwiftUI

/// Asks SwiftUI the questions, writes the answers to a file, and ends.
@main struct Probe: App {
  // Carbon is on a Mac only: Plumb, which compiles this file too, has no NSApplication.
  #if os(macOS) && canImport(Carbon)
    init() {
      // A program without a bundle has no window in front unless it asks for it.
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate(ignoringOtherApps: true)
    }
  #endif

  var body: some Scene {
    WindowGroup("Probe") {
      AskedProbe()
    }
    #if os(macOS)
      .defaultSize(width: 600, height: 800)
    #endif
  }
}

/// The screen of the app.
struct AskedProbe: View {
  var body: some View {
    #if os(macOS)
      ProbeScreen(end: Output.write).frame(minWidth: 600, minHeight: 800)
    #else
      ProbeScreen(end: Output.write)
    #endif
  }
}

/// The same screen for who reads the answers from it.
struct ReadProbe: View {
  var body: some View { ProbeScreen() }
}
