#if PLUMB_MODULE
  @_exported import CoreGraphics
  @_exported import CoreImage
  @_exported import CoreML
  @_exported import Foundation
  import CoreMedia
#endif
