import Testing

@testable import PlumbCompanions

@Suite("Kinds of places") struct PointOfInterestTests {
  // developer.apple.com/documentation/mapkit/mkpointofinterestcategory lists the kinds. Public apps cut "MKPOICategory" from the
  // raw values, and expect "MKPOICategoryRestaurant", "MKPOICategoryEVCharger" and "MKPOICategoryATM".
  @Test("have the names of Apple's constants")
  func names() {
    let kinds: [MKPointOfInterestCategory] = [
      .university, .restaurant, .evCharger, .atm, .fitnessCenter, .rvPark, .volleyball,
    ]
    #expect(
      kinds.map(\.rawValue)
        == [
          "University", "Restaurant", "EVCharger", "ATM", "FitnessCenter", "RVPark", "Volleyball",
        ].map { "MKPOICategory\($0)" })
  }
}
