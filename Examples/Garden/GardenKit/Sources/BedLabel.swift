import Seeds
import SwiftUI

/// The sign in front of a bed.
public struct BedLabel: View {
  private let bed: Bed

  public init(_ bed: Bed) { self.bed = bed }

  public var body: some View {
    HStack {
      Text("\(bed.number)")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(.green, in: Circle())
      Text(bed.seed.title)
    }
  }
}
