#if PLUMB_MODULE
  @_exported import PlumbUIKit
#endif
