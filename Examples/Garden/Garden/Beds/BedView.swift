import GardenKit
import Seeds
import SwiftUI

struct BedView: View {
  let bed: Bed

  var body: some View {
    VStack(spacing: 12) {
      Text(bed.seed.name).font(.largeTitle)
      Text("Harvest after \(bed.seed.days) days")
      #if SHOWS_NUMBERS
        Text("Bed \(bed.number)").foregroundStyle(.secondary)
      #endif
    }
    .padding()
  }
}

#Preview("Bed") { BedView(bed: Bed(number: 7, seed: Seed(name: "Leek", days: 120))) }
