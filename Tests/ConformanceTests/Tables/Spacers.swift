import SwiftUI

extension Recorded {
  /// Recorded/Spacers.md#B.
  @AnswerTable static var spacers: [Answer] {
    Answer("56", nil, nil, "48x20") { between(Spacer()) }
    Answer("56 vertical", nil, nil, "20x48") {
      VStack(spacing: 0) {
        fix("a")
        Spacer()
        fix("b")
      }
    }
    Answer("58", nil, nil, "70x20 s(20,_ 30x0)") { between(Spacer(minLength: 30)) }
    Answer("59", 200, 50, "200x20 a<-96x50 b(180,0)") { between(Spacer()) }
    Answer("61", 200, nil, "200x20 a<-142x_ a(90,0) s(0,_ 90x_) r(110,_ 90x_)") {
      HStack(spacing: 0) {
        Spacer(minLength: 50).named("s")
        fix("a")
        Spacer().named("r")
      }
    }
    Answer("62", 100, 50, "100x20 a(80,0)") {
      HStack(spacing: 0) {
        Spacer()
        fix("a")
      }
    }
    Answer("62 vertical", 100, 50, "20x50 a(0,30)") {
      VStack(spacing: 0) {
        Spacer()
        fix("a")
      }
    }
    Answer("64", 100, 50, "100x50") { Spacer() }
    Answer("64 ideal", nil, nil, "8x8") { Spacer() }
    Answer("64 ZStack", 100, 50, "100x50") { ZStack { Spacer() } }
    Answer("65 zero", 0, 0, "12x12 priority=-inf") { Spacer(minLength: 12) }
    Answer("65 unspecified", nil, nil, "12x12") { Spacer(minLength: 12) }
    Answer("65 infinity", .infinity, .infinity, "infxinf") { Spacer(minLength: 12) }
    Answer("67", 200, nil, "50x20 b(30,0)") { between(Spacer().frame(width: 10)) }
    Answer("67 padding", 200, nil, "200x20 a<-66.67x_ b(180,0)") { between(Spacer().padding(5)) }
    Answer("68 ZStack", 200, 50, "200x50 s(20,0 160x50)") { between(ZStack { Spacer() }) }
    Answer("68 aspectRatio", 200, 50, "90x20") { between(Spacer().aspectRatio(1, contentMode: .fit)) }
    Answer("68 fixedSize", 200, 50, "48x20") { between(Spacer().fixedSize()) }
    Answer("68 maxWidth", 200, 50, "200x20 a<-66.67x50") { between(Spacer().frame(maxWidth: .infinity)) }
    Answer("70 between", 200, nil, "200x20 a(0,0) b(90,0) c(180,0)") {
      HStack(spacing: 0) {
        fix("a")
        Spacer(minLength: 0)
        fix("b")
        Spacer(minLength: 0)
        fix("c")
      }
    }
    Answer("70 evenly", 200, nil, "200x20 a(35,0) b(90,0) c(145,0)") {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        fix("a")
        Spacer(minLength: 0)
        fix("b")
        Spacer(minLength: 0)
        fix("c")
        Spacer(minLength: 0)
      }
    }
    Answer("70 around", 200, nil, "200x20 a(23.33,0) b(90,0) c(156.67,0)") {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        fix("a")
        Spacer(minLength: 0)
        Spacer(minLength: 0)
        fix("b")
        Spacer(minLength: 0)
        Spacer(minLength: 0)
        fix("c")
        Spacer(minLength: 0)
      }
    }
    Answer("71", 50, nil, "80x10 a(0,0) b(30,0) c(60,0)") {
      HStack(spacing: 0) {
        fix("a", 20, 10)
        Spacer(minLength: 10)
        fix("b", 20, 10)
        Spacer(minLength: 10)
        fix("c", 20, 10)
      }
    }
    Answer("71 mixed minima", 200, nil, "200x20 a(53.33,0) b(126.67,0)") {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        fix("a")
        Spacer(minLength: 10)
        fix("b")
        Spacer(minLength: 0)
      }
    }
    Answer("73", nil, nil, "12x12 a(0,0 2x12) b(10,0 2x12) drawn(0,0 12x12) drawn(0,0 2x12) drawn(10,0 2x12)")
    {
      HStack {
        Spacer()
        Color.red.frame(width: 2).named("a")
        Spacer()
        Color.red.frame(width: 2).named("b")
        Spacer()
      }.frame(width: 12, height: 12).background(.white)
    }
    Answer("73 vertical", nil, nil, "12x12 a(0,0 12x2) b(0,10 12x2)") {
      VStack {
        Spacer()
        Color.red.frame(height: 2).named("a")
        Spacer()
        Color.red.frame(height: 2).named("b")
        Spacer()
      }.frame(width: 12, height: 12)
    }
    Answer("74", 0, 0, "80x10") {
      HStack(spacing: 0) {
        fix("a", 40, 10)
        Spacer(minLength: 0)
        fix("b", 40, 10)
      }
    }
    Answer("76", 200, nil, "200x20 a(180,0) o<-180x0 o(80,0 20x20)") {
      HStack(spacing: 0) {
        Spacer().overlay { fix("o") }
        fix("a")
      }
    }
  }

  @MainActor private static func between(_ middle: some View) -> some View {
    HStack(spacing: 0) {
      fix("a")
      middle.named("s")
      fix("b")
    }
  }
}
