#if PLUMB_MODULE
  @_exported import GameplayKit
  @_exported import PlumbUIKit
#endif
