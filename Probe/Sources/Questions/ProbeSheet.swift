import Foundation
import SwiftUI

/// A question with its answer, as the JSON has it.
public struct AnsweredQuestion: Codable {
  public let id: String
  public let claims: [Claim]
  public let tolerance: Double
  public let answer: [String: Answer]

  @MainActor init(_ question: Question, _ answer: [String: Answer]) {
    (id, claims) = (question.id, question.claims)
    (tolerance, self.answer) = (question.tolerance, answer)
  }
}

/// All answers of a system, and the system.
public struct ProbeSheet: Codable {
  /// The version of this format.
  public let probe: Int
  public let system: String
  public let version: String
  public let device: String
  /// The width and the height of the screen in points, its pixels per point, and its safe area: top, leading, bottom, trailing.
  public let size: [Double]
  public let scale: Double
  public let safeArea: [Double]
  public let answers: [AnsweredQuestion]

  @MainActor init(facts: GeometryFacts, scale: CGFloat, answers: [AnsweredQuestion]) {
    probe = 1
    system = Question.system.rawValue
    version = Self.systemVersion
    device = Self.deviceName
    size = [facts.size.width, facts.size.height]
    let insets = facts.insets
    safeArea = [insets.top, insets.leading, insets.bottom, insets.trailing]
    self.scale = scale
    self.answers = answers
  }

  @MainActor private static var systemVersion: String {
    #if os(macOS)
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    #else
      return UIDevice.current.systemVersion
    #endif
  }

  @MainActor private static var deviceName: String {
    if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] { return simulated }
    #if os(macOS)
      return "Mac"
    #else
      return UIDevice.current.model
    #endif
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
