#if PLUMB_MODULE
  @_exported import CoreGraphics
  @_exported import struct PlumbDrawing.CATransform3D
  @_exported import func PlumbDrawing.CATransform3DConcat
  @_exported import func PlumbDrawing.CATransform3DGetAffineTransform
  @_exported import let PlumbDrawing.CATransform3DIdentity
  @_exported import func PlumbDrawing.CATransform3DInvert
  @_exported import func PlumbDrawing.CATransform3DIsAffine
  @_exported import func PlumbDrawing.CATransform3DIsIdentity
  @_exported import func PlumbDrawing.CATransform3DMakeAffineTransform
  @_exported import func PlumbDrawing.CATransform3DMakeRotation
  @_exported import func PlumbDrawing.CATransform3DMakeScale
  @_exported import func PlumbDrawing.CATransform3DMakeTranslation
  @_exported import func PlumbDrawing.CATransform3DRotate
  @_exported import func PlumbDrawing.CATransform3DScale
  @_exported import func PlumbDrawing.CATransform3DTranslate
  @_exported import class PlumbUIKit.CAAnimation
  @_exported import enum PlumbUIKit.CAAnimationCalculationMode
  @_exported import protocol PlumbUIKit.CAAnimationDelegate
  @_exported import class PlumbUIKit.CAAnimationGroup
  @_exported import class PlumbUIKit.CABasicAnimation
  @_exported import struct PlumbUIKit.CACornerMask
  @_exported import class PlumbUIKit.CAEmitterCell
  @_exported import class PlumbUIKit.CAEmitterLayer
  @_exported import enum PlumbUIKit.CAEmitterLayerEmitterMode
  @_exported import enum PlumbUIKit.CAEmitterLayerEmitterShape
  @_exported import enum PlumbUIKit.CAEmitterLayerRenderMode
  @_exported import class PlumbUIKit.CAGradientLayer
  @_exported import struct PlumbUIKit.CAGradientLayerType
  @_exported import class PlumbUIKit.CAKeyframeAnimation
  @_exported import class PlumbUIKit.CALayer
  @_exported import struct PlumbUIKit.CALayerContentsGravity
  @_exported import struct PlumbUIKit.CALayerCornerCurve
  @_exported import enum PlumbUIKit.CAMediaTimingFillMode
  @_exported import class PlumbUIKit.CAMediaTimingFunction
  @_exported import enum PlumbUIKit.CAMediaTimingFunctionName
  @_exported import class PlumbUIKit.CAPropertyAnimation
  @_exported import class PlumbUIKit.CAShapeLayer
  @_exported import struct PlumbUIKit.CAShapeLayerLineCap
  @_exported import struct PlumbUIKit.CAShapeLayerLineJoin
  @_exported import class PlumbUIKit.CASpringAnimation
  @_exported import class PlumbUIKit.CATransaction
  @_exported import class PlumbUIKit.CATransition
  @_exported import enum PlumbUIKit.CATransitionSubtype
  @_exported import enum PlumbUIKit.CATransitionType
  @_exported import Foundation
#endif
