import Foundation
import TestLayers
import Testing

@testable import PlumbSource

@Suite("Compiling for a platform", .timeLimit(.minutes(4)))
struct PlatformCompilingTests {
  private struct Bench {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the compiler says to a file, as a person sees it; empty when the file compiles.
    func messages(_ text: String, _ platform: SourcePlatform, named name: String = "Vi ew\".swift") throws
      -> String
    {
      let path = folder.path(name)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let compiler = try Compiler(
        besideExecutable: #require(Bundle.main.executableURL), folder: folder, platform: platform)
      let compiles = try compiler.check(Source(path: path), messages: folder.path("messages")) != nil
      let messages = try String(contentsOfFile: folder.path("messages"), encoding: .utf8)
      #expect(compiles == messages.isEmpty, "\(messages)")
      return messages
    }
  }

  @Test("notifications come along with SwiftUI, as UIKit's headers have them", .needs(.Companions))
  func notifications() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let text = """
      import SwiftUI
      func remind() {
        let content = UNMutableNotificationContent()
        content.title = "Water the plants"
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(identifier: "plants", content: content, trigger: nil))
      }
      """
    #expect(try bench.messages(text, .iOS).isEmpty)
  }

  @Test(
    "the branch of each platform is the one that is compiled, in all ways in which conditions are written")
  func branches() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let text = """
      #if canImport(Darwin)
        import Darwin
        let apple = sin(1.0)
      #elseif canImport(Glibc)
        import Glibc
        let linux = sin(1.0)
      #endif
      #if canImport(FoundationNetworking)
        let linuxToo = linux
      #else
        let appleToo = apple
      #endif
      #if canImport(UIKit)
        import UIKit
        let phone = 1
      #endif
      #if os(iOS) && targetEnvironment(simulator) || os(watchOS)
        let phoneToo = phone
        #if !os(Linux) && (os(tvOS) ||
          os(iOS))
          let inside = phoneToo
        #endif
      #elseif os(macOS)
        let desk = 1
      #elseif os(Linux)
        let server = 1
      #endif
      #if os(iOS) || os(macOS)
        let both = apple
      #endif
      @available(iOS 17, macOS 14, *) func new() { if #available(iOS 18, *) {} }

      """
    #expect(try bench.messages(text + "let all = (appleToo, inside, both)\n", .iOS) == "")
    #expect(try bench.messages(text + "let all = (appleToo, desk, both)\n", .macOS) == "")
    #expect(try bench.messages(text + "let all = (linuxToo, server)\n", .linux) == "")
  }

  @Test("messages name and quote the user's file, with its lines and columns")
  func messages() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let messages = try bench.messages("#if os(iOS)\nlet a: Int = wrong\n#endif\n", .iOS)
    let first = try #require(Diagnostic.parse(messages).first)
    #expect(first.file == bench.folder.path("Vi ew\".swift"))
    #expect((first.line, first.column) == (2, 14))
    #expect(first.excerpt.contains("1 | #if os(iOS)\n"), "\(messages)")
    #expect(!messages.contains("overlaid"))
  }

  @Test("Foundation alone has the names of Combine and Observation, and a file's own types count more")
  func foundation() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let text = """
      import Foundation

      public final class Store: ObservableObject {
        @Published public var count = 0
        var bag: Set<AnyCancellable> = []
        func listen() { $count.sink { print($0) }.store(in: &bag) }
      }
      @Observable final class Model { var name = "" }
      final class Reader: NSObject, XMLParserDelegate { let parser = XMLParser(data: Data()) }
      func session() -> URLSession { .shared }
      struct Just { var own = 1 }
      enum Published2 { case one }
      let own: Int = Just().own

      """
    #expect(try bench.messages(text, .iOS, named: "Model.swift") == "")
    #expect(try bench.messages(text, .linux, named: "Model.swift").contains("ObservableObject"))
  }

  @Test(
    "a file that imports Foundation alone may name methods, and its own type of that name counts more",
    .needs(.UIKit))
  func selectors() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let text = """
      import Foundation

      final class Ticker: NSObject {
        override init() {
          super.init()
          NotificationCenter.default.addObserver(self, selector: #selector(hit), name: nil, object: nil)
        }
        @objc func hit() {}
        var actions: [Selector] { [#selector(hit), NSSelectorFromString("hit")] }
      }

      """
    for platform in [SourcePlatform.iOS, .macOS] {
      #expect(try bench.messages(text, platform, named: "Ticker.swift") == "")
    }
    let own = "import Foundation\nstruct Selector { var own = 1 }\nlet own: Int = Selector().own\n"
    #expect(try bench.messages(own, .iOS, named: "Own.swift") == "")
  }

  @Test("a preview's parts have the platform's branch too, under their own names")
  func parts() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("View.swift")
    let text = """
      import Foundation
      #if os(iOS)
        import UIKit
      #endif
      struct A { let b = B(); let reader = XMLParser(data: Data()) }
      #if os(iOS)
        struct B { let place = #filePath }
      #endif
      \(String(repeating: "\n", count: 100))
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let incremental = try IncrementalCompiler(in: folder)
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    let made = try incremental.compile(
      Source(path: path), with: compiler, messages: folder.path("messages"), needsModule: false)
    #expect(made != nil)
    // It was compiled in parts, and not as a whole because the parts did not compile.
    let names = try FileManager.default.contentsOfDirectory(atPath: incremental.folder.url.path)
    #expect(names.contains("View+A.swift.o"))
    // Nobody else's folder has anything new.
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
