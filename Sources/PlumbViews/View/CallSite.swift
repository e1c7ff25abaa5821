internal import CCallers

/// The call in a source that made a view, by its return address. The compiler's debug information has its line.
///
/// Each view and each modifier of SwiftUI keeps one. It costs a comparison while no code is watched, which only a command does
/// that shows where views are written.
nonisolated public struct _CallSite: Equatable, Sendable {
  let address: UInt

  /// Finds the innermost of the running calls that watched code makes.
  public init() { address = callers_innermost() }

  var isKnown: Bool { address != 0 }

  static var isWatching: Bool { callers_are_watched() != 0 }

  // Where they are written makes no difference between two views.
  public static func == (one: _CallSite, other: _CallSite) -> Bool { true }
}

/// A view that knows the call that made it.
nonisolated package protocol CalledView {
  var callSite: _CallSite { get }
}

/// The code whose calls are watched: that of the libraries compiled from a source.
@MainActor package enum WatchedCode {
  private static var libraries: [(code: Range<UInt>, place: (UInt) -> String?)] = []
  /// The places of calls that were looked up: each tree of a page asks for those of all its views.
  private static var known: [UInt: String?] = [:]

  /// Watches the calls of a library for as long as the process runs. Views that are made from now on know theirs.
  ///
  /// - Parameter place: returns the file and the line of a call by its return address, such as `Row.swift:12`.
  package static func add(_ code: Range<UInt>, place: @escaping (UInt) -> String?) {
    guard callers_watch(code.lowerBound, code.upperBound) != 0 else { return }
    libraries.append((code, place))
  }

  /// Returns the place of the only call of a view of the source by its name. Such a view keeps no call itself.
  package static var onlyPlace: (_ name: String) -> String? = { _ in nil }

  package static var isThere: Bool { !libraries.isEmpty }

  /// Returns the file and the line of a call, such as `Row.swift:12`; `nil` where it is not known.
  package static func place(of site: _CallSite) -> String? { site.isKnown ? place(of: site.address) : nil }

  /// The same of a call by its return address.
  package static func place(of call: UInt) -> String? {
    if let place = known[call] { return place }
    let place = libraries.first { $0.code.contains(call) }?.place(call)
    known[call] = .some(place)
    return place
  }
}

/// Returns the place of the innermost running call that watched code makes, such as `Row.swift:12`; `nil` where there is none.
package func placeOfRunningCall() -> String? {
  let site = _CallSite()
  // Only calls on the stack of the main thread are found.
  return site.isKnown ? MainActor.assumeIsolated { WatchedCode.place(of: site) } : nil
}

private final class CallSiteAttachment: NodeAttachment {
  var address: UInt = 0
}

extension ViewNode {
  /// The return address of the call that made the view; 0 where that is not known.
  package var callSite: UInt {
    get { attachment(CallSiteAttachment.self)?.address ?? 0 }
    set { attached(CallSiteAttachment.self, for: newValue != 0)?.address = newValue }
  }
}
