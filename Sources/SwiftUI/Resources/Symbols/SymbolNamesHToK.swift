extension SymbolTable {
  /// Symbols from `hammer` to `keyboard.fill`.
  static let namesHToK = """
    hammer | mdi gavel
    hammer.circle
    hammer.circle.fill
    hammer.fill | mdi gavel
    hand.draw | mdi cursor-pointer
    hand.draw.fill | mdi cursor-pointer
    hand.point.down | mdi hand-pointing-right r90
    hand.point.down.fill | mdi hand-pointing-right r90
    hand.point.left | mdi hand-pointing-right f
    hand.point.left.fill | mdi hand-pointing-right f
    hand.point.right | mdi hand-pointing-right
    hand.point.right.fill | mdi hand-pointing-right
    hand.point.up | mdi hand-pointing-right r-90
    hand.point.up.fill | mdi hand-pointing-right r-90
    hand.point.up.left | mdi cursor-pointer
    hand.point.up.left.fill | mdi cursor-pointer
    hand.raised | line M6.6 13.8V7.2A1.4 1.4 0 0 1 9.4 7.2V11M9.4 11V4.2A1.4 1.4 0 0 1 12.2 4.2V10.6M12.2 10.6V4.8A1.4 1.4 0 0 1 15 4.8V11.2M15 11.4V7A1.4 1.4 0 0 1 17.8 7V12.6L19.2 11.2A1.6 1.6 0 0 1 21.6 13.2L17.8 18.4C16.6 20.4 14.6 21.4 12.2 21.4C8.8 21.4 6.6 19 6.6 15.6V13.2
    hand.raised.fill | line M8 13V7.4M10.8 12V4.6M13.6 12V5.2M16.4 13V7.4M20.4 12.6 17 17; area M7.1 11H17.3V14L19 13.8 18.2 18C16.8 20.4 14.8 21.6 12.4 21.6C9 21.6 7.1 19.2 7.1 15.6Z
    hand.raised.slash
    hand.raised.slash.fill
    hand.rays | @hand.raised
    hand.tap | mdi cursor-pointer
    hand.tap.fill | mdi cursor-pointer
    hand.thumbsdown | mdi thumb-down-outline
    hand.thumbsdown.circle.fill
    hand.thumbsdown.fill | mdi thumb-down
    hand.thumbsup | mdi thumb-up-outline
    hand.thumbsup.circle | @circle; mdi thumb-up s0.55
    hand.thumbsup.circle.fill
    hand.thumbsup.fill | mdi thumb-up
    hand.wave | @hand.raised r-18
    hand.wave.fill | @hand.raised.fill r-18
    headphones | line M3.6 15V12.4A8.4 8.4 0 0 1 20.4 12.4V15; solid box 3.2 14.6 6.2 19.8 1.2; solid box 17.8 14.6 20.8 19.8 1.2
    headphones.circle
    headphones.circle.fill
    heart | mdi heart-outline
    heart.circle
    heart.circle.fill
    heart.fill | mdi heart
    heart.slash
    heart.slash.fill
    heart.square
    heart.square.fill
    heart.text.square | @square; mdi heart s0.36 x-3.4 y-3.2; line M13 8.8H17M7 13H17M7 16.4H14
    heart.text.square.fill | @square.fill; cut mdi heart s0.36 x-3.4 y-3.2; cut line M13 8.8H17M7 13H17M7 16.4H14
    hexagon | line M12 2.7 20.2 7.4V16.6L12 21.3 3.8 16.6V7.4Z
    hexagon.fill
    hifispeaker | box 5.4 2.4 18.6 21.6 2; ring 12 14.6 3.8; dot 12 6.8 1.4
    hifispeaker.fill | solid box 5.4 2.4 18.6 21.6 2; cut ring 12 14.6 3.8; cut dot 12 6.8 1.4
    highlighter | mdi marker
    homepod | line M12 3.4C17 3.4 19.4 5.6 19.4 12S17 20.6 12 20.6S4.6 18.4 4.6 12S7 3.4 12 3.4ZM8.6 6.6C10.6 7.6 13.4 7.6 15.4 6.6
    homepod.fill
    hourglass | mdi timer-sand
    hourglass.bottomhalf.filled | mdi timer-sand
    hourglass.circle
    hourglass.circle.fill
    hourglass.tophalf.filled | mdi timer-sand
    house | line M2.4 11.8 12 3.4 21.6 11.8M5.2 10V18.6A1.8 1.8 0 0 0 7 20.4H17A1.8 1.8 0 0 0 18.8 18.6V10M9.8 20V14.6H14.2V20
    house.circle
    house.circle.fill
    house.fill | line M2.4 11.8 12 3.4 21.6 11.8; area M12 4.6 19.7 11.3V18.6A2.7 2.7 0 0 1 17 21.3H7A2.7 2.7 0 0 1 4.3 18.6V11.3Z; cut area M9.8 21.4V15.4A.8.8 0 0 1 10.6 14.6H13.4A.8.8 0 0 1 14.2 15.4V21.4Z
    house.lodge | @house
    humidity | @drop
    humidity.fill | @drop.fill
    hurricane | line M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM8 12A7.6 7.6 0 0 1 15 4.4M16 12A7.6 7.6 0 0 1 9 19.6
    icloud | @cloud
    icloud.and.arrow.down | line M8.4 17H6.6A4.6 4.6 0 0 1 6.2 7.9A6.2 6.2 0 0 1 18.2 9A4.1 4.1 0 0 1 17.8 17H15.6M12 11.4V20.6M8.8 17.8 12 21 15.2 17.8
    icloud.and.arrow.down.fill | @cloud.fill; cut @arrow.down s0.5 y2
    icloud.and.arrow.up | line M8.4 18H6.6A4.6 4.6 0 0 1 6.2 8.9A6.2 6.2 0 0 1 18.2 10A4.1 4.1 0 0 1 17.8 18H15.6M12 21.2V12M8.8 14.8 12 11.6 15.2 14.8
    icloud.and.arrow.up.fill | @cloud.fill; cut @arrow.up s0.5 y2
    icloud.circle
    icloud.circle.fill
    icloud.fill
    icloud.slash
    icloud.slash.fill
    increase.indent | mdi format-indent-increase
    increase.quotelevel | @quote.opening
    indianrupeesign | text ₹
    indianrupeesign.circle
    indianrupeesign.circle.fill
    infinity | line M12 12C9.8 8.8 8.2 7.6 6.4 7.6A4.4 4.4 0 0 0 6.4 16.4C8.2 16.4 9.8 15.2 12 12C14.2 8.8 15.8 7.6 17.6 7.6A4.4 4.4 0 0 1 17.6 16.4C15.8 16.4 14.2 15.2 12 12Z
    infinity.circle
    infinity.circle.fill
    info | dot 12 4.8 1.6; line M9.6 9.8H12.4V19M9 19H15.6
    info.bubble | @bubble.left; @info s0.42 y-1.6
    info.circle
    info.circle.fill
    info.square
    info.square.fill
    inset.filled.rectangle | @rectangle.inset.filled
    internaldrive | box 2.6 6 21.4 18 2.4; dot 17.6 14.8 1.1; line M5.6 14.8H13
    internaldrive.fill | solid box 2.6 6 21.4 18 2.4; cut dot 17.6 14.8 1.1; cut line M5.6 14.8H13
    ipad | box 4 2.4 20 21.6 2.4; line M10.6 19H13.4
    ipad.and.iphone | @ipad
    ipad.landscape | @ipad r90
    iphone | box 6.6 2.2 17.4 21.8 2.6; line M10.6 4.6H13.4
    iphone.circle
    iphone.circle.fill
    iphone.gen3 | @iphone
    iphone.homebutton | @iphone
    iphone.landscape | @iphone r90
    iphone.radiowaves.left.and.right | @iphone s0.8; line M3.6 8A8 8 0 0 0 3.6 16M20.4 8A8 8 0 0 1 20.4 16
    iphone.slash
    italic | mdi format-italic
    key | ring 7.8 16.2 4.6; line M11 13 20.4 3.6M16 8 19 11M18.4 5.6 21 8.2
    key.fill | ring 7.8 16.2 4; ring 7.8 16.2 4.6; ring 7.8 16.2 3.4; line M11 13 20.4 3.6M16 8 19 11M18.4 5.6 21 8.2
    key.horizontal | @key s0.84 r45 x-0.6
    key.horizontal.fill | @key.fill s0.84 r45 x-0.6
    keyboard | box 1.8 5.6 22.2 18.4 2.2; line M5.6 9.4H5.7M9.2 9.4H9.3M12.8 9.4H12.9M16.4 9.4H18.4M5.6 12.2H5.7M9.2 12.2H9.3M12.8 12.2H12.9M16.4 12.2H18.4M7.6 15.2H16.4
    keyboard.chevron.compact.down | @keyboard s0.86 y-2.6; line M8.6 19.2 12 21.2 15.4 19.2
    keyboard.fill | solid box 1.8 5.6 22.2 18.4 2.2; cut line M5.6 9.4H5.7M9.2 9.4H9.3M12.8 9.4H12.9M16.4 9.4H18.4M5.6 12.2H5.7M9.2 12.2H9.3M12.8 12.2H12.9M16.4 12.2H18.4M7.6 15.2H16.4
    """
}
