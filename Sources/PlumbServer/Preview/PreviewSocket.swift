import Foundation

/// Talks with the pages of a preview about the source, not about single views.
struct PreviewSocket: Socket {
  let server: PreviewServer

  var longestMessage: Int { PreviewMessage.longest }
  var longestQueue: Int { 256 }

  @MainActor func talk(over connection: SocketConnection) async {
    let id = UUID()
    for await event in connection.events {
      take(event, id, connection)
      connection.proceed()
    }
    server.left(id)
  }

  /// - Parameter id: of the page.
  @MainActor func take(_ event: SocketEvent, _ id: UUID, _ connection: SocketConnection) {
    switch event {
    case .text(let text): take(Data(text), id, connection)
    case .binary: refuse("Only texts are understood.", connection)
    // The page connects again, and then gets the newest state.
    case .tooLong, .full: break
    }
  }

  @MainActor private func take(_ data: Data, _ id: UUID, _ connection: SocketConnection) {
    do throws(BadMessage) {
      let message = try PreviewMessage(data)
      if message == .hello {
        server.joined(id) { connection.send(.text($0)) }
      } else {
        server.received(message)
      }
    } catch {
      refuse(error.description, connection)
    }
  }

  private func refuse(_ reason: String, _ connection: SocketConnection) {
    connection.send(.text(Notice.refused(reason).text))
  }
}
