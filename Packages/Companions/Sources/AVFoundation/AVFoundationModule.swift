#if PLUMB_MODULE
  @_exported import AudioToolbox
  @_exported import CoreMedia
  @_exported import Foundation
  import CoreImage
#endif
