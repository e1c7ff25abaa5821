import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

/// One of every paint, shape and effect, in cells of 90 by 90 points.
func sheet() -> DisplayList {
  let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
  func at(_ column: Int, _ row: Int) -> CGRect {
    CGRect(x: 10 + column * 90, y: 10 + row * 90, width: 70, height: 70)
  }
  var items: [DisplayItem] = []
  func add(_ path: Path, _ paint: Paint) { items.append(.fill(path, paint, FillStyle())) }
  let teal = Paint.color(ResolvedColor(red: 0.1, green: 0.5, blue: 0.6))
  add(Path(roundedRect: at(0, 0), cornerRadius: 20, style: .continuous), teal)
  add(Path(roundedRect: at(1, 0), cornerRadius: 20, style: .circular), teal)
  add(Path(roundedRect: at(2, 0), cornerRadius: 100), teal)
  add(
    Path(roundedRect: at(3, 0), cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 15)), teal)
  add(
    Path(ellipseIn: at(4, 0)),
    .linearGradient(stops, from: CGPoint(x: 370, y: 10), to: CGPoint(x: 440, y: 80)))
  add(Path(at(5, 0)), .angularGradient(stops, center: CGPoint(x: 495, y: 45), start: 0, end: 2 * .pi))
  add(Path(at(0, 1)), .radialGradient(stops, center: CGPoint(x: 45, y: 135), startRadius: 5, endRadius: 35))
  add(
    Path(at(1, 1)),
    .ellipticalGradient(
      stops, in: CGRect(x: 100, y: 110, width: 70, height: 50), center: CGPoint(x: 135, y: 135),
      startRadius: 0, endRadius: 0.5))
  add(
    Path(at(2, 1)),
    .linearGradient(
      [Paint.Stop(color: .clear, location: 0), Paint.Stop(color: red, location: 1)],
      from: CGPoint(x: 190, y: 100), to: CGPoint(x: 260, y: 100)))
  let shadow = ResolvedColor.black.opacity(0.33)
  items.append(
    .group(
      .shadow(shadow, radius: 6, x: 0, y: 3),
      [
        .fill(
          Path(roundedRect: at(3, 1).insetBy(dx: 8, dy: 8), cornerRadius: 10), .color(.white), FillStyle())
      ]))
  items.append(
    .group(
      .blur(radius: 4, isOpaque: false),
      [.fill(Path(at(4, 1).insetBy(dx: 12, dy: 12)), .color(.black), FillStyle())]))
  items.append(
    .group(
      .blur(radius: 4, isOpaque: true),
      [
        .fill(
          Path(at(5, 1).insetBy(dx: 12, dy: 12)),
          .linearGradient(stops, from: CGPoint(x: 460, y: 0), to: CGPoint(x: 530, y: 0)), FillStyle())
      ]))
  var star = Path()
  for index in 0..<5 {
    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
    let point = CGPoint(x: 45 + 35 * cos(angle), y: 225 + 35 * sin(angle))
    if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
  }
  star.closeSubpath()
  items.append(.fill(star, teal, FillStyle(eoFill: true)))
  items.append(.stroke(star.offsetBy(dx: 90, dy: 0), teal, StrokeStyle(lineWidth: 4, lineJoin: .round)))
  items.append(
    .stroke(
      Path(roundedRect: at(2, 2).insetBy(dx: 3, dy: 3), cornerRadius: 12), teal,
      StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6])))
  var wave = Path()
  wave.move(to: CGPoint(x: 285, y: 240))
  wave.addCurve(
    to: CGPoint(x: 345, y: 210), control1: CGPoint(x: 305, y: 170), control2: CGPoint(x: 325, y: 280))
  items.append(
    .stroke(
      wave, .linearGradient(stops, from: CGPoint(x: 285, y: 0), to: CGPoint(x: 345, y: 0)),
      StrokeStyle(lineWidth: 10, lineCap: .round)))
  add(
    wave.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, dash: [16, 14])).offsetBy(dx: 90, dy: 0),
    teal)
  items.append(
    .stroke(
      wave.strokedPath(StrokeStyle(lineWidth: 14, lineJoin: .round)).offsetBy(dx: 180, dy: 0), teal,
      StrokeStyle(lineWidth: 1)))
  let circles: [DisplayItem] = [
    .fill(Path(ellipseIn: CGRect(x: 10, y: 280, width: 45, height: 45)), .color(red), FillStyle()),
    .fill(Path(ellipseIn: CGRect(x: 35, y: 280, width: 45, height: 45)), .color(blue), FillStyle()),
  ]
  items.append(.group(.opacity(0.5), circles))
  items.append(
    .group(
      .transform(CGAffineTransform(translationX: 90, y: 0)),
      [.group(.layer, [circles[0], .group(.blend(.multiply), [circles[1]])])]))
  items.append(
    .group(
      .transform(CGAffineTransform(translationX: 180, y: 0)), [.group(.color(.hueRotation(1.5)), circles)]))
  items.append(
    .group(
      .transform(CGAffineTransform(translationX: 270, y: 0)),
      [
        .group(
          .mask([
            .fill(
              Path(CGRect(x: 10, y: 270, width: 70, height: 70)),
              .linearGradient(
                [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .clear, location: 1)],
                from: CGPoint(x: 0, y: 280), to: CGPoint(x: 0, y: 325)), FillStyle())
          ]), circles)
      ]))
  items.append(
    .group(
      .transform(CGAffineTransform(translationX: 360, y: 0)),
      [.group(.clip(Path(ellipseIn: CGRect(x: 15, y: 270, width: 50, height: 60)), FillStyle()), circles)]))
  items.append(
    .group(
      .transform(CGAffineTransform(translationX: 450, y: 0)),
      [.group(.layer, [circles[0], .group(.blend(.destinationOut), [circles[1]])])]))
  items.append(.glyphs(run("abc", glyphs: [1, 2, 9], size: 14), at: CGPoint(x: 10, y: 370), .color(.black)))
  let pixels = PixelImage(
    width: 2, height: 2, rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 128])
  items.append(
    .image(
      DrawnImage(pixels: pixels, rect: CGRect(x: 100, y: 355, width: 40, height: 40), interpolation: .none)))
  items.append(.image(DrawnImage(pixels: pixels, rect: CGRect(x: 190, y: 355, width: 40, height: 40))))
  items.append(
    .image(DrawnImage(pixels: pixels, rect: CGRect(x: 280, y: 355, width: 40, height: 40), tint: .color(red)))
  )
  return DisplayList(size: CGSize(width: 550, height: 410), items: items)
}
