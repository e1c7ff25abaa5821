import Foundation
import SwiftUI

/// The viewers of the content that a process shows.
package enum Display {
  /// Pages of its own, at a port or the next free one after it. A ``PortClaim`` may keep the port, and no other is taken then.
  case pages(port: UInt16, key: ServerKey, isClaimed: Bool = false)
  /// A tile in the page of previews, which is at another port and has the key.
  case tile(pagePort: UInt16, key: ServerKey)
  /// Behind a wall: pages of the command, which is at the other end of a wire.
  case relay(Wire)
  /// A program that uses the content: a closure gets the scene.
  case program(Stage, @MainActor (DrivenScene) -> Void)
}

extension ServerContent {
  /// Shows the content until the process ends.
  ///
  /// - Parameter started: receives the address and the port that is used, when the first page can be loaded.
  @MainActor package func show(
    _ display: Display, started: @escaping @MainActor (URL, UInt16) -> Void = { _, _ in }
  ) -> Never {
    var content = self
    if keepsSettings { content.environment.appStorageDefaults = .standard }
    switch display {
    case .pages(let port, let key, let isClaimed):
      content.keepSettingsSoon()
      serve(Server(content, key: key), port: port, isClaimed: isClaimed, started)
    case .tile(let pagePort, let key):
      serve(Server(content, key: key, pagePort: pagePort), port: 0, started)
    case .relay(let wire):
      // Files neither come nor go, and the settings go with the app.
      content.bringsFiles = false
      wire.passOn(to: PageSocket(sessions: Sessions(content)))
    case .program(let stage, let use):
      content.keepSettingsSoon()
      use(DrivenScene(content, stage: stage))
    }
    runMainLoop()
  }

  @MainActor private mutating func keepSettingsSoon() {
    guard keepsSettings else { return }
    let defaults = KeptDefaults()
    handledEvent = { defaults.keepSoon() }
  }
}

@MainActor private func serve(
  _ server: Server, port: UInt16, isClaimed: Bool = false,
  _ started: @escaping @MainActor (URL, UInt16) -> Void
) {
  Task {
    do {
      let (address, used) = try await server.start(port: port, isClaimed: isClaimed)
      started(address, used)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}

/// Runs the main thread's loop until the process ends.
@MainActor package func runMainLoop() -> Never {
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
