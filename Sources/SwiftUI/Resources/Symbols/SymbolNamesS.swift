extension SymbolTable {
  /// Symbols from `safari` to `syringe.fill`.
  static let namesS = """
    safari | @circle; line M16.6 7.4 13.6 13.6 7.4 16.6 10.4 10.4Z
    safari.fill | @circle.fill; cut area M17.6 6.4 14 14 6.4 17.6 10 10Z; dot 12 12 1.5
    sailboat | line M11 3V15H3.6ZM14 6.4 20 15H14ZM3 18.4H21L19.4 21H4.6Z
    sailboat.fill
    scalemass | mdi weight
    scalemass.fill | mdi weight
    scanner | mdi printer
    scanner.fill | mdi printer
    scissors | mdi content-cut
    scissors.badge.ellipsis | mdi content-cut
    scooter | mdi motorbike
    scope | ring 12 12 7.8; line M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2
    screwdriver | mdi screwdriver
    screwdriver.fill | mdi screwdriver
    scribble | line M3 9C7 3.6 12 3.6 9.6 9S5.6 17.6 9.4 15.6S17 7.4 18.4 9.8S13.6 19 16.6 19S20 17.6 21 16
    scribble.variable | @scribble
    sdcard | mdi sd
    seal | solid @_seal; solid @_seal r45; cut solid @_seal s0.82; cut solid @_seal s0.82 r45
    seal.fill | solid @_seal; solid @_seal r45
    server.rack | box 3.4 3.6 20.6 8.2 1.4; box 3.4 9.8 20.6 14.4 1.4; box 3.4 16 20.6 20.6 1.4; dot 16.8 5.9 .9; dot 16.8 12.1 .9; dot 16.8 18.3 .9
    shield | line M12 2.9 19.8 5.8V11.2C19.8 16 16.8 19.5 12 21.3C7.2 19.5 4.2 16 4.2 11.2V5.8Z
    shield.fill
    shield.lefthalf.filled | @shield; area M12 3V21C7.2 19.3 4.4 16 4.4 11.2V5.9Z
    shield.slash
    shift | line M12 3 20.5 12H16V20.5H8V12H3.5Z
    shift.fill
    shippingbox | @cube; line M8 5 16.1 9.5
    shippingbox.circle
    shippingbox.fill | @cube.fill
    shower | line M4 21V6.4A3 3 0 0 1 7 3.4H10A3.4 3.4 0 0 1 13.4 6.8M9 10A4.4 4.4 0 0 1 17.8 10ZM10 14V14.4M13.4 14V14.4M16.8 14V14.4M10 18V18.4M13.4 18V18.4M16.8 18V18.4
    shuffle | line M2.8 7.2H6.2L14.6 16.8H20.6M2.8 16.8H6.2L14.6 7.2H20.6M17.6 3.8 21 7.2 17.6 10.6M17.6 13.4 21 16.8 17.6 20.2
    shuffle.circle
    shuffle.circle.fill
    sidebar.leading | @sidebar.left
    sidebar.left | @rectangle; line M9 5.4V18.6M4.8 8.6H6.6M4.8 11.6H6.6
    sidebar.right | @sidebar.left f
    sidebar.squares.left | @sidebar.left
    sidebar.trailing | @sidebar.right
    signature | line M2.6 16.4C6 16.4 9.4 4.6 7.2 4.2C4.8 3.8 5 17 8.4 17C11 17 10.4 11.4 12.4 11.4C14 11.4 12.6 16.8 14.8 16.8C17 16.8 17.2 14.6 21.4 15.2
    signpost.right | mdi directions-fork
    signpost.right.fill | mdi directions-fork
    simcard | mdi sim
    skew | line M7.6 5H21L16.4 19H3Z
    slash.circle | @circle; line M17 7 7 17
    slash.circle.fill | @circle.fill; cut line M17 7 7 17
    slider.horizontal.2.square | @square; line M7 9.4H17M7 14.6H17; dot 14 9.4 1.6; dot 10 14.6 1.6
    slider.horizontal.3 | line M3.2 6H13.2M18 6H20.8M3.2 12H5.6M10.4 12H20.8M3.2 18H13.2M18 18H20.8; ring 15.6 6 2.2; ring 8 12 2.2; ring 15.6 18 2.2
    slider.horizontal.below.rectangle | box 3 3.6 21 13 2; line M3.2 18.6H11M16 18.6H20.8; ring 13.4 18.6 2.2
    slider.vertical.3 | @slider.horizontal.3 r90
    slowmo | @rays
    smallcircle.filled.circle | @circle; dot 12 12 4.5
    smoke | @cloud.fog
    smoke.fill | @cloud.fog.fill
    snowflake | line M12 2.6V21.4M3.9 7.3 20.1 16.7M20.1 7.3 3.9 16.7M9.4 3.8 12 6.4 14.6 3.8M9.4 20.2 12 17.6 14.6 20.2M3.6 10.8 7.1 9.9 6.2 6.3M20.4 13.2 16.9 14.1 17.8 17.7M20.4 10.8 16.9 9.9 17.8 6.3M3.6 13.2 7.1 14.1 6.2 17.7
    snowflake.circle
    snowflake.circle.fill
    soccerball | mdi soccer
    soccerball.inverse | mdi soccer
    sofa | mdi sofa
    sofa.fill | mdi sofa
    sos | text SOS s0.6
    space | line M4 10V15H20V10
    sparkle | area M12 2.4C13 9 14.6 10.8 21.6 12C14.6 13.2 13 15 12 21.6C11 15 9.4 13.2 2.4 12C9.4 10.8 11 9 12 2.4Z
    sparkle.magnifyingglass | @magnifyingglass; @sparkle s0.42 x-1.8 y-1.8
    sparkles | area M9.6 4.6C10.4 10 11.4 11.2 16.6 12.2C11.4 13.2 10.4 14.4 9.6 19.8C8.8 14.4 7.8 13.2 2.6 12.2C7.8 11.2 8.8 10 9.6 4.6Z; area M18 2.4C18.4 5 18.9 5.6 21.4 6.1C18.9 6.6 18.4 7.2 18 9.8C17.6 7.2 17.1 6.6 14.6 6.1C17.1 5.6 17.6 5 18 2.4Z; area M17.8 15.4C18.1 17.5 18.6 18 20.7 18.4C18.6 18.8 18.1 19.3 17.8 21.4C17.5 19.3 17 18.8 14.9 18.4C17 18 17.5 17.5 17.8 15.4Z
    sparkles.rectangle.stack | @rectangle.stack; @sparkle s0.36 y3
    speaker | @_speaker x5.4
    speaker.badge.exclamationmark | @speaker.wave.1
    speaker.circle
    speaker.circle.fill
    speaker.fill
    speaker.minus | @_speaker x1; line M14.6 12H21.4
    speaker.plus | @_speaker x1; line M18 8.6V15.4M14.6 12H21.4
    speaker.slash
    speaker.slash.fill
    speaker.wave.1 | @_speaker x3; @_wave1 x3
    speaker.wave.1.fill | solid @_speaker x3; @_wave1 x3
    speaker.wave.2 | @_speaker x1.5; @_wave1 x1.5; @_wave2 x1.5
    speaker.wave.2.circle | @circle; @speaker.wave.2.fill s0.56
    speaker.wave.2.circle.fill
    speaker.wave.2.fill | solid @_speaker x1.5; @_wave1 x1.5; @_wave2 x1.5
    speaker.wave.3 | @_speaker x-0.6; @_wave1 x-0.6; @_wave2 x-0.6; @_wave3 x-0.6
    speaker.wave.3.fill | solid @_speaker x-0.6; @_wave1 x-0.6; @_wave2 x-0.6; @_wave3 x-0.6
    speedometer | @gauge
    sportscourt | @rectangle; ring 12 12 2.4; line M12 5.2V9.6M12 14.4V18.8
    sportscourt.fill | @rectangle.fill; cut ring 12 12 2.4; cut line M12 5V9.6M12 14.4V19
    square | box 3.3 3.3 20.7 20.7 3
    square.3.layers.3d | @square.stack.3d.up
    square.and.arrow.down | line M8 8.6H6.4A1.8 1.8 0 0 0 4.6 10.4V19.4A1.8 1.8 0 0 0 6.4 21.2H17.6A1.8 1.8 0 0 0 19.4 19.4V10.4A1.8 1.8 0 0 0 17.6 8.6H16M12 2V15M8.2 11.4 12 15.2 15.8 11.4
    square.and.arrow.down.fill | solid box 4.6 8.6 19.4 21.2 1.8; cut line M12 7V15M8.2 11.4 12 15.2 15.8 11.4; line M12 7V2
    square.and.arrow.down.on.square | @square.and.arrow.down
    square.and.arrow.up | line M8 8.6H6.4A1.8 1.8 0 0 0 4.6 10.4V19.4A1.8 1.8 0 0 0 6.4 21.2H17.6A1.8 1.8 0 0 0 19.4 19.4V10.4A1.8 1.8 0 0 0 17.6 8.6H16M12 14.4V2.4M8.2 6 12 2.2 15.8 6
    square.and.arrow.up.circle
    square.and.arrow.up.circle.fill
    square.and.arrow.up.fill | solid box 4.6 8.6 19.4 21.2 1.8; cut line M12 14.4V7; line M12 7V2.4M8.2 6 12 2.2 15.8 6
    square.and.arrow.up.on.square | @square.and.arrow.up
    square.and.line.vertical.and.square | @rectangle.split.2x1
    square.and.pencil | line M12.6 4.6H6.2A2.4 2.4 0 0 0 3.8 7V17.8A2.4 2.4 0 0 0 6.2 20.2H17A2.4 2.4 0 0 0 19.4 17.8V11.4; line M9.6 14.4 10.2 11.8 18.4 3.6A1.2 1.2 0 0 1 20.2 3.6L20.4 3.8A1.2 1.2 0 0 1 20.4 5.6L12.2 13.8Z
    square.dashed | line M3.2 8V6A2.8 2.8 0 0 1 6 3.2H8M16 3.2H18A2.8 2.8 0 0 1 20.8 6V8M20.8 16V18A2.8 2.8 0 0 1 18 20.8H16M8 20.8H6A2.8 2.8 0 0 1 3.2 18V16M11 3.2H13M11 20.8H13M3.2 11V13M20.8 11V13
    square.fill
    square.fill.on.square.fill | solid box 8.4 8.4 20.8 20.8 2; line M5.2 15.6A2 2 0 0 1 3.2 13.6V5.2A2 2 0 0 1 5.2 3.2H13.6A2 2 0 0 1 15.6 5.2
    square.filled.on.square | @square.on.square
    square.grid.2x2 | @_cell x-4.7 y-4.7; @_cell x4.7 y-4.7; @_cell x-4.7 y4.7; @_cell x4.7 y4.7
    square.grid.2x2.fill
    square.grid.3x2 | @_cell s0.7 x-7 y-4; @_cell s0.7 y-4; @_cell s0.7 x7 y-4; @_cell s0.7 x-7 y4; @_cell s0.7 y4; @_cell s0.7 x7 y4
    square.grid.3x2.fill
    square.grid.3x3 | @_cell s0.6 x-6.6 y-6.6; @_cell s0.6 y-6.6; @_cell s0.6 x6.6 y-6.6; @_cell s0.6 x-6.6; @_cell s0.6; @_cell s0.6 x6.6; @_cell s0.6 x-6.6 y6.6; @_cell s0.6 y6.6; @_cell s0.6 x6.6 y6.6
    square.grid.3x3.fill
    square.grid.4x3.fill | @square.grid.3x3.fill
    square.on.circle | box 8.4 8.4 20.8 20.8 2; line M5.6 14.8A6.2 6.2 0 1 1 14.8 5.6
    square.on.square | box 8.4 8.4 20.8 20.8 2; line M5.2 15.6A2 2 0 0 1 3.2 13.6V5.2A2 2 0 0 1 5.2 3.2H13.6A2 2 0 0 1 15.6 5.2
    square.on.square.dashed | @square.on.square
    square.slash
    square.slash.fill
    square.split.1x2 | @square; line M3.3 12H20.7
    square.split.2x1 | @square; line M12 3.3V20.7
    square.split.2x2 | @square; line M12 3.3V20.7M3.3 12H20.7
    square.stack | box 4 8.4 20 21 2.4; line M6 5.6H18M8 2.8H16
    square.stack.3d.down.right | @square.stack.3d.up
    square.stack.3d.up | line M12 3 21 7.8 12 12.6 3 7.8ZM3 12 12 16.8 21 12M3 16.2 12 21 21 16.2
    square.stack.3d.up.fill | solid line M12 3 21 7.8 12 12.6 3 7.8Z; line M3 12 12 16.8 21 12M3 16.2 12 21 21 16.2
    square.stack.fill
    square.text.square | @note.text
    squareshape | @square
    stairs | mdi stairs
    star | mdi star-outline
    star.bubble | @bubble.left; mdi star s0.4 y-1.6
    star.bubble.fill | @bubble.left.fill; cut mdi star s0.4 y-1.6
    star.circle
    star.circle.fill
    star.fill | mdi star
    star.leadinghalf.fill | @star.leadinghalf.filled
    star.leadinghalf.filled | mdi star-half
    star.slash
    star.slash.fill
    star.square
    star.square.fill
    staroflife | line M12 3V21M4.2 7.5 19.8 16.5M19.8 7.5 4.2 16.5
    staroflife.fill | @staroflife
    steeringwheel | @circle; ring 12 12 2.4; line M3 11H9.6M14.4 11H21M12 14.4V21
    sterlingsign | text £
    sterlingsign.circle
    sterlingsign.circle.fill
    stethoscope | line M5.6 3.4H4V9A4.6 4.6 0 0 0 13.2 9V3.4H11.6M8.6 13.6V16A4.8 4.8 0 0 0 18.2 16V12.4; ring 18.2 10.2 2.2
    stop | box 5 5 19 19 2
    stop.circle
    stop.circle.fill
    stop.fill
    stopwatch | ring 12 13.4 7.6; line M12 9V13.4M9.6 2.6H14.4M12 2.6V5.6M18 6.6 19.4 5.2
    stopwatch.fill | dot 12 13.4 8.5; cut line M12 9V13.4; line M9.6 2.6H14.4M12 2.6V5M18.2 6.4 19.4 5.2
    storefront | mdi store
    storefront.fill | mdi store
    strikethrough | mdi format-strikethrough-variant
    studentdesk | mdi chair-school
    suit.club | ring 12 7.2 3.6; ring 7.2 13.4 3.6; ring 16.8 13.4 3.6; line M12 12 10 20.6H14Z
    suit.club.fill | dot 12 7.2 4.4; dot 7.2 13.4 4.4; dot 16.8 13.4 4.4; area M11 11H13L14.6 21.4H9.4Z
    suit.diamond | line M12 2.6 19 12 12 21.4 5 12Z
    suit.diamond.fill
    suit.heart | mdi heart-outline
    suit.heart.fill | mdi heart
    suit.spade | line M12 3C15 7.4 19.6 9.8 19.6 13.6A3.7 3.7 0 0 1 12.4 15L14 20.6H10L11.6 15A3.7 3.7 0 0 1 4.4 13.6C4.4 9.8 9 7.4 12 3Z
    suit.spade.fill
    suitcase | box 2.8 7.4 21.2 20 2.2; line M8.4 7.2V5.8A1.8 1.8 0 0 1 10.2 4H13.8A1.8 1.8 0 0 1 15.6 5.8V7.2M7.2 7.4V20M16.8 7.4V20
    suitcase.fill | solid box 2.8 7.4 21.2 20 2.2; line M8.4 7.2V5.8A1.8 1.8 0 0 1 10.2 4H13.8A1.8 1.8 0 0 1 15.6 5.8V7.2; cut line M7.2 6.5V21M16.8 6.5V21
    sum | mdi sigma
    sun.dust | @sun.max
    sun.dust.fill | @sun.max.fill
    sun.haze | @sun.max
    sun.haze.fill | @sun.max.fill
    sun.horizon | line M6.6 15.6A5.4 5.4 0 0 1 17.4 15.6M2.4 15.6H21.6M6 19.6H18M12 6.4V3.4M4.4 8.6 5.8 9.8M19.6 8.6 18.2 9.8
    sun.horizon.fill | area M6 15.6A6 6 0 0 1 18 15.6Z; line M2.4 15.6H21.6M6 19.6H18M12 6.4V3.4M4.4 8.6 5.8 9.8M19.6 8.6 18.2 9.8
    sun.max | ring 12 12 4.2; line M19.4 12 21.6 12M17.2 17.2 18.8 18.8M12 19.4 12 21.6M6.8 17.2 5.2 18.8M4.6 12 2.4 12M6.8 6.8 5.2 5.2M12 4.6 12 2.4M17.2 6.8 18.8 5.2
    sun.max.circle
    sun.max.circle.fill
    sun.max.fill | dot 12 12 5; line M19.4 12 21.6 12M17.2 17.2 18.8 18.8M12 19.4 12 21.6M6.8 17.2 5.2 18.8M4.6 12 2.4 12M6.8 6.8 5.2 5.2M12 4.6 12 2.4M17.2 6.8 18.8 5.2
    sun.min | ring 12 12 4.2; line M20 12 20.3 12M17.7 17.7 17.9 17.9M12 20 12 20.3M6.3 17.7 6.1 17.9M4 12 3.7 12M6.3 6.3 6.1 6.1M12 4 12 3.7M17.7 6.3 17.9 6.1
    sun.min.fill | dot 12 12 5; line M20 12 20.3 12M17.7 17.7 17.9 17.9M12 20 12 20.3M6.3 17.7 6.1 17.9M4 12 3.7 12M6.3 6.3 6.1 6.1M12 4 12 3.7M17.7 6.3 17.9 6.1
    sunglasses | mdi sunglasses
    sunglasses.fill | mdi sunglasses
    sunrise | line M6.6 15.6A5.4 5.4 0 0 1 17.4 15.6M2.4 15.6H21.6M6 19.6H18M12 8V2.8M9.6 5 12 2.6 14.4 5M4.4 8.6 5.8 9.8M19.6 8.6 18.2 9.8
    sunrise.fill | area M6 15.6A6 6 0 0 1 18 15.6Z; line M2.4 15.6H21.6M6 19.6H18M12 7.4V2.8M9.6 5 12 2.6 14.4 5M4.4 8.6 5.8 9.8M19.6 8.6 18.2 9.8
    sunset | line M6.6 15.6A5.4 5.4 0 0 1 17.4 15.6M2.4 15.6H21.6M6 19.6H18M12 2.4V7.4M9.6 5.2 12 7.6 14.4 5.2M4.4 8.6 5.8 9.8M19.6 8.6 18.2 9.8
    sunset.fill | area M6 15.6A6 6 0 0 1 18 15.6Z; line M2.4 15.6H21.6M6 19.6H18M12 2.4V7M9.6 4.8 12 7.2 14.4 4.8M4.4 8.6 5.8 9.8M19.6 8.6 18.2 9.8
    swatchpalette | @paintpalette
    swatchpalette.fill | @paintpalette.fill
    swift | area M4 5C8 9 11.6 11.8 13.6 13C11.4 10.8 8.8 7.8 7.4 6C11 9 14.6 11.6 16.4 12.6C17 10.4 16 7.2 13.6 4.2C19.4 7.6 21.4 13 20.2 16.2C21.8 18 21.6 20 21.2 20.4C20 18.2 17.8 18.6 16.6 19.2C12.4 21.2 6.4 19.6 2.8 14.4C7.4 17.2 11 17.6 13 16.4C9.8 13.8 6 8.8 4 5Z
    switch.2 | box 3 3.8 21 10.6 3.4; dot 17.4 7.2 2; box 3 13.4 21 20.2 3.4; dot 6.6 16.8 2
    syringe | mdi needle
    syringe.fill | mdi needle
    """
}
