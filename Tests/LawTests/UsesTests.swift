import Foundation
import PlumbSource
import TestLayers
import Testing

/// The files in `Uses` say what people's files say, in the spellings that they have: counted over public repositories,
/// these are the names that nearly all files are made of. They are compiled as `plumb` compiles a user's source, and
/// never run.
@Suite("Names that real code uses", .needs(.Companions))
struct UsesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Uses").path

  @Test("every usual form of every usual name compiles", .tags(.slow))
  func compile() throws {
    let folder = try TemporaryFolder()
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    #expect(try compiler.check(Source(path: Self.folder)) != nil, "the compiler's messages are above")
  }
}
