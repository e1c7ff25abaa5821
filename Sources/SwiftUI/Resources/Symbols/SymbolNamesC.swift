extension SymbolTable {
  /// Symbols from `cablecar` to `cursorarrow.rays`.
  static let namesC = """
    cablecar | mdi tram
    cablecar.fill | mdi tram
    calendar | box 3 4.6 21 20.8 2.6; line M3.2 9.4H20.8M7.6 2.6V5.6M16.4 2.6V5.6; dot 8 13 1.1; dot 12 13 1.1; dot 16 13 1.1; dot 8 17 1.1; dot 12 17 1.1
    calendar.badge.clock | @calendar; cut dot 18.6 18.4 5; @clock s0.44 x6.6 y6.4
    calendar.badge.exclamationmark | @calendar; cut dot 18.8 18.4 4.4; @exclamationmark s0.4 x6.8 y6.4
    calendar.badge.minus | @calendar; cut dot 18.8 18.6 4.8; @minus s0.36 x6.8 y6.6
    calendar.badge.plus | @calendar; cut dot 18.8 18.6 4.8; @plus s0.36 x6.8 y6.6
    calendar.circle
    calendar.circle.fill
    calendar.day.timeline.left | @calendar
    camera | line M8 6.6 9.5 4.4H14.5L16 6.6H19A2.2 2.2 0 0 1 21.2 8.8V17.2A2.2 2.2 0 0 1 19 19.4H5A2.2 2.2 0 0 1 2.8 17.2V8.8A2.2 2.2 0 0 1 5 6.6Z; ring 12 12.9 3.6
    camera.aperture | mdi camera-iris
    camera.circle
    camera.circle.fill
    camera.fill | solid line M8 6.6 9.5 4.4H14.5L16 6.6H19A2.2 2.2 0 0 1 21.2 8.8V17.2A2.2 2.2 0 0 1 19 19.4H5A2.2 2.2 0 0 1 2.8 17.2V8.8A2.2 2.2 0 0 1 5 6.6Z; cut dot 12 12.9 4.5; dot 12 12.9 2.8
    camera.filters | ring 12 8.4 5.4; ring 8.4 14.8 5.4; ring 15.6 14.8 5.4
    camera.macro | mdi flower
    camera.metering.center.weighted | @rectangle; dot 12 12 3
    camera.rotate | mdi camera-party-mode
    camera.rotate.fill | mdi camera-party-mode
    camera.viewfinder | @viewfinder; @camera.fill s0.5
    capslock | line M12 2.8 20.5 11.5H16V15.5H8V11.5H3.5ZM8 18.5H16V21H8Z
    capslock.fill
    capsule | box 2.2 6.6 21.8 17.4 5.4
    capsule.fill
    capsule.portrait | @capsule r90
    captions.bubble | @bubble.left; line M6.6 12.4H10M13 12.4H17.4M6.6 8.8H12M15 8.8H17.4
    captions.bubble.fill | @bubble.left.fill; cut line M6.6 12.4H10M13 12.4H17.4M6.6 8.8H12M15 8.8H17.4
    car | mdi car
    car.2 | mdi car
    car.2.fill | mdi car
    car.circle | @circle; mdi car s0.58
    car.circle.fill
    car.fill | mdi car
    car.side | @car
    car.side.fill | @car.fill
    carrot | mdi carrot
    carrot.fill | mdi carrot
    cart | line M2 3.6H4.6L7.2 15.4H18.4L20.8 6.8H5.4; dot 8.8 19.4 1.7; dot 17 19.4 1.7
    cart.badge.minus | @cart; cut dot 18.4 5.6 4.6; @minus s0.36 x6.4 y-6.4
    cart.badge.plus | @cart; cut dot 18.4 5.6 4.6; @plus s0.36 x6.4 y-6.4
    cart.circle
    cart.circle.fill
    cart.fill | line M2 3.6H4.6L7.2 15.4H18.4; area M5.2 5.9H20.8A.9.9 0 0 1 21.7 7L19.3 15.6A.9.9 0 0 1 18.4 16.3H7.2Z; dot 8.8 19.6 1.7; dot 17 19.6 1.7
    cart.fill.badge.plus | @cart.fill; cut dot 18.4 5.6 4.6; @plus s0.36 x6.4 y-6.4
    case | @briefcase
    case.fill | @briefcase.fill
    cat | mdi cat
    cat.fill | mdi cat
    cellularbars | solid box 2.6 15.4 5.2 19.6 .6; solid box 7.8 12 10.4 19.6 .6; solid box 13 8.4 15.6 19.6 .6; solid box 18.2 4.6 20.8 19.6 .6
    chair | mdi seat-recline-normal
    chair.fill | mdi seat-recline-normal
    chair.lounge | mdi seat-recline-extra
    chair.lounge.fill | mdi seat-recline-extra
    character | text A s0.9
    character.book.closed | @book.closed; text A s0.4 y-2
    character.book.closed.fill | @book.closed.fill; cut text A s0.4 y-2
    character.bubble | @bubble.left; text A s0.4 y-1.6
    character.bubble.fill | @bubble.left.fill; cut text A s0.4 y-1.6
    character.cursor.ibeam | text A s0.8 x-3; line M19 4V20M17 4H21M17 20H21
    chart.bar | box 3 12.6 7.4 20.4 .8; box 9.8 8 14.2 20.4 .8; box 16.6 3.8 21 20.4 .8
    chart.bar.doc.horizontal | @doc; line M8.6 11H11M8.6 14.2H15.4M8.6 17.4H13
    chart.bar.doc.horizontal.fill | @doc.fill; cut line M8.6 11H11M8.6 14.2H15.4M8.6 17.4H13
    chart.bar.fill
    chart.bar.xaxis | line M3 20.6H21; solid box 4.2 12 6.6 17.4 .5; solid box 10.8 8 13.2 17.4 .5; solid box 17.4 4 19.8 17.4 .5
    chart.dots.scatter | line M3 3.4V18.6A2 2 0 0 0 5 20.6H21; dot 8 14.6 1.6; dot 12 9.6 1.6; dot 15.6 13 1.6; dot 18.6 6.6 1.6
    chart.line.downtrend.xyaxis | line M3 3.4V18.6A2 2 0 0 0 5 20.6H21M6.6 6.4 10.6 10.8 13.4 8.4 19.6 15.4M15.6 15.8H20V11.4
    chart.line.uptrend.xyaxis | line M3 3.4V18.6A2 2 0 0 0 5 20.6H21M6.6 15.4 10.6 11 13.4 13.4 19.6 6.4M15.6 6H20V10.4
    chart.pie | line M10.4 5.2A8.2 8.2 0 1 0 18.8 13.6H10.4ZM13.8 2.6A7.8 7.8 0 0 1 21.4 10.2H13.8Z
    chart.pie.fill
    chart.xyaxis.line | line M3 3.4V18.6A2 2 0 0 0 5 20.6H21M6.6 15.4 10.6 10.4 13.4 13.4 19.6 6.4
    checklist | line M11.4 6.4H20.8M11.4 17.6H20.8M3 6.6 5 8.6 8.4 4M3 17.8 5 19.8 8.4 15.2
    checklist.checked | @checklist
    checkmark | line M4.4 13.2 9.4 19.2 19.6 5
    checkmark.bubble | @bubble.left; @checkmark s0.45 y-1.6
    checkmark.bubble.fill | @bubble.left.fill; cut @checkmark s0.45 y-1.6
    checkmark.circle
    checkmark.circle.fill
    checkmark.gobackward | @arrow.counterclockwise; @checkmark s0.4 y0.8
    checkmark.icloud | @cloud; @checkmark s0.4 y1.8
    checkmark.icloud.fill | @cloud.fill; cut @checkmark s0.4 y1.8
    checkmark.message | @message; @checkmark s0.5 y-0.6
    checkmark.rectangle | @rectangle; @checkmark s0.5
    checkmark.seal | @seal; @checkmark s0.5
    checkmark.seal.fill | @seal.fill; cut @checkmark s0.5
    checkmark.shield | @shield; @checkmark s0.48
    checkmark.shield.fill | @shield.fill; cut @checkmark s0.48
    checkmark.square
    checkmark.square.fill
    chevron.backward | @chevron.left
    chevron.compact.down | line M3.6 10 12 13.8 20.4 10
    chevron.compact.left | @chevron.compact.down r90
    chevron.compact.right | @chevron.compact.down r-90
    chevron.compact.up | @chevron.compact.down r180
    chevron.down | @chevron.left r-90
    chevron.down.2 | @chevron.left.2 r-90
    chevron.down.circle
    chevron.down.circle.fill
    chevron.down.square
    chevron.down.square.fill
    chevron.forward | @chevron.right
    chevron.left | line M15.6 4.2 7.9 12 15.6 19.8
    chevron.left.2 | line M11.2 4.8 4 12 11.2 19.2M19.4 4.8 12.2 12 19.4 19.2
    chevron.left.circle
    chevron.left.circle.fill
    chevron.left.forwardslash.chevron.right | line M6.8 7 2 12 6.8 17M17.2 7 22 12 17.2 17M13.8 4.8 10.2 19.2
    chevron.left.slash.chevron.right | @chevron.left.forwardslash.chevron.right
    chevron.left.square
    chevron.left.square.fill
    chevron.right | @chevron.left f
    chevron.right.2 | @chevron.left.2 f
    chevron.right.circle
    chevron.right.circle.fill
    chevron.right.square
    chevron.right.square.fill
    chevron.up | @chevron.left r90
    chevron.up.2 | @chevron.left.2 r90
    chevron.up.chevron.down | line M7 9 12 4 17 9M7 15 12 20 17 15
    chevron.up.circle
    chevron.up.circle.fill
    chevron.up.square
    chevron.up.square.fill
    circle | ring 12 12 9.1
    circle.circle | @circle; ring 12 12 5
    circle.circle.fill
    circle.dashed | line M21.03 10.91A9.1 9.1 0 0 1 21.03 13.09M20.37 15.57A9.1 9.1 0 0 1 19.28 17.46M17.46 19.28A9.1 9.1 0 0 1 15.57 20.37M13.09 21.03A9.1 9.1 0 0 1 10.91 21.03M8.43 20.37A9.1 9.1 0 0 1 6.54 19.28M4.72 17.46A9.1 9.1 0 0 1 3.63 15.57M2.97 13.09A9.1 9.1 0 0 1 2.97 10.91M3.63 8.43A9.1 9.1 0 0 1 4.72 6.54M6.54 4.72A9.1 9.1 0 0 1 8.43 3.63M10.91 2.97A9.1 9.1 0 0 1 13.09 2.97M15.57 3.63A9.1 9.1 0 0 1 17.46 4.72M19.28 6.54A9.1 9.1 0 0 1 20.37 8.43
    circle.dotted | @circle.dashed
    circle.fill
    circle.grid.2x2 | ring 7 7 3.6; ring 17 7 3.6; ring 7 17 3.6; ring 17 17 3.6
    circle.grid.2x2.fill
    circle.grid.3x3 | ring 5 5 2; ring 12 5 2; ring 19 5 2; ring 5 12 2; ring 12 12 2; ring 19 12 2; ring 5 19 2; ring 12 19 2; ring 19 19 2
    circle.grid.3x3.fill
    circle.hexagongrid | ring 12 5.4 2.2; ring 12 18.6 2.2; ring 12 12 2.2; ring 6.2 8.7 2.2; ring 17.8 8.7 2.2; ring 6.2 15.3 2.2; ring 17.8 15.3 2.2
    circle.hexagongrid.fill
    circle.inset.filled | ring 12 12 8.6; dot 12 12 5.4
    circle.lefthalf.filled | @circle; area M12 3A9 9 0 0 0 12 21Z
    circle.righthalf.filled | @circle.lefthalf.filled f
    circle.slash
    circle.square | @circle; box 8.6 8.6 15.4 15.4 1
    clipboard | box 4.8 4.4 19.2 21.2 2; solid box 9 2.8 15 6 1
    clipboard.fill | solid box 4.8 4.4 19.2 21.2 2; cut box 8.6 1.6 15.4 6.8 1; solid box 9.4 2.8 14.6 5.6 .6
    clock | @circle; line M12 6.2V12.4L16.2 14.6
    clock.arrow.2.circlepath | @clock.arrow.circlepath
    clock.arrow.circlepath | line M4.4 7.2A9 9 0 1 1 3 12.4M4.2 3V7.6H8.8M12 7.2V12.4L15.6 14.4
    clock.badge | @clock; cut dot 18.4 5.6 4.4; dot 18.4 5.6 3
    clock.badge.checkmark | @clock; cut dot 18.6 18 4.6; @checkmark s0.36 x6.6 y6.2
    clock.badge.exclamationmark | @clock; cut dot 18.8 18 4.2; @exclamationmark s0.4 x6.8 y6
    clock.circle | @clock
    clock.circle.fill | @clock.fill
    clock.fill | @circle.fill; cut line M12 6.2V12.4L16.2 14.6
    cloud | line M6.8 19A4.8 4.8 0 0 1 6.4 9.5A6.2 6.2 0 0 1 18.4 10.6A4.3 4.3 0 0 1 17.8 19Z
    cloud.bolt | @cloud s0.86 y-3.2; line M12.8 16.6 10.4 19.2H13.6L11.4 22
    cloud.bolt.fill | @cloud.fill s0.86 y-3.2; line M12.8 17.4 10.4 19.4H13.6L11.4 22
    cloud.bolt.rain | @cloud.bolt; line M7.4 17.4 6 20.6M17.6 17.4 16.2 20.6
    cloud.bolt.rain.fill | @cloud.bolt.fill; line M7.4 17.4 6 20.6M17.6 17.4 16.2 20.6
    cloud.circle
    cloud.circle.fill
    cloud.drizzle | @cloud s0.86 y-3.2; line M8 17.8 7.4 19M12.4 19.8 11.8 21M16.8 17.8 16.2 19
    cloud.drizzle.fill | @cloud.fill s0.86 y-3.2; line M8 17.8 7.4 19M12.4 19.8 11.8 21M16.8 17.8 16.2 19
    cloud.fill
    cloud.fog | @cloud s0.86 y-3.2; line M5 17.8H19M7.4 21H16.6
    cloud.fog.fill | @cloud.fill s0.86 y-3.2; line M5 17.8H19M7.4 21H16.6
    cloud.hail | @cloud.snow
    cloud.hail.fill | @cloud.snow.fill
    cloud.heavyrain | @cloud s0.86 y-3.2; line M7 17.4 5.2 21.4M10.6 17.4 8.8 21.4M14.2 17.4 12.4 21.4M17.8 17.4 16 21.4
    cloud.heavyrain.fill | @cloud.fill s0.86 y-3.2; line M7 17.4 5.2 21.4M10.6 17.4 8.8 21.4M14.2 17.4 12.4 21.4M17.8 17.4 16 21.4
    cloud.moon | @cloud s0.82 x-1.6 y2.2; line M14.4 3A5.4 5.4 0 0 0 21.6 9.6A6 6 0 0 1 19.6 12
    cloud.moon.fill | @cloud.fill s0.82 x-1.6 y2.2; line M14.4 3A5.4 5.4 0 0 0 21.6 9.6A6 6 0 0 1 19.6 12
    cloud.rain | @cloud s0.86 y-3.2; line M8 17.6 6.6 20.8M12.4 17.6 11 20.8M16.8 17.6 15.4 20.8
    cloud.rain.fill | @cloud.fill s0.86 y-3.2; line M8 17.6 6.6 20.8M12.4 17.6 11 20.8M16.8 17.6 15.4 20.8
    cloud.slash
    cloud.slash.fill
    cloud.sleet | @cloud.hail
    cloud.sleet.fill | @cloud.hail.fill
    cloud.snow | @cloud s0.86 y-3.2; dot 7.6 18.4 1.1; dot 12 18.4 1.1; dot 16.4 18.4 1.1; dot 9.8 21.2 1.1; dot 14.2 21.2 1.1
    cloud.snow.fill | @cloud.fill s0.86 y-3.2; dot 7.6 18.4 1.1; dot 12 18.4 1.1; dot 16.4 18.4 1.1; dot 9.8 21.2 1.1; dot 14.2 21.2 1.1
    cloud.sun | @cloud s0.82 x-1.6 y2.2; line M12.6 7.6A4 4 0 1 1 19.4 11.6M16.6 1.6V2.6M22.6 8H21.6M21 3.8 20.2 4.6M12.2 3.8 13 4.6
    cloud.sun.fill | @cloud.fill s0.82 x-1.6 y2.2; line M12.6 7.6A4 4 0 1 1 19.4 11.6M16.6 1.6V2.6M22.6 8H21.6M21 3.8 20.2 4.6M12.2 3.8 13 4.6
    cloud.sun.rain | @cloud.sun
    cloud.sun.rain.fill | @cloud.sun.fill
    coloncurrencysign.circle | @circle; text ₡ s0.56
    command | line M9 9H15V15H9ZM9 9H6.2A2.8 2.8 0 1 1 9 6.2ZM15 9V6.2A2.8 2.8 0 1 1 17.8 9ZM15 15H17.8A2.8 2.8 0 1 1 15 17.8ZM9 15V17.8A2.8 2.8 0 1 1 6.2 15Z
    computermouse | box 6.4 2.4 17.6 21.6 5.4; line M12 6.4V9.6
    computermouse.fill | solid box 6.4 2.4 17.6 21.6 5.4; cut line M12 6.4V9.6
    control | line M5 14.5 12 7.5 19 14.5
    cooktop | box 3.4 3.4 20.6 20.6 3; ring 8.4 8.4 1.8; ring 15.6 8.4 1.8; ring 8.4 15.6 1.8; ring 15.6 15.6 1.8
    cpu | box 5.4 5.4 18.6 18.6 2; box 9.2 9.2 14.8 14.8 .8; line M9 2.2V5M15 2.2V5M9 19V21.8M15 19V21.8M2.2 9H5M2.2 15H5M19 9H21.8M19 15H21.8
    cpu.fill | solid box 5.4 5.4 18.6 18.6 2; cut box 9.2 9.2 14.8 14.8 .8; line M9 2.2V5M15 2.2V5M9 19V21.8M15 19V21.8M2.2 9H5M2.2 15H5M19 9H21.8M19 15H21.8
    creditcard | box 2.2 5 21.8 19 2.4; area M2 8.4H22V11.2H2Z; line M6 15.2H9
    creditcard.circle | @circle; @creditcard.fill s0.56
    creditcard.circle.fill
    creditcard.fill | solid box 2.2 5 21.8 19 2.4; cut area M0 8.4H24V10.8H0Z; cut line M6 15.2H9
    crop | mdi crop
    crop.rotate | mdi crop
    cross | line M9 3.6H15V9H20.4V15H15V20.4H9V15H3.6V9H9Z
    cross.case | box 2.6 7 21.4 20 2.2; line M8.4 6.8V5.6A1.8 1.8 0 0 1 10.2 3.8H13.8A1.8 1.8 0 0 1 15.6 5.6V6.8M12 10.4V16.6M8.9 13.5H15.1
    cross.case.fill | solid box 2.6 7 21.4 20 2.2; line M8.4 6.8V5.6A1.8 1.8 0 0 1 10.2 3.8H13.8A1.8 1.8 0 0 1 15.6 5.6V6.8; cut line M12 10.4V16.6M8.9 13.5H15.1
    cross.circle
    cross.circle.fill
    cross.fill
    crown | line M3 7.4 7.4 11.6 12 4.6 16.6 11.6 21 7.4 19.2 19H4.8Z
    crown.fill
    cube | line M12 2.7 20.2 7.2V16.8L12 21.3 3.8 16.8V7.2ZM3.8 7.2 12 11.9 20.2 7.2M12 11.9V21.3
    cube.fill | solid @cube; cut line M3.8 7.2 12 11.9 20.2 7.2M12 11.9V21.3
    cube.transparent | @cube
    cube.transparent.fill | @cube.fill
    cup.and.saucer | line M4.4 5.4H16.6V11.6A4.8 4.8 0 0 1 11.8 16.4H9.2A4.8 4.8 0 0 1 4.4 11.6ZM16.6 6.8H18.4A2.8 2.8 0 0 1 18.4 12.4H16.4M3 20H18
    cup.and.saucer.fill | solid line M4.4 5.4H16.6V11.6A4.8 4.8 0 0 1 11.8 16.4H9.2A4.8 4.8 0 0 1 4.4 11.6Z; line M16.6 6.8H18.4A2.8 2.8 0 0 1 18.4 12.4H16.4M3 20H18
    curlybraces | mdi code-braces
    cursorarrow | mdi cursor-default-outline
    cursorarrow.and.square.on.square.dashed | mdi cursor-default-outline
    cursorarrow.click | mdi cursor-default-outline
    cursorarrow.rays | mdi cursor-default-outline
    """
}
