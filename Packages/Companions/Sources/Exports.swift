// A file that imports only one of these modules sees Foundation, as on Apple's systems.
@_exported import Foundation
