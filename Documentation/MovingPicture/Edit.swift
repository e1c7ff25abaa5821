import SwiftUI

/// One picture of the film: the code as far as it is typed, and what it shows since it was last saved.
struct Moment: View {
  let typed: String
  let saved: Saved

  var body: some View {
    HStack(spacing: 0) {
      Code(typed: typed)
      Shown(saved: saved)
        .frame(width: 300, height: 270)
        .background(.white)
    }
    .frame(width: 720, height: 270)
  }
}

/// How many of the edits the shown picture knows.
enum Saved: Int {
  case nothing, spacing, background, shape
}

struct Code: View {
  let typed: String

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line).foregroundStyle(color(of: line))
      }
    }
    .font(.system(size: 14, design: .monospaced))
    .padding(.leading, 22)
    .frame(width: 420, height: 270, alignment: .leading)
    .background(Color(red: 0.11, green: 0.12, blue: 0.15))
  }

  private var lines: [String] {
    [
      "struct Badge: View {", "  var body: some View {", "    HStack {",
      "      Image(systemName: \"bell.fill\")",
    ]
      + ["      Text(\"Three new messages\")", "    }"]
      + typed.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" } + ["  }", "}"]
  }

  private func color(of line: String) -> Color {
    if line.contains("    .") { return Color(red: 0.98, green: 0.78, blue: 0.42) }
    return Color(red: 0.86, green: 0.88, blue: 0.92)
  }
}

struct Shown: View {
  let saved: Saved

  var body: some View {
    let row = HStack {
      Image(systemName: "bell.fill")
      Text("Three new messages")
    }
    switch saved {
    case .nothing: row
    case .spacing: row.padding()
    case .background: row.padding().background(.yellow)
    case .shape: row.padding().background(.yellow, in: .capsule)
    }
  }
}

/// What is typed, a letter a picture, and the picture after each save.
@MainActor enum Film {
  static var moments: [Moment] {
    var (moments, typed, saved) = ([Moment(typed: "", saved: .nothing)], "", Saved.nothing)
    func type(_ text: String) {
      for letter in text {
        typed.append(letter)
        moments.append(Moment(typed: typed + "▏", saved: saved))
      }
    }
    func save(_ next: Saved) {
      saved = next
      moments.append(Moment(typed: typed, saved: saved))
    }
    type(".padding()")
    save(.spacing)
    type("\n.background(.yellow)")
    save(.background)
    typed.removeLast()
    type(", in: .capsule)")
    save(.shape)
    return moments
  }
}

/// All pictures, one below the other: a row of the sheet is a picture of the film.
#Preview("film") {
  VStack(spacing: 0) {
    ForEach(Array(Film.moments.enumerated()), id: \.offset) { $1 }
  }
}
