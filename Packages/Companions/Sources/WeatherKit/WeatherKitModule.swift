#if PLUMB_MODULE
  @_exported import CoreLocation
  @_exported import Foundation
#endif
