import CommandTesting
import Foundation
import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

@Suite("Numbers that are none, and many of them", .timeLimit(.minutes(6)))
struct NumberTests {
  @Test("a number that is none is told with its view, wherever it stands, and a large one as it was written")
  func told() throws {
    let command = try Command(
      """
      struct Odd: View {
        let none = Double.nan
        @State private var value = Double.nan
        var body: some View {
          VStack {
            Color.red.frame(height: -1e308)
            Color.red.rotationEffect(.degrees(none)).scaleEffect(none).blur(radius: none)
            Color.red.aspectRatio(none, contentMode: .fit)
            Circle().trim(from: none, to: none).stroke(style: StrokeStyle(lineWidth: 2, dash: [none]))
            LinearGradient(stops: [.init(color: .red, location: none)], startPoint: .top, endPoint: .bottom)
            Slider(value: $value, in: 2...3)
            Gauge(value: none) { Text("") }
            ProgressView(value: none)
          }
        }
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("render", "View.swift", "-o", "a.png")
    #expect(answer.status == 0, "\(answer)")
    for words in [
      "a frame of height -1e+308 is not possible; 0 is used.",
      "a rotation of degrees NaN is not possible; 0 is used.", "a scale of x NaN is", "a scale of y NaN is",
      "a blur of radius NaN is", "a ratio of NaN is", "Odd: a trim from NaN is",
      "Odd: a trim to NaN is not possible; 1 is used.", "Odd: a dash of NaN is",
      "Odd: a gradient's stop at NaN is", "a Slider's value of NaN is not possible; 2 is used.",
      "Odd: a Gauge's value of NaN is", "Odd: a ProgressView's value of NaN is",
    ] {
      #expect(answer.error.contains(words), "\(words)\n\(answer.error)")
    }
  }

  @Test("a gradient around a point has any angles and any centre")
  @MainActor func angles() throws {
    let numbers: [CGFloat] = [0, .nan, .infinity, 1e308, -1e308, 1e19, -1e-300]
    for start in numbers {
      for end in numbers {
        for x in [0.5, 1e308, .infinity, .nan] as [CGFloat] {
          let gradient = AngularGradient(
            gradient: Gradient(colors: [.red, .blue]), center: UnitPoint(x: x, y: 0.5),
            startAngle: .radians(Double(start)), endAngle: .radians(Double(end)))
          let list = Stage(size: ProposedViewSize(width: 4, height: 4), scale: 1).show(gradient).displayList()
          #expect(try list.pngData(scale: 1).count > 50, "\(start) \(end) \(x)")
        }
      }
    }
  }

  @Test("however many stops a gradient has, those that are drawn are few, in order, and with its ends")
  func stops() throws {
    for count in [2, 300, 4000, 100_000] {
      let stops = (0..<count).map { index in
        let share = Float(index) / Float(count - 1)
        return Paint.Stop(
          color: ResolvedColor(red: share, green: 1 - share, blue: 0), location: CGFloat(share))
      }
      let drawn = stops.subdivided()
      #expect(drawn.count >= min(count, 4000) && drawn.count <= 12_500, "\(count) \(drawn.count)")
      #expect(drawn.first?.color == stops.first?.color && drawn.last?.color == stops.last?.color)
      #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0.location <= $1.location })
      for share in [0.25, 0.5, 0.75] {
        let color = drawn.color(at: share)
        #expect(abs(color.red - stops.color(at: share).red) < 0.02)
      }
    }
  }
}
