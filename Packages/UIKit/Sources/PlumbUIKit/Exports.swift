// A file that imports only UIKit sees Foundation and the numbers of drawing, as on Apple's systems.
@_exported import Foundation
@_exported import struct PlumbDrawing.CGAffineTransform
@_exported import enum PlumbDrawing.CGLineCap
@_exported import enum PlumbDrawing.CGLineJoin
@_exported import struct PlumbDrawing.CGVector
