#if PLUMB_MODULE
  import CoreLocation
#endif
