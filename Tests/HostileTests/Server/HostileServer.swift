import Foundation
import PlumbServer
import SwiftUI

/// A server in this process, for one test.
struct HostileServer: Sendable {
  let port: UInt16
  let key: String

  /// - Parameter port: one that a ``PortClaim`` keeps; any other without it.
  static func with(
    at claimed: UInt16? = nil, _ change: @Sendable (inout ServerLimits) -> Void = { _ in },
    _ body: (HostileServer) async throws -> Void
  ) async throws {
    var limits = ServerLimits()
    change(&limits)
    let (made, key) = await MainActor.run { [limits] in
      let server = Server(ServerContent(title: "Test") { AnyView(Text("Hello")) }, limits: limits)
      return (server, server.key)
    }
    let (_, port) = try await made.start(port: claimed ?? 0, isClaimed: claimed != nil)
    do { try await body(HostileServer(port: port, key: key.text)) } catch {
      await made.stop()
      throw error
    }
    await made.stop()
  }

  func connect() throws -> RawConnection { try RawConnection(port: port) }

  /// An open WebSocket.
  func socket() async throws -> RawConnection {
    let connection = try connect()
    let status = await connection.upgrade(key: key)
    guard status == 101 else { throw RawConnection.Problem(description: "status \(status)") }
    return connection
  }
}
