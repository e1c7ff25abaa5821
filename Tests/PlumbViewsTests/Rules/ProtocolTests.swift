import PlumbTesting
import SwiftUI
import Testing
