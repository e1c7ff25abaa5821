#if PLUMB_MODULE
  @_exported import AVFoundation
#endif
