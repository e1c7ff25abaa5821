import Foundation
import PlumbViews
import SwiftUI

/// Shows an app that runs as its own program: `swift run` in a package with an `@main` app. `App.main()` finds this
/// type by its name, so an optimised build must keep it: it keeps no internal type that nothing uses.
@MainActor package struct AppServer: AppHost {
  package static func run(_ windows: AppWindows, words: [String]) -> Never {
    let (port, device): (UInt16, KnownDevice?)
    do { (port, device) = (try Self.port(in: words), try Self.device(in: words)) } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
    var environment = EnvironmentValues()
    environment.resources = .ofProgram
    environment.locale = .current
    var content = ServerContent(windows, environment: environment)
    content.stage = PageStage(given: Stage(device: device))
    content.problems = { FileHandle.standardError.write(Data("warning: \($0)\n".utf8)) }
    content.keepsSettings = true
    content.show(.pages(port: port, key: ServerKey())) { address, used in
      if port != 0, used != port {
        FileHandle.standardError.write(Data("Port \(port) is taken; \(used) is used.\n".utf8))
      }
      // `print` would keep the line in its buffer when standard output is a pipe.
      FileHandle.standardOutput.write(Data("\(address.absoluteString)\n".utf8))
    }
  }

  /// The device around the app, a phone where the arguments name none; `nil` with `--window`.
  static func device(in words: [String]) throws -> KnownDevice? {
    if words.contains("--window") { return nil }
    guard let place = words.firstIndex(of: "--device") else { return KnownDevice.all[0] }
    let name = words.dropFirst(place + 1).first ?? ""
    guard let device = KnownDevice.named(name) else {
      let names = KnownDevice.all.map(\.name).joined(separator: ", ")
      throw Server.Problem(description: "--device needs one of \(names).")
    }
    return device
  }

  private static func port(in words: [String]) throws -> UInt16 {
    guard let place = words.firstIndex(of: "--port") else { return 8080 }
    guard let port = words.dropFirst(place + 1).first.flatMap(UInt16.init) else {
      throw Server.Problem(description: "--port needs a number from 0 to 65535.")
    }
    return port
  }
}
