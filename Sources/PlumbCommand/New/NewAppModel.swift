/// The model of a new app, and its tests.
extension NewApp {
  static let day = #"""
    import Foundation
    import Observation

    /// What is to be done today. It is saved with every change.
    @MainActor @Observable final class Day {
      struct Item: Identifiable, Codable, Equatable {
        var id = UUID()
        var title: String
        var isDone = false
      }

      private(set) var items: [Item] { didSet { save() } }
      private let defaults: UserDefaults?

      /// A day that is not saved, for previews and tests.
      init(_ items: [Item] = []) {
        self.items = items
        defaults = nil
      }

      init(savedIn defaults: UserDefaults) {
        let data = defaults.data(forKey: "day") ?? Data()
        items = (try? JSONDecoder().decode([Item].self, from: data)) ?? []
        self.defaults = defaults
      }

      var doneCount: Int { items.count { $0.isDone } }

      /// The part that is done, from 0 to 1.
      var progress: Double { items.isEmpty ? 0 : Double(doneCount) / Double(items.count) }

      /// Adds an item at the end. A title of spaces adds nothing.
      func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        if !title.isEmpty { items.append(Item(title: title)) }
      }

      func toggle(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
      }

      func remove(at offsets: IndexSet) {
        for index in offsets.sorted(by: >) { items.remove(at: index) }
      }

      private func save() {
        defaults?.set(try? JSONEncoder().encode(items), forKey: "day")
      }
    }

    """#

  static func tests(_ code: String) -> String {
    #"""
    import SwiftUI
    import Testing

    @testable import \#(code)

    @MainActor struct \#(code)Tests {
      @Test("a title is kept without the spaces around it, and spaces alone are no title")
      func titles() {
        let day = Day()
        day.add("  Bread ")
        day.add("   ")
        #expect(day.items.map(\.title) == ["Bread"])
      }

      @Test("the day is done when each of its items is")
      func progress() {
        let day = Day([.init(title: "Bread"), .init(title: "Lemons")])
        #expect(day.progress == 0)
        day.toggle(day.items[0])
        #expect(day.progress == 0.5)
        day.toggle(day.items[1])
        #expect(day.progress == 1)
      }

      @Test("what was saved is there again")
      func saving() throws {
        let name = "\#(code)Tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        Day(savedIn: defaults).add("Bread")
        #expect(Day(savedIn: defaults).items.map(\.title) == ["Bread"])
      }

      @Test("a long title gets more lines, and stays within the width")
      func layout() {
        let short = size(of: ItemRow(item: .init(title: "Bread")) {}, width: 280)
        let long = size(
          of: ItemRow(item: .init(title: "Bread, lemons, coffee, and what else the tomatoes need")) {}, width: 280)
        #expect(long.height > short.height)
        #expect(long.width <= 280)
      }

      /// The size of a view that is offered a width.
      private func size(of view: some View, width: CGFloat) -> CGSize {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        var size = CGSize.zero
        renderer.render { answer, _ in size = answer }
        return size
      }
    }

    """#
  }
}
