import SwiftUI

struct NotesView: View {
  @State private var text = "Milk\nBread\nA dozen apples"

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 8) {
        NoteEditor(text: $text)
          .frame(height: 160)
        Text("\(text.split(separator: "\n").count) lines")
          .font(.footnote)
          .foregroundColor(.secondary)
        Spacer()
      }
      .padding()
      .navigationBarTitle("Shopping")
    }
  }
}

/// A text view of UIKit, which tells SwiftUI's state of each change.
struct NoteEditor: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 12
    view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    view.text = text
  }

  class Coordinator: NSObject, UITextViewDelegate {
    var parent: NoteEditor

    init(_ parent: NoteEditor) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
}

struct NotesView_Previews: PreviewProvider {
  static var previews: some View { NotesView() }
}
