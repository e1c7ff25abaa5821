import Foundation
import Testing

@testable import PlumbExchange

@Suite("Data models") struct DataModelTests {
  private func model(_ inside: String) -> DataModel {
    DataModel(Array("<?xml version=\"1.0\"?>\n<model>\(inside)</model>".utf8), named: "Shop")
  }

  @Test("entities, attributes and relationships are read as Xcode writes them")
  func reading() throws {
    let model = model(
      """
      <entity name="Note" representedClassName=".Note" codeGenerationType="class" isAbstract="YES">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &lt; &quot;b&#33;"/>
        <attribute name='rank' attributeType="Integer 16" usesScalarValueType="YES" defaultValueString="3"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Folder"
          inverseName="notes"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <!-- <entity name="None"/> -->
      <entity name="Folder" representedClassName="NSManagedObject">
        <relationship name="notes" toMany="YES" ordered="YES" destinationEntity="Note" inverseName="folder"/>
      </entity>
      <entity name="Memo" parentEntity="Note" codeGenerationType="category"/>
      <fetchRequest name="All" entity="Note" predicateString="rank > 1"/>
      """)
    #expect(model.problems.isEmpty)
    #expect(model.entities.map(\.name) == ["Note", "Folder", "Memo"])
    let note = try #require(model.entity("Note"))
    #expect(note.className == "Note" && note.generation == .classDefinition && note.isAbstract)
    #expect(note.attributes.map(\.defaultText) == ["a < \"b!", "3"])
    #expect(
      note.attributes.map(\.isScalar) == [false, true] && note.attributes.map(\.isOptional) == [true, false])
    #expect(note.relationships.first?.rule == .cascade && note.relationships.first?.inverse == "notes")
    #expect(note.uniqueness == [["title"]])
    let folder = try #require(model.entity("Folder"))
    #expect(folder.className == nil && folder.relationships[0].isToMany && folder.relationships[0].isOrdered)
    let memo = try #require(model.entity("Memo"))
    #expect(model.ancestry(of: memo).map(\.name) == ["Note", "Memo"])
    #expect(model.requests == [DataModel.Request(name: "All", entity: "Note", predicate: "rank > 1")])
  }

  @Test(
    "a model that is cut off or no model has one sentence and no entities",
    arguments: [
      ("<model><entity name=\"A\">", "can not be read: its XML is cut off or broken."),
      ("<model><entity name=\"A", "can not be read: its XML is cut off or broken."),
      ("<model><a></b></model>", "can not be read: its XML is cut off or broken."),
      ("<plist></plist>", "is no data model of Xcode's: it has no <model>."), ("", "is no data model"),
    ])
  func broken(text: String, sentence: String) {
    let model = DataModel(Array(text.utf8), named: "Shop")
    #expect(model.entities.isEmpty && model.problems.count == 1)
    #expect(model.problems.first?.hasPrefix("The data model Shop \(sentence)") ?? false, "\(model.problems)")
  }

  @Test("what names nothing, or is there twice, is left out and told")
  func mended() {
    let model = model(
      """
      <entity name="A"><attribute name="a" attributeType="Colour"/><attribute name="b"/>
        <relationship name="c" destinationEntity="Nowhere"/><relationship name="d"/>
        <attribute name="e" attributeType="Date"/><attribute name="e" attributeType="Date"/>
        <relationship name="f" destinationEntity="A" inverseName="gone"/></entity>
      <entity name="A"/><entity name="B" parentEntity="Nowhere"/>
      """)
    #expect(model.entities.map(\.name) == ["A", "B"])
    #expect(model.entities[0].attributes.map(\.name) == ["e"] && model.entities[1].parent == nil)
    #expect(
      model.entities[0].relationships.map(\.name) == ["f"]
        && model.entities[0].relationships[0].inverse == nil)
    #expect(
      model.problems == [
        "The attribute a of A in the data model Shop has the type Colour, which Core Data does not know. Choose its type in Xcode.",
        "The attribute b of A in the data model Shop has no type. Choose its type in Xcode.",
        "The data model Shop has two entities of the name A; the first one counts. Rename one of them.",
        "The entity A of the data model Shop has two properties of the name e; the first one counts. Rename one of them.",
        "The relationship c of A in the data model Shop leads to Nowhere, which is not in it. Choose its destination in Xcode.",
        "The relationship d of A in the data model Shop leads nowhere. Choose its destination in Xcode.",
        "The entity B of the data model Shop has the parent Nowhere, which is not in it. Choose another parent.",
      ])
  }

  @Test("parents that go round in a circle are none, and the ones below keep theirs")
  func circle() {
    let model = model(
      "<entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/><entity name='C' parentEntity='A'/>"
    )
    #expect(model.entities.map(\.parent) == [nil, nil, "A"])
    #expect(
      model.problems == [
        "The parents of the entity A in the data model Shop go round in a circle: A, B. Take one of the parents away."
      ])
  }

  @Test("of several versions the one that the folder names counts, and else the first")
  func versions() {
    func model(_ current: String?) -> DataModel {
      DataModelFolder(
        path: "/x/Shop.xcdatamodeld",
        names: { _ in ["Shop 2.xcdatamodel", ".xccurrentversion", "Shop.xcdatamodel"] },
        data: { path in
          if path.hasSuffix(".xccurrentversion") {
            let list = "<plist><dict><key>_XCCurrentVersionName</key><string>"
            return current.map { Data("\(list)\($0)</string></dict></plist>".utf8) }
          }
          return Data("<model><entity name='\(path.split(separator: "/")[2])'/></model>".utf8)
        }
      ).model
    }
    #expect(model("Shop.xcdatamodel").entities.map(\.name) == ["Shop.xcdatamodel"])
    #expect(model("Gone.xcdatamodel").entities.map(\.name) == ["Shop 2.xcdatamodel"])
    #expect(model(nil).entities.map(\.name) == ["Shop 2.xcdatamodel"])
    let empty = DataModelFolder(path: "Shop.xcdatamodel", names: { _ in [] }, data: { _ in nil }).model
    #expect(empty.problems.first?.hasPrefix("The data model Shop has no contents") ?? false)
  }
}
