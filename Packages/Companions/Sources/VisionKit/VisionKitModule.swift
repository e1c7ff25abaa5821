#if PLUMB_MODULE
  @_exported import PlumbUIKit
  @_exported import Vision
#endif
