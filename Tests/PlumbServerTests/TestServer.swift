import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import SwiftUI
import Waiting

@testable import PlumbServer

/// A server in this process, for one test.
struct TestServer: Sendable {
  let server: Server
  let address: URL
  let port: UInt16
  private let lines: LogLines

  /// What whoever runs the server was told, but that a test has no symbols.
  @MainActor var log: [String] { lines.lines.filter { !$0.hasPrefix("Image(") } }

  /// What whoever runs the server was told, as soon as there are so many lines.
  ///
  /// The end of a connection reaches its page by another way than the line about it reaches the log.
  func log(ofAtLeast count: Int) async throws -> [String] {
    let patience = Patience("\(count) lines of the log")
    while true {
      let lines = await log
      if lines.count >= count { return lines }
      try await patience.pause()
    }
  }

  /// Serves a view, and stops when the test is done with it.
  ///
  /// - Parameters:
  ///   - missing: what the source of the view lacks.
  ///   - device: the device on which the page shows the view at first.
  static func with<Content: View>(
    missing: [String] = [], device: String? = nil,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content,
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let lines = await MainActor.run { LogLines() }
    let server = await MainActor.run {
      var content = ServerContent(title: "Test") { AnyView(view()) }
      content.missing = missing
      content.stage = PageStage(given: Stage(device: device.flatMap(KnownDevice.named), locale: "en_US"))
      content.problems = { lines.lines.append($0) }
      // A raw page reads only when it is told to, and so answers no ping.
      var limits = ServerLimits()
      limits.pingTime = .seconds(3600)
      return Server(content, limits: limits)
    }
    let (address, port) = try await server.start(port: 0)
    do {
      try await body(TestServer(server: server, address: address, port: port, lines: lines))
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }
}

@MainActor private final class LogLines { var lines: [String] = [] }

/// The picture that the command would make of a view in a window of that size.
@MainActor func picture<Content: View>(
  of view: Content, width: Double, height: Double, scale: Double, isDark: Bool = false
) throws -> PixelImage {
  let stage = Stage(
    size: ProposedViewSize(width: width, height: height), scale: scale, colorScheme: isDark ? .dark : .light)
  let list = stage.show(view).displayList()
  return try list.pixels(scale: scale, background: isDark ? .black : .white)
}

/// How two pictures differ, in steps of 255: the mean over all bytes, and the share of pixels that differ clearly.
struct Difference {
  var mean = 255.0
  var clear = 1.0

  init(_ one: PixelImage, _ other: PixelImage) {
    guard one.width == other.width, one.height == other.height else { return }
    var (sum, many) = (0, 0)
    one.rgba.withUnsafeBufferPointer { one in
      other.rgba.withUnsafeBufferPointer { other in
        var index = 0
        while index < one.count {
          let (a, b, c) = (
            abs(Int(one[index]) - Int(other[index])), abs(Int(one[index &+ 1]) - Int(other[index &+ 1])),
            abs(Int(one[index &+ 2]) - Int(other[index &+ 2]))
          )
          sum = sum &+ a &+ b &+ c
          if max(a, max(b, c)) > 32 { many = many &+ 1 }
          index = index &+ 4
        }
      }
    }
    let pixels = one.width * one.height
    mean = Double(sum) / Double(pixels * 3)
    clear = Double(many) / Double(pixels)
  }
}
