// What a file sees that says `import SwiftUI`: as on Apple's systems, Combine, Foundation and Observation come along.
@_exported import Combine
@_exported import Foundation
// On Apple's systems `URLSession` and its kin are part of Foundation.
@_exported import FoundationNetworking
@_exported import Observation
@_exported import PlumbControls
@_exported import PlumbViews

#if UIKit
  @_exported import PlumbUIKit
#endif
