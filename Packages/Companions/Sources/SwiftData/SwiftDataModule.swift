#if PLUMB_MODULE
  @_exported import Foundation
  import CoreData

  /// Makes a class a model, whose objects a context keeps.
  @attached(
    member, names: named(_$observationRegistrar), named(_$relationships), named(persistentModelID),
    named(access), named(withMutation), named(shouldNotifyObservers))
  @attached(memberAttribute)
  @attached(extension, conformances: PersistentModel)
  public macro Model() = #externalMacro(module: "PlumbMacros", type: "ModelMacro")
  /// Says how a property is stored.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) = #externalMacro(module: "PlumbMacros", type: "MarkMacro")
  /// Says how a property refers to other models.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
  ) = #externalMacro(module: "PlumbMacros", type: "MarkMacro")
  /// Keeps a property out of the store.
  @attached(peer)
  public macro Transient() = #externalMacro(module: "PlumbMacros", type: "MarkMacro")
  /// Says which properties together are different in each object.
  @freestanding(declaration)
  public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PlumbMacros", type: "MarkMacro")
  /// Says by which properties objects are sought.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PlumbMacros", type: "MarkMacro")
  /// Makes an actor that has its own context.
  @attached(member, names: named(modelContainer), named(modelContext), named(init))
  @attached(extension, conformances: ModelActor)
  public macro ModelActor() = #externalMacro(module: "PlumbMacros", type: "ModelActorMacro")
#endif
