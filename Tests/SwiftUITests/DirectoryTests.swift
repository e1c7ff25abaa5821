import Foundation
import SwiftUI
import Testing

@Suite("The folders of a person")
struct DirectoryTests {
  @Test("each name is the folder that FileManager names, or else the temporary one")
  func names() {
    let manager = FileManager.default
    #expect(URL.documentsDirectory == manager.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory == manager.urls(for: .cachesDirectory, in: .userDomainMask).first)
    for folder in [URL.applicationSupportDirectory, .libraryDirectory, .picturesDirectory, .moviesDirectory] {
      #expect(folder.isFileURL)
    }
  }
}
