import Synchronization

/// The models that are in use, and the modules whose classes they may mean: a class knows its model only so.
enum KnownModels {
  private struct State {
    var models: [NSManagedObjectModel] = []
    var modules: Set<String> = []
  }
  private static let state = Mutex(State())

  static func add(_ model: NSManagedObjectModel) {
    guard !model.entities.isEmpty else { return }
    state.withLock { $0.models.append(model) }
  }
  /// - Parameter fileID: the place of code that names classes.
  static func add(moduleOf fileID: StaticString) {
    guard let module = "\(fileID)".split(separator: "/").first else { return }
    state.withLock { _ = $0.modules.insert(String(module)) }
  }

  static func add(moduleOf type: NSManagedObject.Type) {
    guard let module = String(reflecting: type).split(separator: ".").first else { return }
    state.withLock { _ = $0.modules.insert(String(module)) }
  }

  /// The kind of a class, in a context's model or the newest one that has it.
  static func entity(of type: AnyClass, in model: NSManagedObjectModel? = nil) -> NSEntityDescription? {
    let name = String(describing: type)
    return models(with: model).lazy.flatMap(\.entities).first { entity in
      entity.managedObjectClassName.split(separator: ".").last.map(String.init) == name
    } ?? entity(named: name, in: model)
  }
  static func entity(named name: String, in model: NSManagedObjectModel? = nil) -> NSEntityDescription? {
    models(with: model).lazy.flatMap(\.entities).first { $0.name == name }
  }
  private static func models(with model: NSManagedObjectModel?) -> [NSManagedObjectModel] {
    model.map { [$0] } ?? state.withLock { $0.models.reversed() }
  }

  /// The class of a name, with or without its module.
  static func type(named name: String) -> NSManagedObject.Type? {
    guard name != "NSManagedObject" else { return nil }
    if name.contains(".") { return NSClassFromString(name) as? NSManagedObject.Type }
    let modules = state.withLock { $0.modules }
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") as? NSManagedObject.Type }.first
  }
}
