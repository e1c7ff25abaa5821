import FlyingFox
import Foundation

/// Talks with the pages of a preview about the source, not about single views.
struct PreviewSocket: WSHandler {
  let server: PreviewServer

  /// How many messages may wait to be sent.
  private static let queue = 256

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (frames, out) = AsyncStream.makeStream(
      of: WSFrame.self, bufferingPolicy: .bufferingOldest(PreviewSocket.queue))
    let server = server
    let reading = Task { @MainActor in
      let id = UUID()
      do {
        for try await frame in client {
          switch frame.opcode {
          case .ping:
            var answer = frame
            (answer.opcode, answer.mask) = (.pong, nil)
            out.yield(answer)
          case .text where frame.fin: Self.take(frame.payload, id, out, server)
          case .close:
            out.yield(.close(code: .normalClosure))
            throw CancellationError()
          case .pong: break
          default: Self.refuse("Only whole texts are understood.", out)
          }
        }
      } catch {}
      server.left(id)
      out.finish()
    }
    out.onTermination = { _ in reading.cancel() }
    return frames
  }

  @MainActor private static func take(
    _ data: Data, _ id: UUID, _ out: AsyncStream<WSFrame>.Continuation, _ server: PreviewServer
  ) {
    do throws(BadMessage) {
      let message = try PreviewMessage(data)
      if message == .hello {
        server.joined(id) { out.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: $0)) }
      } else {
        server.received(message)
      }
    } catch {
      refuse(error.description, out)
    }
  }

  private static func refuse(_ reason: String, _ out: AsyncStream<WSFrame>.Continuation) {
    out.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(Notice.refused(reason).text.utf8)))
  }
}
