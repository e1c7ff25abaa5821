#if PLUMB_MODULE
  @_exported import UniformTypeIdentifiers
#endif
