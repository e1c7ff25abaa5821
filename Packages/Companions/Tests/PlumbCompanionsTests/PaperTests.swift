import Foundation
import PlumbCompanions
import SwiftUI
import Testing

@Suite("Papers, words and games")
@MainActor struct PaperTests {
  @Test(
    "the pages of a PDF are counted by its text, and what is no PDF is none",
    arguments: [
      ("%PDF-1.4 /Type /Pages /Count 2 /Type /Page /A /Type/Page>>", 2),
      ("%PDF-1.7 /Type /Catalog packed", 1), ("%PDF-1.5 /Type /Pages /Count 12", 12),
      ("%PDF-1.5 /Count 99999999999999999999", 99999),
    ])
  func pages(text: String, count: Int) throws {
    let document = try #require(PDFDocument(data: Data(text.utf8)))
    #expect(document.pageCount == count)
    let last = try #require(document.page(at: count - 1))
    #expect(
      document.index(for: last) == count - 1 && document.page(at: count) == nil
        && document.page(at: -1) == nil)
    #expect(document.dataRepresentation() == Data(text.utf8))
    #expect(
      PDFDocument(data: Data("PDF".utf8)) == nil
        && PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
  }

  @Test("a view of a document goes from page to page, and not further")
  func turning() throws {
    let view = PDFView()
    view.document = PDFDocument(data: Data("%PDF-1.4 /Count 2".utf8))
    #expect(view.currentPage === view.document?.page(at: 0) && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    view.goToNextPage(nil)
    #expect(view.currentPage === view.document?.page(at: 1) && !view.canGoToNextPage)
  }

  @Test("words and sentences are cut at spaces and marks")
  func tokens() {
    let text = "It's 3.5 apples. Really? Yes"
    func parts(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(parts(.word) == ["It's", "3", "5", "apples", "Really", "Yes"])
    #expect(parts(.sentence) == ["It's 3.5 apples. ", "Really? ", "Yes"])
  }

  @Test("a contact has its values as they are written")
  func contact() {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "home")
    #expect((contact.mutableCopy() as? CNMutableContact)?.phoneNumbers.first?.value.stringValue == "1")
  }

  @available(*, deprecated)
  @Test("a record keeps its values, and a cloud without an account is an error")
  func cloud() async {
    let record = CKRecord(recordType: "Fruit", recordID: CKRecord.ID(recordName: "a"))
    record["name"] = "Apple"
    record.setValue(3, forKey: "count")
    #expect(record["name"] as? String == "Apple" && record.value(forKey: "count") as? Int == 3)
    #expect(record.allKeys() == ["count", "name"] && record.recordID == CKRecord.ID(recordName: "a"))
    await #expect(throws: CKError.self) { try await CKContainer.default().publicCloudDatabase.save(record) }
  }

  @Test("a scene begins once, and its nodes are found by name and place")
  func scene() throws {
    final class Counting: SKScene {
      var begins = 0
      override func didMove(to view: SKView) {
        begins += 1
        let box = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        (box.name, box.position) = ("box", CGPoint(x: 50, y: 50))
        addChild(box)
        box.run(.sequence([.moveBy(x: 10, y: 0, duration: 0), .wait(forDuration: 1), .removeFromParent()]))
      }
    }
    let scene = Counting(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .black
    let picture = SpriteView(scene: scene).frame(width: 100, height: 100)
    _ = ImageRenderer(content: picture).cgImage
    _ = ImageRenderer(content: picture).cgImage
    #expect(scene.begins == 1 && scene.view != nil)
    let box = try #require(scene.childNode(withName: "//box"))
    #expect(box.position == CGPoint(x: 60, y: 50) && box.scene === scene)
    #expect(scene.nodes(at: CGPoint(x: 65, y: 55)) == [box] && scene.nodes(at: .zero).isEmpty)
    box.removeFromParent()
    #expect(scene.children.isEmpty && box.parent == nil)
  }
}
