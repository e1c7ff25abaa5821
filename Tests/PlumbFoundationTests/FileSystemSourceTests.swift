import Foundation
import PlumbFoundation
import Testing

/// Sources of the changes of a file, as Apple's documentation of `DispatchSource.makeFileSystemObjectSource` describes them.
@Suite("Sources of a file's changes")
struct FileSystemSourceTests {
  @Test("a source calls its handler after a write, and its other handler when it is cancelled")
  func write() async throws {
    let path = NSTemporaryDirectory() + "/\(UUID().uuidString)"
    try Data("a".utf8).write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    let file = open(path, O_RDONLY)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: file, eventMask: [.write, .delete], queue: .global())
    let events = AsyncStream<DispatchSource.FileSystemEvent> { events in
      source.setEventHandler { events.yield(source.data) }
      source.setCancelHandler {
        close(source.handle)
        events.finish()
      }
      source.resume()
    }
    let writer = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try writer.write(contentsOf: Data("b".utf8))
    var seen: [Bool] = []
    for await event in events {
      seen.append(event.contains(.write))
      source.cancel()
    }
    #expect(seen.first == true && source.isCancelled && source.handle == file)
  }

  @Test("two queues are equal only if they are one")
  func queues() {
    let queue = DispatchQueue(label: "one")
    #expect(Set([queue, queue, DispatchQueue(label: "one")]).count == 2)
  }
}
