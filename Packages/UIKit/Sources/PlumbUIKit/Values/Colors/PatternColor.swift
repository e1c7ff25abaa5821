import PlumbDrawing

extension UIColor {
  /// Creates a colour that repeats an image: the average of the image's pixels here.
  @available(
    *, deprecated,
    message:
      "In Plumb, UIColor(patternImage:) does nothing: a pattern is not a colour here; the average of the image's pixels is used."
  )
  public convenience init(patternImage image: UIImage) {
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    let rgba = image.cgImage?.pixels.rgba ?? []
    for start in stride(from: 0, to: rgba.count - 3, by: 4) {
      let alpha = Int(rgba[start + 3])
      sums.red += Int(rgba[start]) * alpha
      sums.green += Int(rgba[start + 1]) * alpha
      sums.blue += Int(rgba[start + 2]) * alpha
      sums.alpha += alpha
    }
    let weight = Double(max(1, sums.alpha)) * 255
    self.init(
      red: Double(sums.red) / weight, green: Double(sums.green) / weight, blue: Double(sums.blue) / weight,
      alpha: Double(sums.alpha) / Double(max(1, rgba.count / 4)) / 255)
  }
}
