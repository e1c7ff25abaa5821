import Foundation

extension Bundle? {
  /// It is named, and not the app's own. Nothing is looked for in it: what stands beside a source is found in any case.
  var isNotTheApps: Bool { self != nil && self != .main }
}
