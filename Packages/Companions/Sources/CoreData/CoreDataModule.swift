#if PLUMB_MODULE
  @_exported import Foundation

  /// Makes the methods of a to-many relationship work, such as `addToNotes(_:)`.
  @attached(body)
  public macro _Calls() = #externalMacro(module: "PlumbMacros", type: "ManagedMacro")
  /// Stores a property among the values of a managed object.
  @attached(accessor)
  public macro _Managed() = #externalMacro(module: "PlumbMacros", type: "ManagedMacro")
#endif
