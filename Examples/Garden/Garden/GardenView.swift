import GardenKit
import SwiftUI

struct GardenView: View {
  var body: some View {
    NavigationStack {
      List(Bed.all) { bed in
        NavigationLink { BedView(bed: bed) } label: { BedLabel(bed) }
      }
      .navigationTitle("Garden")
    }
  }
}

#Preview("Garden") { GardenView() }
