import Synchronization

/// A closure that receives the sentences that belong to no view, such as those of code that runs before there is a view.
private let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

/// Has a program report what comes up outside of views as it reports the problems of views.
package func listenToReportsOutsideOfViews(_ listen: @escaping @Sendable (String) -> Void) {
  listener.withLock { $0 = listen }
}

/// Reports a sentence to the view whose code runs, once, or else to the program that listens. Modules beside SwiftUI report in this
/// way what does nothing.
///
/// - Returns: `false` where no view's code runs and no program listens, so that nobody was notified.
package func reportToRunningHost(_ sentence: String) -> Bool {
  guard let host = RunningCode.host else {
    guard let listen = listener.withLock(\.self) else { return false }
    listen(sentence)
    return true
  }
  MainActor.assumeIsolated { host.report(sentence) }
  return true
}
