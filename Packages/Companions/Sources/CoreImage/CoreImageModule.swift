#if PLUMB_MODULE
  @_exported import CoreGraphics
  import CoreMedia
#endif
