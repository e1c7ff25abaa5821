#if PLUMB_MODULE
  @_exported import Photos
  @_exported import PlumbUIKit
  @_exported import UniformTypeIdentifiers
#endif
