#if PLUMB_MODULE
  @_exported import AudioToolbox
  @_exported import CoreMedia
  import CoreImage
#endif
