#if PLUMB_MODULE
  @_exported import CoreGraphics
#endif
