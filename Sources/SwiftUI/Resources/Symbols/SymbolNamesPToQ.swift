extension SymbolTable {
  /// Symbols from `paintbrush` to `quote.opening`.
  static let namesPToQ = """
    paintbrush | mdi brush
    paintbrush.fill | mdi brush
    paintbrush.pointed | mdi brush
    paintbrush.pointed.fill | mdi brush
    paintpalette | solid mdi palette; cut solid mdi palette s0.82; dot 7.4 12 1.4; dot 9.8 8.2 1.4; dot 14.4 8.2 1.4
    paintpalette.fill | mdi palette
    paperclip | mdi attachment r-45
    paperclip.badge.ellipsis | mdi attachment r-45
    paperclip.circle
    paperclip.circle.fill
    paperplane | line M21 3 2.8 9.8 10.4 13.6 14.2 21.2ZM10.4 13.6 20.6 3.4
    paperplane.circle
    paperplane.circle.fill
    paperplane.fill | solid line M21 3 2.8 9.8 10.4 13.6 14.2 21.2Z; cut line M10.4 13.6 17 7
    paragraphsign | mdi format-paragraph
    parkingsign | text P
    parkingsign.circle
    parkingsign.circle.fill
    party.popper | mdi auto-fix
    party.popper.fill | mdi auto-fix
    pause | box 5.4 4.4 9.2 19.6 1; box 14.8 4.4 18.6 19.6 1
    pause.circle
    pause.circle.fill
    pause.fill
    pause.rectangle | @rectangle; @pause.fill s0.45
    pause.rectangle.fill | @rectangle.fill; cut @pause.fill s0.45
    pawprint | mdi paw
    pawprint.circle
    pawprint.circle.fill
    pawprint.fill | mdi paw
    pc | @desktopcomputer
    peacesign | ring 12 12 8.6; line M12 3.4V20.6M12 12 5.9 18.1M12 12 18.1 18.1
    pencil | line M4 20 5.2 15.2 16.8 3.6A1.8 1.8 0 0 1 19.4 3.6L20.4 4.6A1.8 1.8 0 0 1 20.4 7.2L8.8 18.8ZM14.6 5.8 18.2 9.4
    pencil.and.outline | @pencil
    pencil.and.ruler | mdi ruler
    pencil.and.ruler.fill | mdi ruler
    pencil.circle
    pencil.circle.fill
    pencil.line | @pencil
    pencil.slash
    pencil.tip | mdi lead-pencil
    pentagon | line M12 2.9 21.2 9.6 17.7 20.4H6.3L2.8 9.6Z
    pentagon.fill
    percent | line M19 5 5 19; ring 6.8 7 3; ring 17.2 17 3
    person | ring 12 7.4 4.2; line M3.8 20.4C4 16.6 7.6 14.4 12 14.4S20 16.6 20.2 20.4Z
    person.2 | ring 8.6 8.2 3.4; line M1.8 19C2 15.8 4.8 14 8.6 14S15.2 15.8 15.4 19ZM14.6 4.9A3.4 3.4 0 1 1 14.6 11.4M18.2 19H22.2C22 16 19.8 14.2 16.8 14
    person.2.circle
    person.2.circle.fill
    person.2.fill | solid ring 8.6 8.2 3.4; solid line M1.8 19C2 15.8 4.8 14 8.6 14S15.2 15.8 15.4 19Z; solid line M14.6 4.9A3.4 3.4 0 1 1 14.6 11.4Z; area M17.4 19.9H22.2A.9.9 0 0 0 23 19C22.8 15.6 20 13 15.6 13.2C17 14.8 17.8 16.6 17.4 19.9Z
    person.3 | @person s0.58; @person s0.42 x-7.2 y0.8; @person s0.42 x7.2 y0.8
    person.3.fill | @person.fill s0.58; @person.fill s0.42 x-7.2 y0.8; @person.fill s0.42 x7.2 y0.8
    person.3.sequence | @person.3
    person.3.sequence.fill | @person.3.fill
    person.and.background.dotted | @person.crop.rectangle
    person.badge.key | @person s0.86 x-1.6 y0.6; cut dot 19 17 4.4; @key.fill s0.42 x7 y5
    person.badge.key.fill | @person.fill s0.86 x-1.6 y0.6; cut dot 19 17 4.4; @key.fill s0.42 x7 y5
    person.badge.minus | @person s0.86 x1.6 y0.6; cut dot 4.6 17.6 4.6; @minus s0.34 x-7.4 y5.6
    person.badge.plus | @person s0.86 x1.6 y0.6; cut dot 4.6 17.6 4.6; @plus s0.34 x-7.4 y5.6
    person.badge.shield.checkmark | @person s0.86 x-1.6 y0.6; cut dot 18.6 17 5; @shield.fill s0.42 x6.6 y5
    person.circle | @circle; @_head; @_shoulders
    person.circle.fill | @circle.fill; cut @_head; cut @_shoulders
    person.crop.artframe | @square; @_head s0.9; @_shoulders s0.9 y-0.2
    person.crop.circle | @person.circle
    person.crop.circle.badge.checkmark | @person.circle s0.86 x-1 y-1; cut dot 19 19 4.2; @checkmark s0.32 x7 y7
    person.crop.circle.badge.exclamationmark | @person.circle s0.86 x-1 y-1; cut dot 19 19 4.2; @exclamationmark s0.34 x7 y7
    person.crop.circle.badge.plus | @person.circle s0.86 x-1 y-1; cut dot 19 19 4.2; @plus s0.32 x7 y7
    person.crop.circle.badge.xmark | @person.circle s0.86 x-1 y-1; cut dot 19 19 4.2; @xmark s0.32 x7 y7
    person.crop.circle.dashed | @circle.dashed; @_head; @_shoulders
    person.crop.circle.fill | @person.circle.fill
    person.crop.circle.fill.badge.plus | @person.circle.fill s0.86 x-1 y-1; cut dot 19 19 4.2; @plus s0.32 x7 y7
    person.crop.rectangle | @rectangle; @_head s0.7 y-0.6; @_shoulders s0.7 y-0.4
    person.crop.rectangle.fill | @rectangle.fill; cut @_head s0.7 y-0.6; cut @_shoulders s0.7 y-0.4
    person.crop.rectangle.stack | @person.crop.rectangle
    person.crop.square | @square; @_head s0.9; @_shoulders s0.9 y-0.2
    person.crop.square.fill | @square.fill; cut @_head s0.9; cut @_shoulders s0.9 y-0.2
    person.fill
    person.fill.badge.minus | @person.fill s0.86 x1.6 y0.6; cut dot 4.6 17.6 4.6; @minus s0.34 x-7.4 y5.6
    person.fill.badge.plus | @person.fill s0.86 x1.6 y0.6; cut dot 4.6 17.6 4.6; @plus s0.34 x-7.4 y5.6
    person.fill.checkmark | @person.fill s0.84 x-2.4 y0.6; cut dot 19.4 9.6 4.2; @checkmark s0.34 x7.4 y-2.4
    person.fill.questionmark | @person.fill s0.84 x-2.4 y0.6; cut dot 19.4 9.6 4.2; @questionmark s0.4 x7.4 y-2.4
    person.fill.xmark | @person.fill s0.84 x-2.4 y0.6; cut dot 19.4 9.6 4.2; @xmark s0.34 x7.4 y-2.4
    person.icloud | @cloud; @person.fill s0.4 y1.4
    person.line.dotted.person | @person.2
    person.slash
    person.slash.fill
    person.text.rectangle | @rectangle; @person.fill s0.4 x-4.2; line M14 10H18.4M14 14H18.4
    person.text.rectangle.fill | @rectangle.fill; cut @person.fill s0.4 x-4.2; cut line M14 10H18.4M14 14H18.4
    person.wave.2 | @person s0.84 x-3; line M17.6 8.4A5 5 0 0 1 17.6 13.6M20.4 6A9 9 0 0 1 20.4 16
    person.wave.2.fill | @person.fill s0.84 x-3; line M17.6 8.4A5 5 0 0 1 17.6 13.6M20.4 6A9 9 0 0 1 20.4 16
    personalhotspot | mdi link-variant
    phone | line M6.4 3 9.4 3.4 10.8 8.4 8.4 10.4C9.6 12.6 11.4 14.4 13.6 15.6L15.6 13.2 20.6 14.6 21 17.6C21 19.6 19.6 20.8 17.6 20.8C10 20.3 3.7 14 3.2 6.4C3.2 4.4 4.4 3 6.4 3Z
    phone.arrow.down.left | @phone; line M21 3 15.4 8.6M15.2 4V8.8H20
    phone.arrow.down.left.fill | @phone.fill; line M21 3 15.4 8.6M15.2 4V8.8H20
    phone.arrow.up.right | @phone; line M15.4 8.6 21 3M16.6 2.8H21.2V7.4
    phone.arrow.up.right.fill | @phone.fill; line M15.4 8.6 21 3M16.6 2.8H21.2V7.4
    phone.badge.plus | @phone; line M18 2.6V9M14.8 5.8H21.2
    phone.circle
    phone.circle.fill
    phone.down | @phone s0.88 r135
    phone.down.circle.fill | @circle.fill; cut @phone.down.fill s0.6
    phone.down.fill
    phone.fill
    phone.fill.badge.plus | @phone.fill; line M18 2.6V9M14.8 5.8H21.2
    photo | box 2.5 4.4 21.5 19.6 2.4; line M3.2 17.2 8 12.2 12.2 16.2 15.8 12.8 20.8 17; dot 8.2 8.9 1.6
    photo.artframe | @photo
    photo.badge.plus | @photo
    photo.circle
    photo.circle.fill
    photo.fill | solid box 2.5 4.4 21.5 19.6 2.4; cut line M3.2 17.2 8 12.2 12.2 16.2 15.8 12.8 20.8 17; cut dot 8.2 8.9 1.6
    photo.on.rectangle | box 6.4 7.6 21.6 19.6 2; line M4.2 15.8A2 2 0 0 1 2.4 13.8V6.4A2 2 0 0 1 4.4 4.4H15.8A2 2 0 0 1 17.8 5.4M7.2 17.6 11.2 13.8 14 16.4 16.6 14 20.8 17.6; dot 11 11 1.2
    photo.on.rectangle.angled | @photo.on.rectangle
    photo.stack | @photo s0.8 y2.6; line M5.6 4.6H18.4
    photo.stack.fill | @photo.fill s0.8 y2.6; line M5.6 4.6H18.4
    photo.tv | @tv
    pianokeys | @square; line M9 3.4V20.6M15 3.4V20.6; area M7.6 4H10.4V13H7.6Z; area M13.6 4H16.4V13H13.6Z
    pill | mdi pill
    pill.fill | mdi pill
    pills | mdi pill
    pills.fill | mdi pill
    pin | mdi pin
    pin.circle
    pin.circle.fill
    pin.fill | mdi pin
    pin.slash
    play | line M6.6 4V20L20.2 12Z
    play.circle
    play.circle.fill
    play.fill
    play.rectangle | @rectangle; @play.fill s0.45 x0.4
    play.rectangle.fill | @rectangle.fill; cut @play.fill s0.45 x0.4
    play.slash
    play.slash.fill
    play.square
    play.square.fill
    playpause | line M2.6 6V18L11.6 12Z; line M15.6 6V18M20.6 6V18
    playpause.fill
    plus | line M12 4.2V19.8M4.2 12H19.8
    plus.app | @app; @plus s0.6
    plus.app.fill | @app.fill; cut @plus s0.6
    plus.bubble | @bubble.left; @plus s0.45 y-1.6
    plus.bubble.fill | @bubble.left.fill; cut @plus s0.45 y-1.6
    plus.circle
    plus.circle.fill
    plus.forwardslash.minus | line M7.5 4.5V11.5M4 8H11M13 16.5H20M18 4.5 6.5 20
    plus.magnifyingglass | @magnifyingglass; @plus s0.4 x-2 y-2
    plus.message | @message; @plus s0.5 y-0.6
    plus.message.fill | @message.fill; cut @plus s0.5 y-0.6
    plus.rectangle | @rectangle; @plus s0.5
    plus.rectangle.on.rectangle | @rectangle.on.rectangle; @plus s0.45 x2.2 y2.5
    plus.square
    plus.square.fill
    plus.viewfinder | @viewfinder; @plus s0.6
    plusminus | line M12 3V14.5M6 8.8H18M6 19.8H18
    point.3.connected.trianglepath.dotted | ring 6 17.6 2.4; ring 18 17.6 2.4; ring 12 6 2.4; line M10.9 8.4 7.1 15.3M13.1 8.4 16.9 15.3M8.6 17.6H15.4
    point.topleft.down.curvedto.point.bottomright.up | ring 6 6 2.4; ring 18 18 2.4; line M8.4 6H15A3 3 0 0 1 15 12H9A3 3 0 0 0 9 18H15.4
    popcorn | mdi popcorn
    popcorn.fill | mdi popcorn
    power | line M12 2.8V11.4M7.2 5.8A8.4 8.4 0 1 0 16.8 5.8
    power.circle
    power.circle.fill
    power.dotted | @power
    poweroff | @circle
    poweron | line M12 3.4V20.6
    powerplug | line M8.4 2.8V7.4M15.6 2.8V7.4M5.8 7.6H18.2V11.4A6.2 6.2 0 0 1 5.8 11.4ZM12 17.6V21.4
    powerplug.fill
    printer | line M6.4 8V4.4A1.2 1.2 0 0 1 7.6 3.2H16.4A1.2 1.2 0 0 1 17.6 4.4V8M6.4 17H4.6A2 2 0 0 1 2.6 15V10A2 2 0 0 1 4.6 8H19.4A2 2 0 0 1 21.4 10V15A2 2 0 0 1 19.4 17H17.6M6.4 13.4H17.6V20.8H6.4Z
    printer.fill | solid box 2.6 8 21.4 16.6 2; solid line M6.6 6.2V4.4A1.2 1.2 0 0 1 7.8 3.2H16.2A1.2 1.2 0 0 1 17.4 4.4V6.2Z; cut area M5 12.4H19V18H5Z; solid box 6.8 14.2 17.2 20.8 .6
    puzzlepiece | mdi puzzle
    puzzlepiece.extension | mdi puzzle
    puzzlepiece.extension.fill | mdi puzzle
    puzzlepiece.fill | mdi puzzle
    qrcode | mdi qrcode
    qrcode.viewfinder | @viewfinder; mdi qrcode s0.55
    questionmark | line M7.4 8.2A4.6 4.6 0 1 1 13.8 12.4Q12 13.2 12 15; dot 12 19.3 1.5
    questionmark.app | @app; @questionmark s0.6
    questionmark.bubble | @bubble.left; @questionmark s0.45 y-1.6
    questionmark.circle
    questionmark.circle.fill
    questionmark.diamond | @diamond; @questionmark s0.5
    questionmark.folder | @folder; @questionmark s0.42 y1
    questionmark.square
    questionmark.square.fill
    quote.bubble | @bubble.left; mdi format-quote s0.42 y-1.6
    quote.bubble.fill | @bubble.left.fill; cut mdi format-quote s0.42 y-1.6
    quote.closing | mdi format-quote
    quote.opening | mdi format-quote f
    """
}
