public import Foundation

/// A run loop of Core Foundation.
public typealias CFRunLoop = RunLoop

/// For what a run loop is open.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Makes one of its name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// For what comes usually.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// For all that is common.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// Lets a run loop look for something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
/// Runs a function when the run loop comes to it, in each mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
  rl.perform(inModes: [.default, .common], block: block)
}
/// The reason for a run loop's end.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }

/// Runs the run loop of this thread for some seconds.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let isHandled = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: max(0, seconds)))
  return isHandled ? .handledSource : .finished
}

private let queueLabel: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>? = {
  // Dispatch's own function, which Swift hides: a null pointer asks for the queue that runs.
  let symbol = dlsym(dlopen(nil, RTLD_NOW), "dispatch_queue_get_label")
  guard let symbol else { return { _ in nil } }
  return unsafeBitCast(symbol, to: (@convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?).self)
}()
private nonisolated(unsafe) let noLabel = UnsafePointer(strdup(""))!

/// The label of a queue, or of the queue that runs now.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  // A label that was asked for stays for good, as the queue's own does not.
  if let queue { return UnsafePointer(strdup(queue.label)) ?? noLabel }
  return queueLabel(nil) ?? noLabel
}
