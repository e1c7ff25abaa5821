import Foundation
import PlumbSource
import SwiftUI

/// In a child: shows the screen of the probe until it has all answers.
@MainActor package enum AskedQuestions {
  /// The view of Probe whose screen hands nothing over.
  nonisolated package static let view = "ReadProbe"
  /// The identifier of the element whose value is the JSON.
  private static let identifier = "probe-answers"
  /// The seconds of the screen's own time after which it counts as endless.
  private static let longest = 600.0
  /// The frames of a second of it.
  private static let frames = 30

  static func answers(on staged: StagedView) throws(Failure) -> Data {
    // Once, so that changes are animated.
    staged.host.advance(to: 0)
    for frame in 0..<Int(longest) * frames {
      staged.host.show(at: Double(frame) / Double(frames), on: staged.canvas)
      // To list the elements takes longer than a frame.
      guard frame % frames == 0 else { continue }
      let element = staged.host.accessibleElements().first { $0.identifier == identifier }
      if let text = element?.value { return Data(text.utf8) }
    }
    throw Failure(.viewFailed, "The probe has no answers after \(Int(longest)) seconds of its own time.")
  }
}
