import Foundation
import SwiftUI

/// What a made picture is to show.
public struct ImagePlaygroundConcept: Hashable, Sendable {
  private let words: String
  /// What some words say.
  public static func text(_ text: String) -> ImagePlaygroundConcept { Self(words: text) }
  /// What a longer text is about.
  public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
    Self(words: text)
  }
}

extension EnvironmentValues {
  /// Whether pictures can be made. They can not in Plumb.
  public var supportsImagePlayground: Bool { false }
}

extension View {
  /// Takes a sheet that makes a picture of some words. No host makes pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("imagePlaygroundSheet", fileID, line)
  }
  /// Takes a sheet that makes a picture of several wishes. No host makes pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
    onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("imagePlaygroundSheet", fileID, line)
  }
  /// Takes a sheet that makes another picture of a file. No host makes pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
    onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("imagePlaygroundSheet", fileID, line)
  }
}
