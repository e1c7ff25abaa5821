#if PLUMB_MODULE
  @_exported import Foundation
#endif
