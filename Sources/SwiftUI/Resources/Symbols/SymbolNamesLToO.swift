extension SymbolTable {
  /// Symbols from `ladybug` to `oven.fill`.
  static let namesLToO = """
    ladybug | mdi bug
    ladybug.circle | @circle; mdi bug s0.58
    ladybug.circle.fill
    ladybug.fill | mdi bug
    lamp.desk | mdi spotlight
    lamp.desk.fill | mdi spotlight
    lamp.floor | @lamp.desk
    laptopcomputer | line M4.6 16.6V6.8A1.6 1.6 0 0 1 6.2 5.2H17.8A1.6 1.6 0 0 1 19.4 6.8V16.6M1.8 18.4H22.2
    laptopcomputer.and.iphone | @laptopcomputer
    largecircle.fill.circle | @circle; dot 12 12 6
    laser.burst | @rays
    lasso | line M9 17.2C5 16.4 2.6 14 2.6 10.8C2.6 6.8 6.8 3.8 12 3.8S21.4 6.8 21.4 10.8S17.2 17.4 12 17.4; ring 7.6 16.6 2; line M7 18.6C7.4 20 6.6 21 5.4 21.4
    latch.2.case | @suitcase
    latch.2.case.fill | @suitcase.fill
    leaf | line M4 20.6C5.8 15.6 9.2 12 14 9.8M6.4 16.4C3.6 10 8.6 3.8 20.4 4C21.4 14 15.6 19.6 8.2 17.4
    leaf.arrow.circlepath | @arrow.clockwise; mdi leaf s0.36 y0.8
    leaf.circle | @circle; mdi leaf s0.56
    leaf.circle.fill
    leaf.fill | mdi leaf
    lessthan | line M18 5 6 12 18 19
    level | box 1.8 7.6 22.2 16.4 1.6; dot 12 12 2.6
    lifepreserver | ring 12 12 8.6; ring 12 12 3.6; line M6 6 9.4 9.4M18 6 14.6 9.4M6 18 9.4 14.6M18 18 14.6 14.6
    lightbulb | line M9.2 17C9.2 14.6 6 13 6 8.8A6 6 0 0 1 18 8.8C18 13 14.8 14.6 14.8 17ZM9.6 19.4H14.4M10.8 21.6H13.2
    lightbulb.circle
    lightbulb.circle.fill
    lightbulb.fill
    lightbulb.max | @lightbulb
    lightbulb.min | @lightbulb
    lightbulb.slash
    lightbulb.slash.fill
    line.2.horizontal.decrease.circle | @circle; line M8 10.4H16M10 13.8H14
    line.3.horizontal | line M3.4 6.4H20.6M3.4 12H20.6M3.4 17.6H20.6
    line.3.horizontal.circle
    line.3.horizontal.circle.fill
    line.3.horizontal.decrease | line M3.4 7H20.6M6.6 12H17.4M9.6 17H14.4
    line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill
    line.diagonal | line M4 20 20 4
    line.horizontal.3 | @line.3.horizontal
    line.horizontal.3.decrease | @line.3.horizontal.decrease
    line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill
    lineweight | mdi format-line-weight
    link | mdi link-variant
    link.badge.plus | mdi link-variant
    link.circle
    link.circle.fill
    link.icloud | @cloud; mdi link-variant s0.42 y1.6
    list.bullet | line M8.6 6H20.6M8.6 12H20.6M8.6 18H20.6; dot 4.4 6 1.4; dot 4.4 12 1.4; dot 4.4 18 1.4
    list.bullet.circle
    list.bullet.circle.fill
    list.bullet.clipboard | @clipboard; line M11 11H16M11 15.6H16; dot 8.2 11 1; dot 8.2 15.6 1
    list.bullet.clipboard.fill | @clipboard.fill; cut line M11 11H16M11 15.6H16; cut dot 8.2 11 1; cut dot 8.2 15.6 1
    list.bullet.indent | line M6.6 6H20.6M10.6 12H20.6M10.6 18H20.6; dot 2.8 6 1.3; dot 6.8 12 1.3; dot 6.8 18 1.3
    list.bullet.rectangle | @rectangle; line M10.4 9.4H18M10.4 14.6H18; dot 6.8 9.4 1.1; dot 6.8 14.6 1.1
    list.bullet.rectangle.fill | @rectangle.fill; cut line M10.4 9.4H18M10.4 14.6H18; cut dot 6.8 9.4 1.1; cut dot 6.8 14.6 1.1
    list.bullet.rectangle.portrait | @list.bullet.rectangle
    list.clipboard | @list.bullet.clipboard
    list.clipboard.fill | @list.bullet.clipboard.fill
    list.dash | line M3.4 6H4.6M3.4 12H4.6M3.4 18H4.6M8.6 6H20.6M8.6 12H20.6M8.6 18H20.6
    list.number | mdi format-list-numbers
    list.star | line M11 6H20.6M8.6 12H20.6M8.6 18H20.6; mdi star s0.32 x-6.4 y-6; dot 4.4 12 1.4; dot 4.4 18 1.4
    list.triangle | @list.bullet
    livephoto | @circle.dashed; ring 12 12 5.4; dot 12 12 2.4
    lizard | mdi bug
    lizard.fill | mdi bug
    location | line M20.8 3.2 3.2 10.8 11.4 12.6 13.2 20.8Z
    location.circle
    location.circle.fill
    location.fill
    location.magnifyingglass | @magnifyingglass; @location.fill s0.38 x-2 y-2
    location.north | line M12 2.8 18.6 20.4 12 16.4 5.4 20.4Z
    location.north.fill
    location.north.line | @location.north
    location.north.line.fill | @location.north.fill
    location.slash
    location.slash.fill
    lock | box 5.2 10.6 18.8 21 2; line M8 10.4V7A4 4 0 0 1 16 7V10.4
    lock.app.dashed | @square.dashed; @lock.fill s0.46
    lock.circle
    lock.circle.fill
    lock.doc | @doc; @lock.fill s0.36 y3.4
    lock.doc.fill | @doc.fill; cut @lock.fill s0.36 y3.4
    lock.fill | solid box 5.2 10.6 18.8 21 2; line M8 10.4V7A4 4 0 0 1 16 7V10.4
    lock.iphone | @iphone; @lock.fill s0.34
    lock.open | box 3 10.6 16.6 21 2; line M13.4 10.4V7A3.8 3.8 0 0 1 21 7V9.6
    lock.open.fill | solid box 3 10.6 16.6 21 2; line M13.4 10.4V7A3.8 3.8 0 0 1 21 7V9.6
    lock.rectangle | @rectangle; @lock.fill s0.44
    lock.rotation | @arrow.clockwise; @lock.fill s0.36 y0.6
    lock.shield | @shield; @lock.fill s0.45
    lock.shield.fill | @shield.fill; cut @lock.fill s0.45
    lock.slash
    lock.slash.fill
    lock.square
    lock.square.fill
    lungs | line M12 3.4V12M10 8.6C6 8.6 3.6 14.6 3.6 18.4A2.4 2.4 0 0 0 7.6 19.6L10 17.6ZM14 8.6C18 8.6 20.4 14.6 20.4 18.4A2.4 2.4 0 0 1 16.4 19.6L14 17.6Z
    lungs.fill
    macbook | @laptopcomputer
    macbook.and.iphone | @laptopcomputer
    macmini | box 3 8 21 16 2.6
    macpro.gen3 | box 6.6 2.6 17.4 21.4 1.6; ring 12 7.6 1.8
    macwindow | box 2.6 4 21.4 20 2.4; line M2.6 8.4H21.4
    macwindow.on.rectangle | @macwindow
    magazine | @book.closed
    magazine.fill | @book.closed.fill
    magicmouse | box 6.4 2.4 17.6 21.6 5.4
    magicmouse.fill
    magnifyingglass | ring 10.2 10.2 6.8; line M15.2 15.2 20.8 20.8
    magnifyingglass.circle
    magnifyingglass.circle.fill
    mail | @envelope
    mail.fill | @envelope.fill
    mail.stack | @envelope
    map | line M2.8 6.2 9 3.6 15 6.2 21.2 3.6V17.8L15 20.4 9 17.8 2.8 20.4ZM9 3.6V17.8M15 6.2V20.4
    map.circle
    map.circle.fill
    map.fill | solid line M2.8 6.2 9 3.6 15 6.2 21.2 3.6V17.8L15 20.4 9 17.8 2.8 20.4Z; cut line M9 5.4V18M15 6V18.6
    mappin | dot 12 6.4 4.2; line M12 10.6V20.8
    mappin.and.ellipse | dot 12 5.4 3.6; line M12 9V17.6M8 14.4C5.2 14.9 3.4 15.9 3.4 17.2C3.4 19.2 7.2 20.8 12 20.8S20.6 19.2 20.6 17.2C20.6 15.9 18.8 14.9 16 14.4
    mappin.circle
    mappin.circle.fill
    mappin.slash
    medal | ring 12 15 5.6; line M8.6 10.4 5.4 3H9.4L12 8.8 14.6 3H18.6L15.4 10.4
    medal.fill | dot 12 15 6.5; line M8.4 9.6 5.4 3H9.4L12 8.2 14.6 3H18.6L15.6 9.6
    megaphone | line M3 9.6V13.4A1 1 0 0 0 4 14.4H7L18.6 18.8V4.2L7 8.6H4A1 1 0 0 0 3 9.6ZM7.6 14.6 8.8 19.6H11.6L10.6 15.8M21.4 10V13
    megaphone.fill | solid line M3 9.6V13.4A1 1 0 0 0 4 14.4H7L18.6 18.8V4.2L7 8.6H4A1 1 0 0 0 3 9.6Z; line M7.6 14.6 8.8 19.6H11.6L10.6 15.8M21.4 10V13
    memorychip | box 2.4 7 21.6 17 1.6; line M6.2 17V19.8M10 17V19.8M14 17V19.8M17.8 17V19.8M6.2 4.2V7M10 4.2V7M14 4.2V7M17.8 4.2V7
    memorychip.fill
    menucard | @book.closed
    menucard.fill | @book.closed.fill
    message | line M12 3.4C6.6 3.4 2.4 6.9 2.4 11.4C2.4 14 3.8 16.2 6 17.6C6 19 5.2 20.2 4.2 21C6.4 21 8.4 20.2 9.8 19.1C10.5 19.3 11.2 19.4 12 19.4C17.4 19.4 21.6 15.9 21.6 11.4S17.4 3.4 12 3.4Z
    message.badge | @message; cut dot 19.4 5.4 4.4; dot 19.4 5.4 3
    message.badge.fill | @message.fill; cut dot 19.4 5.4 4.4; dot 19.4 5.4 3
    message.circle
    message.circle.fill
    message.fill
    metronome | line M8.4 3.4H15.6L19 20.6H5ZM6 15.6H18M12 15 18.4 6.6
    metronome.fill | solid line M8.4 3.4H15.6L19 20.6H5Z; cut line M6.4 16H17.6M12 15 20 5
    mic | line M12 2.8A3.3 3.3 0 0 1 15.3 6.1V11A3.3 3.3 0 0 1 8.7 11V6.1A3.3 3.3 0 0 1 12 2.8ZM5.4 10.4V11A6.6 6.6 0 0 0 18.6 11V10.4M12 17.6V21.2M8.4 21.2H15.6
    mic.circle
    mic.circle.fill
    mic.fill
    mic.slash
    mic.slash.fill
    microwave | box 2.2 5.4 21.8 18.6 2; line M16.4 5.4V18.6; box 5 8.4 13.4 15.6 1; dot 19.1 9.2 1; dot 19.1 13 1
    minus | line M4.2 12H19.8
    minus.circle
    minus.circle.fill
    minus.magnifyingglass | @magnifyingglass; @minus s0.4 x-2 y-2
    minus.square
    minus.square.fill
    moon | line M20.4 14.6A8.8 8.8 0 1 1 9.6 3.6A7.2 7.2 0 0 0 20.4 14.6Z
    moon.circle
    moon.circle.fill
    moon.fill
    moon.stars | @moon; mdi star s0.3 x4.4 y-6; mdi star s0.2 x8.6 y-1.6
    moon.stars.fill | @moon.fill; mdi star s0.3 x4.4 y-6; mdi star s0.2 x8.6 y-1.6
    moon.zzz | @moon; text z s0.4 x5 y-6.4
    moon.zzz.fill | @moon.fill; text z s0.4 x5 y-6.4
    motorcycle | mdi motorbike
    motorcycle.fill | mdi motorbike
    mountain.2 | line M1.8 19 8.6 6.4 15.4 19ZM14 10.6 15.6 8.2 22.2 19H17.6
    mountain.2.fill
    mouth | line M2.6 12C5 9 8 7.2 9.8 7.2C10.8 7.2 11.4 7.8 12 7.8S13.2 7.2 14.2 7.2C16 7.2 19 9 21.4 12C19 15.6 16 17.4 12 17.4S5 15.6 2.6 12ZM2.6 12H21.4
    mouth.fill
    move.3d | @arrow.up.and.down.and.arrow.left.and.right
    mug | line M4.4 6H16V18.2A2 2 0 0 1 14 20.2H6.4A2 2 0 0 1 4.4 18.2ZM16 9H18A2.6 2.6 0 0 1 20.6 11.6V13.4A2.6 2.6 0 0 1 18 16H16
    mug.fill
    multiply | @xmark
    multiply.circle | @xmark.circle
    multiply.circle.fill | @xmark.circle.fill
    music.mic | mdi microphone-variant
    music.note | mdi music-note
    music.note.house | @house; mdi music-note s0.45 y2.4
    music.note.house.fill | @house.fill; cut mdi music-note s0.45 y2.4
    music.note.list | mdi playlist-play
    music.quarternote.3 | mdi music-note-sixteenth
    network | @circle; line M12 2.9C6.2 7.6 6.2 16.4 12 21.1C17.8 16.4 17.8 7.6 12 2.9ZM2.9 12H21.1M12 3V21
    newspaper | box 2.6 4.4 17.6 20 2; line M17.6 8.6H19.6A1.8 1.8 0 0 1 21.4 10.4V18A2 2 0 0 1 19.4 20H15.6M6.2 8.4H14M6.2 12H14M6.2 15.6H11
    newspaper.circle.fill | @circle.fill; cut @newspaper.fill s0.54
    newspaper.fill | solid box 2.6 4.4 17.6 20 2; line M19.6 8.6A1.8 1.8 0 0 1 21.4 10.4V18A2 2 0 0 1 19.4 20H15.6; cut line M6.2 8.4H14M6.2 12H14M6.2 15.6H11
    nose | line M12.6 3.4C12 8 9.2 11.6 7.4 14.6C6 17 7.6 19.4 10 18.8C11.4 20.6 14.4 20.4 15.2 18.6
    nosign | @circle; line M5.6 5.6 18.4 18.4
    note | box 3.4 3.4 20.6 20.6 2.6; line M14 20.4V16A2 2 0 0 1 16 14H20.4
    note.text | @square; line M7.4 8.4H16.6M7.4 12H16.6M7.4 15.6H12.6
    note.text.badge.plus | @note.text
    number | line M9.6 3.8 7 20.2M17 3.8 14.4 20.2M4.6 8.8H20M4 15.2H19.4
    number.circle
    number.circle.fill
    number.square
    number.square.fill
    octagon | line M8.2 2.9H15.8L21.1 8.2V15.8L15.8 21.1H8.2L2.9 15.8V8.2Z
    octagon.fill
    opticaldisc | @circle; ring 12 12 2.8
    opticaldisc.fill | dot 12 12 10; cut dot 12 12 3
    option | line M3 5H8.5L15.5 19H21M14 5H21
    oval | area M12 4.2C17.5 4.2 22 7.7 22 12S17.5 19.8 12 19.8S2 16.3 2 12S6.5 4.2 12 4.2Z; cut area M12 6C16.5 6 20.2 8.7 20.2 12S16.5 18 12 18S3.8 15.3 3.8 12S7.5 6 12 6Z
    oval.fill
    oven | mdi stove
    oven.fill | mdi stove
    """
}
