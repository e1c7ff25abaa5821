import Foundation
import Synchronization

/// The problems of renderers without a listener: each sentence is written once, to standard error.
enum RenderingProblems {
  private static let told = Mutex<Set<String>>([])
  /// The greatest number kept, so that a program that runs for years does not grow.
  private static let most = 1000

  static func tell(_ problem: String) {
    let isNew = told.withLock { told in
      if told.count >= most { told.removeAll() }
      return told.insert(problem).inserted
    }
    if isNew { FileHandle.standardError.write(Data("warning: \(problem)\n".utf8)) }
  }
}
