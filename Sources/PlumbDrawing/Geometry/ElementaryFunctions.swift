// The only door to the C library's mathematics, so that no other file of the drawing needs an import for it.

import PlumbLayout

private import func Glibc.acos
private import func Glibc.atan2
private import func Glibc.cbrt
private import func Glibc.cos
private import func Glibc.pow
private import func Glibc.sin
private import func Glibc.tan

func sine(_ angle: CGFloat) -> CGFloat { CGFloat(sin(Double(angle))) }
func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(cos(Double(angle))) }
func tangent(_ angle: CGFloat) -> CGFloat { CGFloat(tan(Double(angle))) }
func arcCosine(_ ratio: CGFloat) -> CGFloat { CGFloat(acos(Double(ratio))) }
/// The direction of (x, y), in radians from the positive x axis towards positive y.
func direction(x: CGFloat, y: CGFloat) -> CGFloat { CGFloat(atan2(Double(y), Double(x))) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func cubeRoot(_ value: Double) -> Double { cbrt(value) }
