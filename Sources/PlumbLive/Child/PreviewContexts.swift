import Foundation
import SwiftUI

extension PreviewModification {
  /// The view of a preview, once what its modifiers share is there. The time limit of the whole view holds for that too.
  static func view(of preview: Preview) throws -> AnyView {
    guard preview.traits.contains(where: { $0.modification != nil }) else { return modified(preview) }
    let making = Making()
    Task {
      do {
        try await prepare(preview.traits)
        making.end = .success(())
      } catch {
        making.end = .failure(error)
      }
    }
    // The task ends on the main actor, which the loop of this thread serves.
    while making.end == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    do {
      try making.end?.get()
    } catch {
      throw Unmade(reason: error)
    }
    return modified(preview)
  }

  private struct Unmade: Error, CustomStringConvertible {
    let reason: any Error
    var description: String { "The shared context of a preview's modifier could not be made: \(reason)" }
  }

  @MainActor private final class Making {
    var end: Result<Void, any Error>?
  }
}
