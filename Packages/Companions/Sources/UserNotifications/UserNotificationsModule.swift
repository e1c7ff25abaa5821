#if PLUMB_MODULE
  @_exported import CoreLocation
#endif
