import PlumbGuide
import SwiftUI

struct Album: View {
  @Setting("Least width", [60, 90, 140]) var least: CGFloat = 90

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: least))]) {
        ForEach(0..<24) { photo in
          RoundedRectangle(cornerRadius: 10)
            .fill(.orange.opacity(photo.isMultiple(of: 2) ? 0.6 : 0.3))
            .frame(height: 50)
        }
      }
    }
  }
}
