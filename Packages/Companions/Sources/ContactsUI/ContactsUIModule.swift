#if PLUMB_MODULE
  @_exported import Contacts
  @_exported import Foundation
  @_exported import PlumbUIKit
#endif
