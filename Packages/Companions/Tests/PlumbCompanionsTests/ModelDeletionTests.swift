import Observation
import PlumbCompanions
import Testing

/// What `@Model` writes, which is known only to users' sources.
@Observable private final class Habit: PersistentModel {
  @ObservationIgnored let persistentModelID = PersistentIdentifier(entityName: "Habit")
  @ObservationIgnored private let _$relationships = [
    _ModelRelationship(\Habit.name), _ModelRelationship(\Habit.done, .cascade),
    _ModelRelationship(\Habit.notes),
  ]
  var name = "a"
  var done: [Done] = []
  var notes: [Note]?
  init() {}
}
@Observable private final class Done: PersistentModel {
  @ObservationIgnored let persistentModelID = PersistentIdentifier(entityName: "Done")
  @ObservationIgnored private let _$relationships = [
    _ModelRelationship(\Done.habit), _ModelRelationship(\Done.note, .cascade),
  ]
  var habit: Habit?
  var note: Note?
  init(_ habit: Habit?) { self.habit = habit }
}
@Observable private final class Note: PersistentModel {
  @ObservationIgnored let persistentModelID = PersistentIdentifier(entityName: "Note")
  @ObservationIgnored private let _$relationships = [_ModelRelationship(\Note.habit)]
  /// It has to be there, so nothing takes it out.
  var habit: Habit
  init(_ habit: Habit) { self.habit = habit }
}

@Suite("Deleting a model")
@MainActor struct ModelDeletionTests {
  private let context: ModelContext
  private let habit = Habit()

  init() throws {
    context = try ModelContainer(
      for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
    context.insert(habit)
    for _ in 0..<2 { habit.done.append(Done(habit)) }
    habit.notes = [Note(habit)]
    try context.save()
  }

  private func count<T: PersistentModel>(_: T.Type) throws -> Int {
    try context.fetchCount(FetchDescriptor<T>())
  }

  @Test("takes it out of the arrays and optionals of the others, and whoever observes them is told")
  func nullify() throws {
    let (first, second, note) = (habit.done[0], habit.done[1], try #require(habit.notes?.first))
    (first.note, second.note) = (note, note)
    nonisolated(unsafe) var told = 0
    withObservationTracking {
      _ = habit.done
    } onChange: {
      told += 1
    }
    context.delete(first)
    #expect(habit.done == [second] && told == 1)
    #expect(try count(Note.self) == 0 && second.note == nil && habit.notes == [])
  }

  @Test("deletes with it those to which it leads with the rule of a cascade, and no others")
  func cascade() throws {
    let note = try #require(habit.notes?.first)
    context.delete(habit)
    #expect(try count(Done.self) == 0 && count(Habit.self) == 0 && count(Note.self) == 1)
    #expect(note.habit === habit && note.modelContext === context)
    #expect(habit.isDeleted && habit.done.allSatisfy(\.isDeleted))
  }

  @Test("many at once takes all of them out")
  func many() throws {
    try context.delete(model: Done.self)
    #expect(habit.done.isEmpty)
  }

  @Test("is reverted as a whole, until it is saved")
  func rollback() throws {
    let before = habit.done
    context.delete(before[0])
    context.delete(before[1])
    context.rollback()
    #expect(habit.done == before && before.allSatisfy { $0.modelContext === context })
    context.delete(before[0])
    try context.save()
    context.rollback()
    #expect(habit.done == [before[1]])
  }
}
