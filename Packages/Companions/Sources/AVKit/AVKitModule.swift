#if PLUMB_MODULE
  @_exported import AVFoundation
  @_exported import Foundation
  @_exported import PlumbUIKit
#endif
