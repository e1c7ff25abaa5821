import Foundation
import SwiftUI

/// The subject of a generated picture.
public struct ImagePlaygroundConcept: Hashable, Sendable {
  private let words: String
  /// Returns the subject that some words describe.
  public static func text(_ text: String) -> ImagePlaygroundConcept { Self(words: text) }
  /// Returns the subject of a longer text.
  public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
    Self(words: text)
  }
}

extension EnvironmentValues {
  /// Whether pictures can be made. They cannot in Plumb.
  public var supportsImagePlayground: Bool { false }
}

extension View {
  /// Adds a sheet that makes a picture of some words. No host makes pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("imagePlaygroundSheet", fileID, line)
  }
  /// Adds a sheet that makes a picture of several concepts. No host makes pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
    onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("imagePlaygroundSheet", fileID, line)
  }
  /// Adds a sheet that makes another picture from a file. No host makes pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
    onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("imagePlaygroundSheet", fileID, line)
  }
}
