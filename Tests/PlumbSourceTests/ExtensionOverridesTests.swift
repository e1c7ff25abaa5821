import Foundation
import Testing

@testable import PlumbSource

@Suite("Overriding methods of extensions", .timeLimit(.minutes(4)))
struct ExtensionOverridesTests {
  private static let views = """
    import UIKit
    typealias PictureView = UIImageView
    #if os(iOS)
    extension PictureView {
      @objc func loadsAll(_ count: Int, of name: String = "a") -> Bool { count > 1 }
    }
    #endif
    """
  private static let note = """
    import UIKit
    class Note: UIView { var title = "" }
    extension Note {
      public override func didMoveToWindow() {
        super.didMoveToWindow()
        title = "new"
      }
    }
    """
  private static let animated = """
    import UIKit
    open class AnimatedView: UIImageView {
      override func loadsAll(_ count: Int, of name: String) -> Bool { !super.loadsAll(count, of: name) }
    }
    """

  // The Swift Programming Language, "Extensions": extensions can not override; Objective-C's can (@objc).
  @Test("a method of an extension and its override get names of their own, and lines keep their lengths")
  func names() {
    let words = ModuleWords(in: [Self.views, Self.animated], on: .iOS)
    let first = PlatformText.compiled(Self.views, on: .iOS, words)
    let second = PlatformText.compiled(Self.animated, on: .iOS, words)
    #expect(first.utf8.count == Self.views.utf8.count)
    #expect(second.utf8.count == Self.animated.utf8.count)
    #expect(
      first.contains(" func _base_loadsAll(_ count: Int, of name: String = \"a\") -> Bool { count > 1 }"))
    #expect(
      second.contains(" func _over_loadsAll(_ count: Int, of name: String) -> Bool { !_base_loadsAll(count"))
    #expect(
      words.overrides.text == """
        import UIKit
        #if (os(iOS))
        extension PictureView {
          func loadsAll(_ count: Int, of name: String = "a") -> Bool {
            if let object = self as? AnimatedView { return object._over_loadsAll(count, of: name) }
            return _base_loadsAll(count, of: name)
          }
        }
        #endif

        """)
  }

  @Test(
    "methods that classes override among themselves keep their names",
    arguments: [
      // A class between them has the method.
      "class Base: UIImageView { func loadsAll(_ c: Int, of n: String) -> Bool { true } }\nclass A: Base { override func loadsAll(_ c: Int, of n: String) -> Bool { true } }",
      // Another class, which has nothing of the extension.
      "class A: Model { override func loadsAll(_ c: Int, of n: String) -> Bool { true } }",
      "class A: UIImageView { override func loadsAll(_ c: Int) -> Bool { true } }",
      "private class A: UIImageView { override func loadsAll(_ c: Int, of n: String) -> Bool { true } }",
    ])
  func others(_ text: String) {
    let words = ModuleWords(in: [Self.views, text], on: .iOS)
    #expect(words.overrides.text == "")
    #expect(PlatformText.compiled(text, on: .iOS, words) == text)
  }

  @Test("an override in an extension of a class gets a name, and the class an override that calls it")
  func extensions() {
    let found = PlatformText.compiled(Self.note, on: .iOS, ModuleWords(in: [Self.note], on: .iOS))
    #expect(
      found.contains(
        #"{ var title = "" ; public override func didMoveToWindow() { return _over_didMoveToWindow() } }"#))
    #expect(found.contains(" public func _over_didMoveToWindow() {\n    super.didMoveToWindow()"))
    // On a line of its own, and in an empty class, it needs no semicolon.
    for body in ["{\n  var title = \"\"\n}", "{}"] {
      let note = Self.note.replacing("{ var title = \"\" }", with: body)
      let text = PlatformText.compiled(note, on: .iOS, ModuleWords(in: [note], on: .iOS))
      #expect(!text.contains(";") && text.contains("override func"), "\(text)")
    }
    // The class has the method, and the compiler refuses a second one.
    let both = Self.note.replacing("var title = \"\"", with: "override func didMoveToWindow() {}")
    #expect(PlatformText.compiled(both, on: .iOS, ModuleWords(in: [both], on: .iOS)) == both)
  }

  @Test("a module whose class overrides a method of an extension compiles", .needs(.UIKit))
  func compiles() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = ["Views.swift": Self.views, "Animated.swift": Self.animated, "Note.swift": Self.note]
    for (name, text) in files {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    }
    let compiler = try Compiler(
      besideExecutable: #require(Bundle.main.executableURL), folder: folder, platform: .iOS)
    let messages = folder.path("messages")
    let source = try Source(path: "", swiftFiles: files.keys.sorted().map(folder.path), within: .everything)
    let compiles = try compiler.check(source, messages: messages) != nil
    let said = try String(contentsOfFile: messages, encoding: .utf8)
    #expect(compiles, "\(said)")
  }
}
