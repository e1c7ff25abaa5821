import Foundation
import Testing

@testable import PlumbSource

@Suite("Classes of data models") struct DataModelsTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func text(_ inside: String, own: String = "") throws -> String {
    let version = folder.path("Shop.xcdatamodeld/Shop.xcdatamodel")
    try FileManager.default.createDirectory(atPath: version, withIntermediateDirectories: true)
    try "<model>\(inside)</model>".write(toFile: "\(version)/contents", atomically: true, encoding: .utf8)
    try own.write(toFile: folder.path("Own.swift"), atomically: true, encoding: .utf8)
    let models = DataModels(
      among: [folder.path("Shop.xcdatamodeld"), folder.path("A.xcassets")], within: .everything)
    #expect(models.folders.count == 1)
    let file = try models.file(for: "App", [folder.path("Own.swift")], folder: folder)
    return try file.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
  }

  private let note = """
    <entity name="Note" representedClassName="Note" codeGenerationType="class">
      <attribute name="title" attributeType="String"/><attribute name="rank" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="size" attributeType="Double"/><attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
      <relationship name="notes" toMany="YES" ordered="YES" destinationEntity="Note"/>
      <relationship name="owner" destinationEntity="Person"/></entity>
    <entity name="Person" representedClassName="Person" codeGenerationType="category"/>
    """

  @Test("a class has its properties as Xcode writes them, and is identifiable")
  func classDefinition() throws {
    defer { folder.remove() }
    let text = try text(note, own: "class Person: NSManagedObject {}")
    #expect(text.contains("nonisolated public class Note: NSManagedObject {}"))
    #expect(text.contains("class func fetchRequest() -> NSFetchRequest<Note>"))
    for words in [
      "public var `title`: Swift.String? {", "public var `rank`: Swift.Int16 {",
      "public var `size`: Foundation.NSNumber? {",
      "public var `tags`: ([String])? {", "public var `notes`: Foundation.NSOrderedSet? {",
      "addToNotes(_ value: Note)",
      "insertIntoNotes(_ value: Note, at idx: Int)",
      "replaceNotes(at indexes: NSIndexSet, with values: [Note])",
      "nonisolated extension Note: Identifiable {}", "nonisolated extension Person: Identifiable {}",
    ] {
      #expect(text.contains(words), "\(words) is missing")
    }
    // A class of the app's own that nobody outside sees.
    #expect(text.contains("  var `owner`: Person? {") && !text.contains("class Person"))
  }

  @Test("what the app declares itself is not declared again, and what it says of itself is not said again")
  func own() throws {
    defer { folder.remove() }
    let text = try text(
      note,
      own:
        "public class Note: NSManagedObject {}\nextension Person: Identifiable {}\nstruct A { class Person {} }"
    )
    #expect(!text.contains("Note {") && !text.contains("Person: Identifiable"))
    // A single file is shown without the file that has the class.
    #expect(text.contains("public class Person: NSManagedObject {}"))
  }

  @Test("a parent's class is the superclass, and says for its children that they are identifiable")
  func parents() throws {
    defer { folder.remove() }
    let text = try text(
      """
      <entity name="Memo" representedClassName="Memo" parentEntity="Note" codeGenerationType="class"/>
      <entity name="Note" representedClassName="Note" codeGenerationType="class"/>
      """)
    #expect(text.contains("class Memo: Note {}") && !text.contains("Memo: Identifiable"))
  }

  @Test("nothing is declared for classes that the app writes, and names that are none are told")
  func names() throws {
    defer { folder.remove() }
    #expect(try text("<entity name='Note' representedClassName='Note'/>") == "")
    let text = try text(
      """
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="a: Int }; func f() {" attributeType="String"/><attribute name="description" attributeType="String"/>
        <attribute name="t" attributeType="Transformable" customClassName="A } class B {"/></entity>
      <entity name="Bad" representedClassName="1 {" codeGenerationType="class"/>
      """)
    #expect(!text.contains("func f()") && !text.contains("`description`") && !text.contains("class B"))
    #expect(
      DataModels(among: [folder.path("Shop.xcdatamodeld")], within: .everything).problems == [
        "a: Int }; func f() { of the entity Note in the data model Shop has no property here, because it is no name for one. Rename it in Xcode.",
        "description of the entity Note in the data model Shop has no property here, because every object has one of this name. Rename it in Xcode.",
        "t of the entity Note in the data model Shop has no property here, because A } class B { is no type. Change its class in Xcode.",
        "The entity Bad of the data model Shop has no class here, because 1 { is no name for one. Change it in Xcode.",
      ])
  }

  @Test("a model in a folder is one resource, which the app finds under its compiled ending")
  func resource() throws {
    defer { folder.remove() }
    _ = try text(note, own: "class Person {}")
    let source = try Source(path: folder.path(""))
    #expect(source.resources.filter(DataModels.isModel).count == 1)
    #expect(source.application.resources.map(\.place).contains("Shop.momd"))
    #expect(SourceResource(path: "a/Old.xcdatamodel").place == "Old.mom")
    let program = try source.applicationBundle(in: folder)
    let bundle = URL(fileURLWithPath: program).deletingLastPathComponent()
    let contents = bundle.appendingPathComponent("Shop.momd/Shop.xcdatamodel/contents").path
    #expect(FileManager.default.contents(atPath: contents) != nil)
  }
}
