// Tested parts are internal, and can be seen only in a debug build.
#if DEBUG
  import Foundation
  import PlumbInspector
  @testable import PlumbServer
  import PlumbSource

  extension FuzzTarget {
    /// What pages and other programs tell.
    static let messages = [
      FuzzTarget("page-message") { _ = try? PageMessage(Data($0)) },
      FuzzTarget("preview-message") { _ = try? PreviewMessage(Data($0)) },
      FuzzTarget("saved-tree") { bytes in
        try? onDeepStack {
          guard let tree = try? Snapshot(json: bytes) else { return }
          _ = TreeDifference(from: tree, to: tree).text
        }
      },
    ]
  }
#endif
