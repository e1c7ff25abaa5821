#if PLUMB_MODULE
  @_exported import AVFoundation
  @_exported import Foundation
#endif
