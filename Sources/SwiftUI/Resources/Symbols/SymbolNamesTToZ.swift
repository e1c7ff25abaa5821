extension SymbolTable {
  /// Symbols from `table` to `zzz`.
  static let namesTToZ = """
    table | @rectangle; line M2.4 9.8H21.6M2.4 14.2H21.6M8.8 9.8V18.8M15.2 9.8V18.8
    table.fill | @rectangle.fill; cut line M2.4 9.8H21.6M2.4 14.2H21.6M8.8 9.8V18.8M15.2 9.8V18.8
    table.furniture | line M3 8H21M6 8V19M18 8V19
    tablecells | @rectangle; line M2.4 9.8H21.6M2.4 14.2H21.6M8.8 5.2V18.8M15.2 5.2V18.8
    tablecells.fill | @rectangle.fill; cut line M2.4 9.8H21.6M2.4 14.2H21.6M8.8 5.2V18.8M15.2 5.2V18.8
    tag | line M11.2 3H3.8A.8.8 0 0 0 3 3.8V11.2L12.4 20.6A1.4 1.4 0 0 0 14.4 20.6L20.6 14.4A1.4 1.4 0 0 0 20.6 12.4Z; ring 7.4 7.4 1.4
    tag.circle
    tag.circle.fill
    tag.fill | solid line M11.2 3H3.8A.8.8 0 0 0 3 3.8V11.2L12.4 20.6A1.4 1.4 0 0 0 14.4 20.6L20.6 14.4A1.4 1.4 0 0 0 20.6 12.4Z; cut dot 7.4 7.4 1.7
    tag.slash
    tag.slash.fill
    takeoutbag.and.cup.and.straw | mdi food
    takeoutbag.and.cup.and.straw.fill | mdi food
    target | @circle; ring 12 12 5.2; dot 12 12 1.7
    teddybear | mdi panda
    teddybear.fill | mdi panda
    teletype | mdi deskphone
    tennis.racket | mdi tennis
    tennisball | mdi tennis
    tennisball.fill | mdi tennis
    tent | line M12 4 21.6 20H2.4ZM12 12 16 20H8Z
    tent.fill | solid line M12 4 21.6 20H2.4Z; cut area M12 12.4 16 21.4H8Z
    terminal | @rectangle; line M6.4 9.2 9.4 12 6.4 14.8M11.6 15H16
    terminal.fill | @rectangle.fill; cut line M6.4 9.2 9.4 12 6.4 14.8M11.6 15H16
    testtube.2 | mdi test-tube
    text.aligncenter | line M3.4 5.4H20.6M6.6 9.8H17.4M3.4 14.2H20.6M6.6 18.6H17.4
    text.alignleft | line M3.4 5.4H20.6M3.4 9.8H14.6M3.4 14.2H20.6M3.4 18.6H14.6
    text.alignright | @text.alignleft f
    text.append | @text.justify.left
    text.badge.checkmark | line M3.4 6H20.6M3.4 11H14M3.4 16H10M13.6 17.4 16 19.8 20.8 13.4
    text.badge.plus | line M3.4 6H20.6M3.4 11H14M3.4 16H11M17.6 13V20M14.1 16.5H21.1
    text.book.closed | @book.closed; line M9.4 7.6H15.6
    text.book.closed.fill | @book.closed.fill; cut line M9.4 7.6H15.6
    text.bubble | @bubble.left; line M7 8.6H17M7 12.4H13.6
    text.bubble.fill | @bubble.left.fill; cut line M7 8.6H17M7 12.4H13.6
    text.cursor | mdi cursor-text
    text.justify | line M3.4 5.4H20.6M3.4 9.8H20.6M3.4 14.2H20.6M3.4 18.6H20.6
    text.justify.left | line M3.4 5.4H20.6M3.4 9.8H20.6M3.4 14.2H20.6M3.4 18.6H12.6
    text.magnifyingglass | line M3.4 5.6H20.6M3.4 10.4H9M3.4 15.2H8; ring 14.8 14 3.8; line M17.6 16.8 20.8 20
    text.quote | line M3.4 5V19M8 6H20.6M8 12H20.6M8 18H16
    text.viewfinder | @viewfinder; line M7.6 9H16.4M7.6 12H16.4M7.6 15H13
    text.word.spacing | @space
    textformat | text Aa s0.92
    textformat.123 | text 123 s0.66
    textformat.abc | text abc s0.72
    textformat.alt | text Aa s0.92
    textformat.size | mdi format-size
    textformat.size.larger | text A
    textformat.size.smaller | text A s0.62
    textformat.subscript | mdi format-subscript
    textformat.superscript | mdi format-superscript
    theatermasks | mdi theater
    theatermasks.fill | mdi theater
    thermometer | line M9.4 14V5A2.6 2.6 0 0 1 14.6 5V14A4.4 4.4 0 1 1 9.4 14ZM12 8V17.4; dot 12 17.4 2.2
    thermometer.high | @thermometer
    thermometer.low | @thermometer
    thermometer.medium | @thermometer
    thermometer.snowflake | @thermometer
    thermometer.sun | @thermometer
    thermometer.sun.fill | @thermometer
    ticket | line M4.4 6H19.6A2 2 0 0 1 21.6 8V9.6A2.4 2.4 0 0 0 21.6 14.4V16A2 2 0 0 1 19.6 18H4.4A2 2 0 0 1 2.4 16V14.4A2.4 2.4 0 0 0 2.4 9.6V8A2 2 0 0 1 4.4 6ZM14.6 9V9.8M14.6 14.2V15M14.6 11.6V12.4
    ticket.fill | solid line M4.4 6H19.6A2 2 0 0 1 21.6 8V9.6A2.4 2.4 0 0 0 21.6 14.4V16A2 2 0 0 1 19.6 18H4.4A2 2 0 0 1 2.4 16V14.4A2.4 2.4 0 0 0 2.4 9.6V8A2 2 0 0 1 4.4 6Z; cut line M14.6 9V9.8M14.6 14.2V15M14.6 11.6V12.4
    timelapse | mdi timelapse
    timer | line M12 3.6A8.6 8.6 0 1 1 5.6 6.4M12 3.6V7M12 12.4 8 8.4; dot 12 12.4 1.5
    timer.circle
    timer.circle.fill
    timer.square
    togglepower | @power
    tornado | line M4 4.4H20M6.4 8.4H18.4M8.8 12.4H17M11 16.4H15.6M12.6 20.4H13.6
    tortoise | line M3.4 15.4A7 7 0 0 1 16.8 15.4ZM16.8 15.4H19.4A2.6 2.6 0 0 0 21.6 13C21.6 11.4 20.4 10.4 19 10.4S16.8 11.2 16.4 12.4M6 15.6V18.4M14 15.6V18.4
    tortoise.fill
    touchid | mdi fingerprint
    train.side.front.car | mdi train
    tram | mdi tram
    tram.circle | @circle; mdi tram s0.58
    tram.circle.fill
    tram.fill | mdi tram
    translate | mdi translate
    trash | line M3.8 6H20.2M8.6 5.8V4.6A1.8 1.8 0 0 1 10.4 2.8H13.6A1.8 1.8 0 0 1 15.4 4.6V5.8M5.6 6 6.6 19.4A2 2 0 0 0 8.6 21.2H15.4A2 2 0 0 0 17.4 19.4L18.4 6M9.6 9.6 9.9 17.6M14.4 9.6 14.1 17.6
    trash.circle
    trash.circle.fill
    trash.fill | line M3.8 6H20.2M8.6 5.8V4.6A1.8 1.8 0 0 1 10.4 2.8H13.6A1.8 1.8 0 0 1 15.4 4.6V5.8; solid line M5.6 6.4 6.6 19.4A2 2 0 0 0 8.6 21.2H15.4A2 2 0 0 0 17.4 19.4L18.4 6.4Z; cut line M9.6 9.8 9.9 17.6M14.4 9.8 14.1 17.6
    trash.slash
    trash.slash.fill
    tray | line M5.6 4.8H18.4L21.4 13V17.4A1.8 1.8 0 0 1 19.6 19.2H4.4A1.8 1.8 0 0 1 2.6 17.4V13ZM2.8 13H8.2C8.4 14.8 9.8 16 12 16S15.6 14.8 15.8 13H21.2
    tray.2 | @tray
    tray.2.fill | @tray.fill
    tray.and.arrow.down | @tray; cut line M12 3V10; line M12 2V10.6M9.2 8 12 10.8 14.8 8
    tray.and.arrow.down.fill | @tray.fill; line M12 2V10.2M9.6 8 12 10.4 14.4 8
    tray.and.arrow.up | @tray; line M12 11V3M9.2 5.4 12 2.6 14.8 5.4
    tray.and.arrow.up.fill | @tray.fill; line M12 11V3M9.2 5.4 12 2.6 14.8 5.4
    tray.fill | solid line M5.6 4.8H18.4L21.4 13V17.4A1.8 1.8 0 0 1 19.6 19.2H4.4A1.8 1.8 0 0 1 2.6 17.4V13Z; cut area M4.6 12.2H8.4C8.8 14 9.8 15.1 12 15.1S15.2 14 15.6 12.2H19.4L17.4 6.6H6.6Z
    tray.full | @tray; line M8.4 8H15.6M7.2 10.6H16.8
    tray.full.fill | @tray.fill; line M8.4 8H15.6M7.2 10.6H16.8
    tree | mdi tree
    tree.circle
    tree.fill | mdi tree
    triangle | line M12 4 21.2 19.8H2.8Z
    triangle.fill
    trophy | line M7 3.6H17V10A5 5 0 0 1 7 10ZM7 5.4H3.4C3.4 9 4.6 11 7.2 11.4M17 5.4H20.6C20.6 9 19.4 11 16.8 11.4M12 15V18M8 20.6C8 18.8 9.4 18 12 18S16 18.8 16 20.6Z
    trophy.circle
    trophy.circle.fill
    trophy.fill | solid line M7 3.6H17V10A5 5 0 0 1 7 10Z; line M7 5.4H3.4C3.4 9 4.6 11 7.2 11.4M17 5.4H20.6C20.6 9 19.4 11 16.8 11.4M12 15V18; solid line M8 20.6C8 18.8 9.4 18 12 18S16 18.8 16 20.6Z
    tropicalstorm | @hurricane
    truck.box | mdi truck
    truck.box.fill | mdi truck
    tshirt | mdi tshirt-crew
    tshirt.fill | mdi tshirt-crew
    tuningfork | line M8 3V10A4 4 0 0 0 16 10V3M12 14V21
    tv | box 2.2 4.6 21.8 17 1.8; line M8 20.2H16
    tv.circle
    tv.circle.fill
    tv.fill
    umbrella | line M2.8 12.4A9.2 9.2 0 0 1 21.2 12.4ZM12 3.2V2.2M12 12.6V18.8A2.4 2.4 0 0 0 16.8 18.8
    umbrella.fill
    underline | mdi format-underline
    video | box 2.3 6.2 15.3 17.8 2.4; line M16.9 10.4 21.6 7.4V16.6L16.9 13.6Z
    video.badge.plus | @video; cut @plus s0.3 x-3.2 w1.6; @plus s0.3 x-3.2
    video.circle
    video.circle.fill
    video.fill
    video.slash
    video.slash.fill
    view.3d | @cube
    viewfinder | line M3.2 8V6A2.8 2.8 0 0 1 6 3.2H8M16 3.2H18A2.8 2.8 0 0 1 20.8 6V8M20.8 16V18A2.8 2.8 0 0 1 18 20.8H16M8 20.8H6A2.8 2.8 0 0 1 3.2 18V16
    viewfinder.circle
    volleyball | @basketball
    wallet.pass | mdi wallet
    wallet.pass.fill | mdi wallet
    wand.and.rays | mdi auto-fix
    wand.and.stars | mdi auto-fix
    wand.and.stars.inverse | mdi auto-fix
    washer | box 4 2.8 20 21.2 2; ring 12 13.6 4.6; dot 7.4 6 1
    washer.fill | solid box 4 2.8 20 21.2 2; cut ring 12 13.6 4.6; cut dot 7.4 6 1
    water.waves | line M2.4 7.4C5 5 7 5 9 7.2S13 9.4 15 7.2S19.2 5 21.6 7.4M2.4 12.6C5 10.2 7 10.2 9 12.4S13 14.6 15 12.4S19.2 10.2 21.6 12.6M2.4 17.8C5 15.4 7 15.4 9 17.6S13 19.8 15 17.6S19.2 15.4 21.6 17.8
    waterbottle | line M9.4 2.8H14.6V6L17 9V19.4A1.8 1.8 0 0 1 15.2 21.2H8.8A1.8 1.8 0 0 1 7 19.4V9L9.4 6ZM7 13H17
    waterbottle.fill
    wave.3.forward | @wave.3.right
    wave.3.left | @wave.3.right f
    wave.3.right | line M5.6 9.4A4.4 4.4 0 0 1 5.6 14.6M10 6.6A8.6 8.6 0 0 1 10 17.4M14.4 4A13.4 13.4 0 0 1 14.4 20
    waveform | line M3 10.5V13.5M6.6 7.5V16.5M10.2 4V20M13.8 7V17M17.4 9V15M21 10.8V13.2
    waveform.circle
    waveform.circle.fill
    waveform.path | line M2.4 12.6H5L7.4 7 10.4 19 13.4 4.4 16 15.6 17.6 12.6H21.6
    waveform.path.ecg | line M2.4 13H7.2L9.6 6 13.8 19.4 16.6 10.6 17.8 13H21.6
    waveform.path.ecg.rectangle | @rectangle; @waveform.path.ecg s0.7
    wifi | line M2.2 9.4A13.6 13.6 0 0 1 21.8 9.4M5.4 12.9A9 9 0 0 1 18.6 12.9M8.7 16.3A4.6 4.6 0 0 1 15.3 16.3; dot 12 19.6 1.6
    wifi.circle
    wifi.circle.fill
    wifi.exclamationmark | @wifi
    wifi.router | mdi router-wireless
    wifi.router.fill | mdi router-wireless
    wifi.slash
    wifi.square | @square; @wifi s0.6
    wind | line M2.6 9.4H13.6A3 3 0 1 0 10.8 5.4M2.6 13.2H18.2A3 3 0 1 1 15.4 17.2M2.6 17H9.6A2.2 2.2 0 1 1 7.6 20
    wind.snow | @wind
    window.vertical.open | mdi window-open
    wineglass | mdi glass-tulip
    wineglass.fill | mdi glass-tulip
    wonsign.circle | @circle; text ₩ s0.5
    wrench | mdi wrench
    wrench.adjustable | mdi wrench
    wrench.adjustable.fill | mdi wrench
    wrench.and.screwdriver | mdi wrench s0.8 x2; mdi screwdriver s0.5 x-6 y-5
    wrench.and.screwdriver.fill | mdi wrench s0.8 x2; mdi screwdriver s0.5 x-6 y-5
    wrench.fill | mdi wrench
    x.squareroot | text √ s0.9
    xmark | line M5.4 5.4 18.6 18.6M18.6 5.4 5.4 18.6
    xmark.app | @app; @xmark s0.55
    xmark.app.fill | @app.fill; cut @xmark s0.55
    xmark.bin | @trash
    xmark.bin.fill | @trash.fill
    xmark.circle
    xmark.circle.fill
    xmark.icloud | @cloud; @xmark s0.34 y1.8
    xmark.icloud.fill | @cloud.fill; cut @xmark s0.34 y1.8
    xmark.octagon | @octagon; @xmark s0.55
    xmark.octagon.fill | @octagon.fill; cut @xmark s0.55
    xmark.seal | @seal; @xmark s0.45
    xmark.seal.fill | @seal.fill; cut @xmark s0.45
    xmark.shield | @shield; @xmark s0.42
    xmark.shield.fill | @shield.fill; cut @xmark s0.42
    xmark.square
    xmark.square.fill
    yensign | text ¥
    yensign.circle
    yensign.circle.fill
    zzz | text Z s0.7 x-4 y4; text z s0.7 x4.6 y-3
    """
}
