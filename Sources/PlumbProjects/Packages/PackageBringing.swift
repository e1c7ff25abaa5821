import Foundation
import PlumbSource
import Synchronization

/// Brings the packages that a project asks for, all that can be had.
package struct PackageBringing: Sendable {
  /// A package that could not be had.
  package struct Failure: Sendable, Hashable {
    package var address: String

    package var name: String { PackageFolders.name(of: address) }
    package var reason: String
  }

  private let wanted: WantedPackages
  private let place: BroughtPackages
  private let seconds: Double
  private let tell: @Sendable (String) -> Void

  /// In seconds. The largest packages take some minutes on a slow line.
  package static let patience = 600.0
  /// The maximum number of packages that are tried one by one where it is not clear which one keeps the others from being had.
  private static let mostAlone = 12

  /// - Parameters:
  ///   - seconds: how long it may take.
  ///   - tell: receives a line for each package that is fetched.
  /// - Throws: ``ProjectProblem`` where no folder keeps files.
  package init(
    _ wanted: WantedPackages, seconds: Double = patience, tell: @escaping @Sendable (String) -> Void
  ) throws(ProjectProblem) {
    guard let place = BroughtPackages(wanted) else {
      throw ProjectProblem(
        "No folder keeps packages. Set PLUMB_CACHE to the absolute path of a folder that takes new files.")
    }
    (self.wanted, self.place, self.seconds, self.tell) = (wanted, place, seconds, tell)
  }

  /// Brings what can be had, and returns the rest.
  package func run() throws(ProjectProblem) -> [Failure] {
    do { return try locked() } catch let problem as ProjectProblem { throw problem } catch {
      throw ProjectProblem("The packages can not be brought: \(error)")
    }
  }

  private func locked() throws -> [Failure] {
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: place.folder), withIntermediateDirectories: true)
    let lock = try FileLock("\(place.folder).lock", seconds: seconds)
    defer { lock.release() }
    // Another process may have been faster.
    if place.isThere, !place.lacksSome { return [] }
    let work = "\(place.folder).new"
    defer { try? FileManager.default.removeItem(atPath: work) }
    let told = Mutex<Set<String>>([])
    let resolver = PackageResolver(folder: work, deadline: .now + .seconds(seconds)) { [tell] address in
      guard address.hasAny(of: [":", "/"]), told.withLock({ $0.insert(address).inserted }) else { return }
      tell("Fetching \(PackageFolders.name(of: address)) from \(address)")
    }
    let (isDone, failures) = try bring(with: resolver)
    if isDone { try place.take(from: work) }
    place.note(failure: !failures.isEmpty)
    return failures.sorted { $0.address < $1.address }
  }

  /// The package manager takes all or nothing, so what cannot be had is left out and the rest is asked for again.
  private func bring(with resolver: PackageResolver) throws -> (isDone: Bool, [Failure]) {
    var (rest, failures) = (wanted, [Failure]())
    guard case .failed(var reason) = try resolver.bring(rest) else { return (true, []) }
    let silent = unreachable(rest, resolver)
    if !silent.isEmpty {
      failures += silent
      rest = rest.without(Set(silent.map(\.address)))
      guard !rest.references.isEmpty else { return (false, failures) }
      guard case .failed(let other) = try resolver.bring(rest) else { return (true, failures) }
      reason = other
    }
    let all = rest.addresses
    if (2...Self.mostAlone).contains(all.count) {
      let alone = try all.compactMap { address -> Failure? in
        let others = Set(all).subtracting([address])
        guard case .failed(let reason) = try resolver.bring(rest.without(others)) else { return nil }
        return Failure(address: address, reason: reason)
      }
      rest = rest.without(Set(alone.map(\.address)))
      failures += alone
      if rest.references.isEmpty { return (false, failures) }
      if !alone.isEmpty {
        guard case .failed(let other) = try resolver.bring(rest) else { return (true, failures) }
        reason = other
      }
    }
    return (false, failures + rest.addresses.map { Failure(address: $0, reason: reason) })
  }

  /// The packages whose repositories do not answer. One that the package manager has from an earlier time need not.
  private func unreachable(_ wanted: WantedPackages, _ resolver: PackageResolver) -> [Failure] {
    let repositories = PackageRepositories(pins: PackagePins(), by: .everything)
    let addresses = wanted.addresses.filter { !repositories.has($0) }.compactMap(PackageAddress.init)
    let found = Mutex<[Failure]>([])
    DispatchQueue.concurrentPerform(iterations: addresses.count) { number in
      guard let reason = resolver.problem(at: addresses[number]) else { return }
      found.withLock { $0.append(Failure(address: addresses[number].text, reason: reason)) }
    }
    return found.withLock(\.self)
  }
}
