extension SymbolTable {
  /// Symbols from `backpack` to `bus.fill`.
  static let namesB = """
    backpack | box 4.8 6.4 19.2 21 4; line M9 6V4.6A2 2 0 0 1 11 2.6H13A2 2 0 0 1 15 4.6V6M8.4 20.8V15.6A1.2 1.2 0 0 1 9.6 14.4H14.4A1.2 1.2 0 0 1 15.6 15.6V20.8M9.4 10.4H14.6
    backpack.fill | solid box 4.8 6.4 19.2 21 4; line M9 6V4.6A2 2 0 0 1 11 2.6H13A2 2 0 0 1 15 4.6V6; cut line M8.4 22V15.6A1.2 1.2 0 0 1 9.6 14.4H14.4A1.2 1.2 0 0 1 15.6 15.6V22M9.4 10.4H14.6
    backward | @forward f
    backward.circle
    backward.circle.fill
    backward.end | @forward.end f
    backward.end.alt | @forward.end.alt f
    backward.end.alt.fill
    backward.end.fill
    backward.fill
    backward.frame | @forward.frame f
    backward.frame.fill
    bag | line M5.2 7.6H18.8L19.8 19.2A1.6 1.6 0 0 1 18.2 20.9H5.8A1.6 1.6 0 0 1 4.2 19.2ZM8.4 10.4V6.6A3.6 3.6 0 0 1 15.6 6.6V10.4
    bag.badge.plus | @bag; cut dot 18.4 6 4.4; @plus s0.34 x6.4 y-6
    bag.circle
    bag.circle.fill
    bag.fill
    bag.fill.badge.plus | @bag.fill; cut dot 18.4 6 4.4; @plus s0.34 x6.4 y-6
    balloon | ring 12 9 6.4; line M12 15.4C12 18 10.6 18.6 11.6 21.4
    balloon.fill | dot 12 9 7.3; line M12 15.4C12 18 10.6 18.6 11.6 21.4
    bandage | line M5.2 13.6 13.6 5.2A3.7 3.7 0 0 1 18.8 10.4L10.4 18.8A3.7 3.7 0 0 1 5.2 13.6Z; dot 12 12 1.2
    bandage.fill
    banknote | box 1.8 6 22.2 18 1.8; ring 12 12 2.7; line M5.4 12H5.5M18.5 12H18.6
    banknote.fill | solid box 1.8 6 22.2 18 1.8; cut dot 12 12 3.2; cut line M5.4 12H5.5M18.5 12H18.6
    barcode | mdi barcode
    barcode.viewfinder | @viewfinder; mdi barcode s0.6
    baseball | @circle; line M5.6 5.6C9.2 9.2 9.2 14.8 5.6 18.4M18.4 5.6C14.8 9.2 14.8 14.8 18.4 18.4
    baseball.fill | @circle.fill; cut line M5.6 5.6C9.2 9.2 9.2 14.8 5.6 18.4M18.4 5.6C14.8 9.2 14.8 14.8 18.4 18.4
    basket | mdi basket-unfill
    basket.fill | mdi basket
    basketball | @circle; line M2.9 12H21.1M12 2.9V21.1M5.6 5.6C9.2 9.2 9.2 14.8 5.6 18.4M18.4 5.6C14.8 9.2 14.8 14.8 18.4 18.4
    basketball.fill | @circle.fill; cut line M1 12H23M12 1V23M5.6 5.6C9.2 9.2 9.2 14.8 5.6 18.4M18.4 5.6C14.8 9.2 14.8 14.8 18.4 18.4
    bathtub | line M2.6 12.4H21.4V14A5 5 0 0 1 16.4 19H7.6A5 5 0 0 1 2.6 14ZM5.4 12V5.6A2.2 2.2 0 0 1 9.8 5.6M6.6 19.4 5.8 21.2M17.4 19.4 18.2 21.2
    bathtub.fill
    battery.0 | @_battery
    battery.0percent | @battery.0
    battery.100 | @_battery; solid box 4.6 9.9 16.6 14.1 .8
    battery.100.bolt | @battery.100; cut @bolt.fill s0.62 x-1.4 w1.4; @bolt.fill s0.62 x-1.4
    battery.100percent | @battery.100
    battery.100percent.bolt | @battery.100.bolt
    battery.25 | @_battery; solid box 4.6 9.9 7.2 14.1 .8
    battery.25percent | @battery.25
    battery.50 | @_battery; solid box 4.6 9.9 10.4 14.1 .8
    battery.50percent | @battery.50
    battery.75 | @_battery; solid box 4.6 9.9 13.4 14.1 .8
    battery.75percent | @battery.75
    beach.umbrella | mdi beach
    beach.umbrella.fill | mdi beach
    bed.double | line M2.6 19.4V14.4A2.4 2.4 0 0 1 5 12H19A2.4 2.4 0 0 1 21.4 14.4V19.4M2.6 17H21.4M5 12V7.4A2 2 0 0 1 7 5.4H17A2 2 0 0 1 19 7.4V12M8 12V10.4H11V12M13 12V10.4H16V12
    bed.double.circle | @circle; @bed.double.fill s0.58
    bed.double.fill | line M2.6 19.4V14.4M21.4 14.4V19.4; area M1.7 17.9V14.4A3.3 3.3 0 0 1 5 11.6H19A3.3 3.3 0 0 1 22.3 14.4V17.9Z; area M4.1 11V7.4A2.9 2.9 0 0 1 7 4.5H17A2.9 2.9 0 0 1 19.9 7.4V11H17V9.6H13V11H11V9.6H7V11Z
    bell | line M12 3.4A5.8 5.8 0 0 1 17.8 9.2V13.4C17.8 14.6 19.6 15.4 19.6 16.6A.8.8 0 0 1 18.8 17.4H5.2A.8.8 0 0 1 4.4 16.6C4.4 15.4 6.2 14.6 6.2 13.4V9.2A5.8 5.8 0 0 1 12 3.4ZM9.6 20.4C10.6 21.6 13.4 21.6 14.4 20.4
    bell.and.waves.left.and.right | @bell s0.72; line M3.6 6A8 8 0 0 0 3.6 15M20.4 6A8 8 0 0 1 20.4 15
    bell.and.waves.left.and.right.fill | @bell.fill s0.72; line M3.6 6A8 8 0 0 0 3.6 15M20.4 6A8 8 0 0 1 20.4 15
    bell.badge | @bell; cut dot 17.6 5.6 4.6; dot 17.6 5.6 3.1
    bell.badge.fill | @bell.fill; cut dot 17.6 5.6 4.6; dot 17.6 5.6 3.1
    bell.circle
    bell.circle.fill
    bell.fill
    bell.slash
    bell.slash.fill
    bicycle | mdi bike
    bicycle.circle
    bicycle.circle.fill
    binoculars | mdi binoculars
    binoculars.fill | mdi binoculars
    bird | mdi duck
    bird.fill | mdi duck
    birthday.cake | mdi cake-variant
    birthday.cake.fill | mdi cake-variant
    bitcoinsign | text ₿
    bitcoinsign.circle
    bitcoinsign.circle.fill
    bold | mdi format-bold
    bold.italic.underline | mdi format-text
    bolt | line M13.8 2.6 4.8 13.6H11L9.6 21.4 19.2 10H12.6Z
    bolt.badge.clock | @bolt
    bolt.car | mdi car
    bolt.car.fill | mdi car
    bolt.circle
    bolt.circle.fill
    bolt.fill
    bolt.heart | mdi heart-outline; @bolt.fill s0.44 y0.4
    bolt.heart.fill | mdi heart; cut @bolt.fill s0.44 y0.4
    bolt.horizontal | @bolt r90
    bolt.horizontal.circle | @circle; @bolt.fill s0.58 r90
    bolt.horizontal.fill
    bolt.slash
    bolt.slash.fill
    bolt.square
    bolt.square.fill
    book | line M12 6.2C9.6 4.4 6 4 2.6 4.6V18.4C6 17.8 9.6 18.2 12 20C14.4 18.2 18 17.8 21.4 18.4V4.6C18 4 14.4 4.4 12 6.2ZM12 6.2V20
    book.circle
    book.circle.fill
    book.closed | line M19 17.4H7A2.2 2.2 0 0 0 7 21.4H19V2.8H7A2.2 2.2 0 0 0 4.8 5V19.2
    book.closed.fill | solid box 4.8 2.8 19.2 21.2 2; cut line M7.4 18H21
    book.fill | solid line M12 6.2C9.6 4.4 6 4 2.6 4.6V18.4C6 17.8 9.6 18.2 12 20C14.4 18.2 18 17.8 21.4 18.4V4.6C18 4 14.4 4.4 12 6.2Z; cut line M12 7V22
    book.pages | @book
    book.pages.fill | @book.fill
    bookmark | line M6.6 2.8H17.4A1.2 1.2 0 0 1 18.6 4V21L12 15.8 5.4 21V4A1.2 1.2 0 0 1 6.6 2.8Z
    bookmark.circle
    bookmark.circle.fill
    bookmark.fill
    bookmark.slash
    bookmark.slash.fill
    bookmark.square
    bookmark.square.fill
    books.vertical | box 3 4 7.6 20.4 1; box 7.6 4 12.2 20.4 1; line M14 5.4 17.6 4.4 21.4 19 17.8 20Z
    books.vertical.fill
    box.truck | mdi truck
    box.truck.fill | mdi truck
    brain | line M12 5.2A3 3 0 0 0 6.6 6.6A3.4 3.4 0 0 0 5 12.4A3.6 3.6 0 0 0 7.6 18A3 3 0 0 0 12 18.4ZM12 5.2A3 3 0 0 1 17.4 6.6A3.4 3.4 0 0 1 19 12.4A3.6 3.6 0 0 1 16.4 18A3 3 0 0 1 12 18.4Z
    brain.head.profile | mdi face-profile
    briefcase | box 2.4 7.4 21.6 20 2.2; line M8.4 7.2V5.8A1.8 1.8 0 0 1 10.2 4H13.8A1.8 1.8 0 0 1 15.6 5.8V7.2M2.6 13H21.4
    briefcase.circle | @circle; @briefcase.fill s0.56
    briefcase.circle.fill
    briefcase.fill | solid box 2.4 7.4 21.6 20 2.2; line M8.4 7.2V5.8A1.8 1.8 0 0 1 10.2 4H13.8A1.8 1.8 0 0 1 15.6 5.8V7.2; cut area M0 12.6H24V14H0Z
    bubble.left | line M5 3.8H19A2.6 2.6 0 0 1 21.6 6.4V14.2A2.6 2.6 0 0 1 19 16.8H11L6.6 20.8V16.8H5A2.6 2.6 0 0 1 2.4 14.2V6.4A2.6 2.6 0 0 1 5 3.8Z
    bubble.left.and.bubble.right | line M4.4 3.2H13.2A2 2 0 0 1 15.2 5.2V10.4A2 2 0 0 1 13.2 12.4H8.4L4.8 15.4V12.4H4.4A2 2 0 0 1 2.4 10.4V5.2A2 2 0 0 1 4.4 3.2ZM18 8H19.6A2 2 0 0 1 21.6 10V15.4A2 2 0 0 1 19.6 17.4H19.2V20.6L15.4 17.4H12A2 2 0 0 1 10 15.4
    bubble.left.and.bubble.right.fill | area M4.4 2.3H13.2A2.9 2.9 0 0 1 16.1 5.2V10.4A2.9 2.9 0 0 1 13.2 13.3H8.6L5.4 16.1A.8.8 0 0 1 3.9 15.4V13.3A2.9 2.9 0 0 1 1.5 10.4V5.2A2.9 2.9 0 0 1 4.4 2.3Z; area M17.7 7.1H19.6A2.9 2.9 0 0 1 22.5 10V15.4A2.9 2.9 0 0 1 20.1 18.3V20.6A.8.8 0 0 1 18.6 21.2L15.2 18.3H12A2.9 2.9 0 0 1 9.2 15L13.2 14.9A4.5 4.5 0 0 0 17.7 10.4Z
    bubble.left.circle
    bubble.left.circle.fill
    bubble.left.fill
    bubble.middle.bottom | line M5 3.8H19A2.6 2.6 0 0 1 21.6 6.4V14.2A2.6 2.6 0 0 1 19 16.8H15L12 20.8 9 16.8H5A2.6 2.6 0 0 1 2.4 14.2V6.4A2.6 2.6 0 0 1 5 3.8Z
    bubble.middle.bottom.fill
    bubble.right | @bubble.left f
    bubble.right.fill
    building | @building.2
    building.2 | line M3.4 20.6V5.2A1.6 1.6 0 0 1 5 3.6H11.4A1.6 1.6 0 0 1 13 5.2V20.6M13 9.6H19A1.6 1.6 0 0 1 20.6 11.2V20.6M2.4 20.6H21.6M6.6 7.6H9.8M6.6 11.6H9.8M6.6 15.6H9.8M16.8 13.4V13.6M16.8 16.8V17
    building.2.crop.circle | @circle; @building.2.fill s0.54
    building.2.crop.circle.fill | @circle.fill; cut @building.2.fill s0.54
    building.2.fill | solid line M3.4 20.6V5.2A1.6 1.6 0 0 1 5 3.6H11.4A1.6 1.6 0 0 1 13 5.2V20.6Z; solid line M14.6 9.6H19A1.6 1.6 0 0 1 20.6 11.2V20.6H14.6Z; cut line M6.6 7.6H9.8M6.6 11.6H9.8M6.6 15.6H9.8M17.6 13.4V13.6M17.6 16.8V17
    building.columns | line M3 9.4 12 3.6 21 9.4ZM5.6 12.4V16.6M9.9 12.4V16.6M14.1 12.4V16.6M18.4 12.4V16.6M3.4 20H20.6
    building.columns.fill
    building.fill | @building.2.fill
    burst | @seal
    burst.fill | @seal.fill
    bus | mdi bus
    bus.doubledecker | mdi bus
    bus.doubledecker.fill | mdi bus
    bus.fill | mdi bus
    """
}
