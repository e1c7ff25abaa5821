#if PLUMB_MODULE
  @_exported import PlumbUIKit
  import WebKit
#endif
