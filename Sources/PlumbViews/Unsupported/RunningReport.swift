/// Reports a sentence to the host whose view's code runs now, once. For targets above that have a list of their own of
/// what does nothing.
///
/// - Returns: `false` where no view's code runs, so that nobody was told.
package func reportToRunningHost(_ sentence: String) -> Bool {
  guard let host = RunningCode.host else { return false }
  MainActor.assumeIsolated { host.report(sentence) }
  return true
}
