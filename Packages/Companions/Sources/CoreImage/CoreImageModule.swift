#if PLUMB_MODULE
  @_exported import CoreGraphics
  @_exported import Foundation
  import CoreMedia
#endif
