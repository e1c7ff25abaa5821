import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews
import Synchronization

@testable import SwiftUI

/// A temporary folder of sources that a test writes, and what the resources report about it.
final class ResourcesFolder: Sendable {
  let url: URL
  private let sentences = Mutex<[String]>([])

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// What was reported so far, without the folder's path.
  var reports: [String] {
    sentences.withLock {
      $0.map { $0.replacingOccurrences(of: url.standardizedFileURL.path + "/", with: "") }
    }
  }

  func write(_ path: String, _ data: some Sequence<UInt8>) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(data).write(to: file)
  }

  func write(_ path: String, _ text: String) throws { try write(path, text.utf8) }

  /// A PNG of one colour.
  func writePNG(_ path: String, _ width: CGFloat, _ height: CGFloat, red: Float = 1) throws {
    let list = DisplayList(size: CGSize(width: width, height: height), items: [])
    try write(path, list.pngData(scale: 1, background: ResolvedColor(red: red, green: 0, blue: 0)))
  }

  func report(_ sentence: String) { sentences.withLock { $0.append(sentence) } }

  /// The resources of the folder, or of one path in it.
  func resources(of path: String? = nil) -> Resources {
    Resources.of(path.map(url.appendingPathComponent) ?? url) { [self] sentence in
      sentences.withLock { $0.append(sentence) }
    }
  }
}
