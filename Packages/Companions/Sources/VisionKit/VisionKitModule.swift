#if PLUMB_MODULE
  @_exported import Foundation
  @_exported import PlumbUIKit
  @_exported import Vision
#endif
