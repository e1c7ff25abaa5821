@preconcurrency public import Dispatch
import Foundation

/// A source of the changes of an open file.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// The changes since the handler was called last.
  var data: DispatchSource.FileSystemEvent { get }
  /// The changes for which the handler is called.
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSourceFileSystemObject {
  // Dispatch's own functions with default arguments take each source for one of Dispatch.

  /// Sets the handler of changes.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) { source?.onEvent(qos, flags, handler) }

  /// Sets the handler of the end.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) { source?.onCancel(qos, flags, handler) }

  /// Sets the handler of the begin.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) { source?.onRegistration(qos, flags, handler) }

  /// Begins, as `resume()` does.
  public func activate() { resume() }

  private var source: FileSystemSource? { self as? FileSystemSource }
}

extension DispatchSource {
  /// Returns a source of the changes of an open file. The kernel reports them by the file's present path.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(fileDescriptor, eventMask, queue)
  }
}

/// The changes of a file as inotify reports them, read by a source of Dispatch.
private final class FileSystemSource: NSObject, DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  private let reports: Int32
  private let source: any DispatchSourceRead
  private let lock = NSLock()
  private var changes: DispatchSource.FileSystemEvent = []

  /// The bits of inotify, from `inotify(7)`, for each change.
  private static let bits: [(change: DispatchSource.FileSystemEvent, bit: UInt32)] = [
    (.delete, 0x400), (.write, 0x2), (.extend, 0x2), (.attrib, 0x4), (.link, 0x4), (.rename, 0x800),
  ]

  init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    (self.handle, self.mask) = (handle, mask)
    reports = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let wanted = Self.bits.filter { mask.contains($0.change) }.reduce(0) { $0 | $1.bit }
    inotify_add_watch(reports, "/proc/self/fd/\(handle)", wanted)
    // Without inotify there is nothing to read, and the source never reports.
    source = DispatchSource.makeReadSource(fileDescriptor: max(0, reports), queue: queue)
    super.init()
  }

  var data: DispatchSource.FileSystemEvent { lock.withLock { changes } }
  var isCancelled: Bool { source.isCancelled }

  /// Reads what the kernel has reported, in records of 16 bytes and a name that those of a file do not have.
  private func read() -> Bool {
    var found: DispatchSource.FileSystemEvent = []
    var buffer = [UInt32](repeating: 0, count: 1024)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(reports, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      for start in stride(from: 0, to: count / 4 - 3, by: 4) {
        for (change, bit) in Self.bits where buffer[start + 1] & bit != 0 && mask.contains(change) {
          found.insert(change)
        }
      }
    }
    lock.withLock { changes = found }
    return !found.isEmpty
  }

  func onEvent(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (() -> Void)?) {
    guard let handler else { return source.setEventHandler(handler: nil) }
    nonisolated(unsafe) let action = handler
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      if self?.read() ?? false { action() }
    }
  }

  func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler(qos: .unspecified, flags: []) { handler.perform() }
  }

  func onCancel(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (() -> Void)?) {
    nonisolated(unsafe) let action = handler
    let reports = reports
    source.setCancelHandler(qos: qos, flags: flags) {
      if reports >= 0 { close(reports) }
      action?()
    }
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    setCancelHandler(qos: .unspecified, flags: []) { handler.perform() }
  }

  func onRegistration(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (() -> Void)?) {
    nonisolated(unsafe) let action = handler
    source.setRegistrationHandler(qos: qos, flags: flags) { action?() }
  }

  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
}
