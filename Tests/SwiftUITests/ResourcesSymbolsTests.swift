import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews
import TestLayers
import Testing

@testable import SwiftUI

@Suite("Free symbols")
struct ResourcesSymbolsTests {
  @Test("the table is sorted and names each symbol once")
  func sorted() {
    let names = SymbolTable.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
    #expect(names.count > 1000)
  }

  @Test("the program has the whole file of symbols, and finds each line by its name")
  func whole() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SwiftUI/Resources/Symbols/symbols.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(SymbolTable.text == text)
    let names = text.split(separator: "\n").map { line in String(line.prefix { $0 != " " }) }
    let lost = names.filter { SymbolTable.recipe($0) == nil }
    #expect(lost.isEmpty)
    #expect(SymbolTable.names == names.filter { !$0.hasPrefix("_") })
  }

  @Test("every symbol has a path inside its square, and is not small, except where a recorded size is wider")
  func inside() {
    #expect(Resources.missingSymbolPackages.isEmpty)
    let wide: Set<String> = ["speaker.2", "calendar.badge.clock", "calendar.badge.clock.rtl"]
    for name in Resources.symbolNames {
      guard let symbol = SymbolLibrary.shared.symbol(name) else {
        Issue.record("\(name) has no path")
        continue
      }
      let box = symbol.path.boundingRect
      let isInside = box.minX >= 0 && box.minY >= 0 && box.maxX <= symbol.size && box.maxY <= symbol.size
      #expect(isInside || wide.contains(name), "\(name) \(box)")
      #expect(max(box.width, box.height) >= symbol.size * 0.4, "\(name) \(box)")
    }
  }

  @Test(
    "two libraries draw the same",
    arguments: ["bell.slash.fill", "person.circle", "gearshape", "a.circle.fill"])
  func deterministic(name: String) throws {
    let one = try #require(SymbolLibrary().symbol(name))
    #expect(SymbolLibrary().symbol(name)?.path == one.path)
  }

  @Test("letters and numbers up to 50 stand in circles and squares")
  func letters() {
    let known = ["a.circle", "z.square.fill", "0.circle.fill", "50.square"]
    #expect(!known.isEmpty && known.allSatisfy { SymbolLibrary.shared.symbol($0) != nil })
  }

  @Test(
    "a name that is not known has no symbol",
    arguments: [
      "", "no.such.symbol", "_slash", "51.circle", "07.circle", "A.circle", "aa.circle", ".circle", "a",
    ])
  func unknown(name: String) {
    #expect(SymbolLibrary.shared.symbol(name) == nil)
  }

  @Test(
    "a filled circle has its content cut out", .tags(.slow),
    arguments: [
      "plus", "questionmark", "arrow.clockwise", "heart", "phone", "arrow.uturn.backward", "lightbulb",
      "flame",
    ])
  func cutOut(name: String) throws {
    let whole = try #require(SymbolLibrary.shared.symbol(name + ".circle.fill")).path
    let parts = try #require(SymbolTable.recipe(name + ".circle.fill"))
    let content = try #require(SymbolLibrary().outline(of: parts[1], weight: SymbolLibrary.weight, depth: 0))
    let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20))
    var wrong = 0
    for x in 0..<48 {
      for y in 0..<48 {
        let point = CGPoint(x: CGFloat(x) / 2 + 0.11, y: CGFloat(y) / 2 + 0.07)
        if whole.contains(point) != (disc.contains(point) && !content.contains(point)) { wrong += 1 }
      }
    }
    // Chords leave a few of the 2304 points on the other side of a curve.
    #expect(wrong <= 6)
  }

  @Test("a path less itself is nothing, and less something elsewhere is the same area")
  func subtraction() {
    let square = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    func rest(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
      square.subtracting(Path(CGRect(x: x, y: y, width: side, height: side)))
    }
    #expect(square.subtracting(square).isEmpty)
    // Clockwise, as what is cut into later has to be.
    #expect(rest(10, 2, 4).signedArea == 16)
    #expect(rest(4, 0, 9).signedArea == 8)
    #expect(rest(3, 3, 2).signedArea == 12)
  }

  @Test(
    "words that are no part are refused",
    arguments: [
      "", "cut", "mdi", "@", "blob x", "@circle q1", "@circle s0", "dot 1 2", "ring a b c", "box 1 2 3 4",
    ])
  func badParts(text: String) {
    #expect(SymbolPart(text[...]) == nil)
  }
}
