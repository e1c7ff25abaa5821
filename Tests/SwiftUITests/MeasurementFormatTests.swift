import SwiftUI
import Testing

@Suite("Measurements and names of people in words")
struct MeasurementFormatTests {
  private let us = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("a measurement is written in the units of the place")
  func places() {
    let way = Measurement(value: 3, unit: UnitLength.meters)
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(way.formatted(Style(width: .abbreviated, locale: us)) == "9.8 ft")
    #expect(way.formatted(Style(width: .abbreviated, locale: german)) == "3 m")
    #expect(way.formatted(Style(width: .wide, locale: us, usage: .asProvided)) == "3 meters")
    let far = Measurement(value: 12.34, unit: UnitLength.kilometers)
    #expect(far.formatted(Style(width: .wide, locale: us, usage: .road)) == "7.7 miles")
    #expect(far.formatted(Style(width: .narrow, locale: german, usage: .road)) == "12km")
  }

  @Test("a temperature has no space, and its scale can be left out")
  func temperatures() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    typealias Style = Measurement<UnitTemperature>.FormatStyle
    #expect(warm.formatted(Style(width: .abbreviated, locale: us)) == "68°F")
    #expect(warm.formatted(Style(width: .wide, locale: german)) == "20 degrees Celsius")
    var bare = Style.measurement(width: .narrow, usage: .weather, hidesScaleName: true)
    bare.locale = us
    #expect(warm.formatted(bare) == "68°")
  }

  @Test("the older formatter writes a unit that is given, or the one of the place")
  func older() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.meters)) == "9.843 ft")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    #expect(
      formatter.string(from: Measurement(value: 2, unit: UnitSpeed.kilometersPerHour))
        == "2 kilometers per hour")
    #expect(formatter.string(from: UnitLength.feet) == "feet")
  }

  @Test(
    "a name is written as far as the style says, and the family comes first where names stand without spaces")
  func names() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    var other = PersonNameComponents()
    (other.givenName, other.familyName) = ("駿", "宮崎")
    #expect(other.formatted() == "宮崎駿" && other.formatted(.name(style: .abbreviated)) == "宮")
  }

  @Test("a name is read from its words")
  func reading() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Ada King Lovelace Jr."))
    #expect(name.namePrefix == "Dr." && name.givenName == "Ada" && name.middleName == "King")
    #expect(name.familyName == "Lovelace" && name.nameSuffix == "Jr.")
    #expect(formatter.personNameComponents(from: "  ") == nil)
    #expect(formatter.string(from: name) == "Ada Lovelace")
  }
}
