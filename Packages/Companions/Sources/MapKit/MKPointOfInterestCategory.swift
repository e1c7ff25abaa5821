/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a kind in Apple's SDK is that of its constant, shortened.
  private init(_ name: String) { self.init(rawValue: "MKPOICategory\(name)") }
}

extension MKPointOfInterestCategory {
  /// An airport.
  public static let airport = Self("Airport")
  /// An amusement park.
  public static let amusementPark = Self("AmusementPark")
  /// A service for animals.
  public static let animalService = Self("AnimalService")
  /// An aquarium.
  public static let aquarium = Self("Aquarium")
  /// A cash machine.
  public static let atm = Self("ATM")
  /// A garage that repairs cars.
  public static let automotiveRepair = Self("AutomotiveRepair")
  /// A bakery.
  public static let bakery = Self("Bakery")
  /// A bank.
  public static let bank = Self("Bank")
  /// A place for baseball.
  public static let baseball = Self("Baseball")
  /// A place for basketball.
  public static let basketball = Self("Basketball")
  /// A beach.
  public static let beach = Self("Beach")
  /// A beauty salon.
  public static let beauty = Self("Beauty")
  /// A bowling alley.
  public static let bowling = Self("Bowling")
  /// A brewery.
  public static let brewery = Self("Brewery")
  /// A café.
  public static let cafe = Self("Cafe")
  /// A campground.
  public static let campground = Self("Campground")
  /// A place that rents cars.
  public static let carRental = Self("CarRental")
  /// A castle.
  public static let castle = Self("Castle")
  /// A convention centre.
  public static let conventionCenter = Self("ConventionCenter")
  /// A distillery.
  public static let distillery = Self("Distillery")
  /// A charger for electric cars.
  public static let evCharger = Self("EVCharger")
  /// A fairground.
  public static let fairground = Self("Fairground")
  /// A fire station.
  public static let fireStation = Self("FireStation")
  /// A place for fishing.
  public static let fishing = Self("Fishing")
  /// A gym.
  public static let fitnessCenter = Self("FitnessCenter")
  /// A food market.
  public static let foodMarket = Self("FoodMarket")
  /// A fortress.
  public static let fortress = Self("Fortress")
  /// A petrol station.
  public static let gasStation = Self("GasStation")
  /// A golf course.
  public static let golf = Self("Golf")
  /// A go-kart track.
  public static let goKart = Self("GoKart")
  /// A place for hiking.
  public static let hiking = Self("Hiking")
  /// A hospital.
  public static let hospital = Self("Hospital")
  /// A hotel.
  public static let hotel = Self("Hotel")
  /// A place for kayaking.
  public static let kayaking = Self("Kayaking")
  /// A landmark.
  public static let landmark = Self("Landmark")
  /// A laundry.
  public static let laundry = Self("Laundry")
  /// A library.
  public static let library = Self("Library")
  /// A mailbox.
  public static let mailbox = Self("Mailbox")
  /// A marina.
  public static let marina = Self("Marina")
  /// A mini-golf course.
  public static let miniGolf = Self("MiniGolf")
  /// A cinema.
  public static let movieTheater = Self("MovieTheater")
  /// A museum.
  public static let museum = Self("Museum")
  /// A music venue.
  public static let musicVenue = Self("MusicVenue")
  /// A national monument.
  public static let nationalMonument = Self("NationalMonument")
  /// A national park.
  public static let nationalPark = Self("NationalPark")
  /// A club or a bar.
  public static let nightlife = Self("Nightlife")
  /// A park.
  public static let park = Self("Park")
  /// A car park.
  public static let parking = Self("Parking")
  /// A pharmacy.
  public static let pharmacy = Self("Pharmacy")
  /// A planetarium.
  public static let planetarium = Self("Planetarium")
  /// A police station.
  public static let police = Self("Police")
  /// A post office.
  public static let postOffice = Self("PostOffice")
  /// A stop of buses and trains.
  public static let publicTransport = Self("PublicTransport")
  /// A restaurant.
  public static let restaurant = Self("Restaurant")
  /// A toilet.
  public static let restroom = Self("Restroom")
  /// A place for rock climbing.
  public static let rockClimbing = Self("RockClimbing")
  /// A park for mobile homes.
  public static let rvPark = Self("RVPark")
  /// A school.
  public static let school = Self("School")
  /// A skate park.
  public static let skatePark = Self("SkatePark")
  /// A place for skating.
  public static let skating = Self("Skating")
  /// A place for skiing.
  public static let skiing = Self("Skiing")
  /// A soccer pitch.
  public static let soccer = Self("Soccer")
  /// A spa.
  public static let spa = Self("Spa")
  /// A stadium.
  public static let stadium = Self("Stadium")
  /// A shop.
  public static let store = Self("Store")
  /// A place for surfing.
  public static let surfing = Self("Surfing")
  /// A place for swimming.
  public static let swimming = Self("Swimming")
  /// A tennis court.
  public static let tennis = Self("Tennis")
  /// A theatre.
  public static let theater = Self("Theater")
  /// A university.
  public static let university = Self("University")
  /// A volleyball court.
  public static let volleyball = Self("Volleyball")
  /// A winery.
  public static let winery = Self("Winery")
  /// A zoo.
  public static let zoo = Self("Zoo")
}
