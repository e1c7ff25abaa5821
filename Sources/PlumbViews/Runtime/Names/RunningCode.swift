import Foundation

/// The part of the views' own code that runs now, for the report of a crash.
package enum RunningCode {
  // Written on the main actor only, and read by what is left of the process.
  /// The view whose body runs.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) static var view: (any View.Type)?
  /// The host of that view.
  @exclusivity(unchecked) nonisolated(unsafe) private static var viewHost: ViewHost?
  /// The element that somebody uses: its actions run.
  nonisolated(unsafe) private static var used: ViewNode?
  /// The thread on which the main actor runs that. It need not be the process's first one.
  nonisolated(unsafe) private static var thread = pthread_self()

  /// Does what follows from the use of an element.
  @MainActor static func using(_ node: ViewNode?, _ action: () -> Void) {
    let outer = used
    (used, thread) = (node, pthread_self())
    defer { used = outer }
    action()
  }

  /// Makes a body, or walks what a body has made.
  @MainActor static func inBody<Result>(of host: ViewHost, _ body: () -> Result) -> Result {
    let outer = viewHost
    (viewHost, thread) = (host, pthread_self())
    defer { viewHost = outer }
    return body()
  }

  /// The host whose views' code runs now; `nil` where none does, and on every other thread.
  package static var host: ViewHost? {
    guard pthread_equal(pthread_self(), thread) != 0 else { return nil }
    return viewHost ?? used.flatMap { node in MainActor.assumeIsolated { node.host } }
  }

  /// The place of the running code, in a sentence; `nil` when nothing of a view runs that has a name.
  package static var place: String? {
    if let view { return "This happened in the body of \(typeName(view))." }
    // Views are used on the main actor, so whoever is here while one is used is on it.
    guard let used else { return nil }
    return MainActor.assumeIsolated { "This happened when \(used.nameInSource) was used." }
  }
  /// The same for another thread, while the main one waits and changes nothing.
  package static var placeOfMainThread: String? {
    if let view { return "This happened in the body of \(typeName(view))." }
    guard let used else { return nil }
    let name: @MainActor () -> String = { used.nameInSource }
    return "This happened when \(unsafeBitCast(name, to: (() -> String).self)()) was used."
  }
}

extension ViewNode {
  /// The name of the element, and the view whose body has it: `Button "Pay" in CartView`.
  fileprivate var nameInSource: String {
    var node: ViewNode? = self
    while let here = node, here.name.first?.isUppercase != true { node = here.parent }
    let label = (node ?? self).storedInnerLabel
    let name = (node?.name ?? "a view") + (label.isEmpty ? "" : " \"\(label.prefix(60))\"")
    var around = parent
    while let here = around {
      if let composite = here.composite as? AnyComposite, composite.isFromOutside {
        return "\(name) in \(typeName(composite.viewType))"
      }
      around = here.parent
    }
    return name
  }
}

extension AnyComposite {
  /// The view is none of this package's own.
  fileprivate var isFromOutside: Bool { !isOwn(viewType) }
}
