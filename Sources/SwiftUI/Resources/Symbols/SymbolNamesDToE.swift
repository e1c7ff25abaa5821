extension SymbolTable {
  /// Symbols from `decrease.indent` to `eyes.inverse`.
  static let namesDToE = """
    decrease.indent | mdi format-indent-decrease
    delete.left | line M8.5 5.2H19.6A2 2 0 0 1 21.6 7.2V16.8A2 2 0 0 1 19.6 18.8H8.5L2.4 12ZM10.8 9 16.8 15M16.8 9 10.8 15
    delete.left.fill | solid line M8.5 5.2H19.6A2 2 0 0 1 21.6 7.2V16.8A2 2 0 0 1 19.6 18.8H8.5L2.4 12Z; cut line M10.8 9 16.8 15M16.8 9 10.8 15
    delete.right | @delete.left f
    deskclock | @clock
    desktopcomputer | box 2.2 4 21.8 16.2 1.8; line M2.4 13H21.6M10.2 16.2 9.6 20.2H14.4L13.8 16.2M7.6 20.2H16.4
    dial.low | @circle; line M12 12 8 16
    dial.min | @circle; line M12 12 8 16
    diamond | line M12 2.8 21.2 12 12 21.2 2.8 12Z
    diamond.fill
    dice | box 3.4 3.4 20.6 20.6 3; dot 8 8 1.4; dot 16 8 1.4; dot 12 12 1.4; dot 8 16 1.4; dot 16 16 1.4
    dice.fill | solid box 3.4 3.4 20.6 20.6 3; cut dot 8 8 1.4; cut dot 16 8 1.4; cut dot 12 12 1.4; cut dot 8 16 1.4; cut dot 16 16 1.4
    die.face.1 | @square; dot 12 12 1.8
    die.face.2 | @square; dot 8 16 1.6; dot 16 8 1.6
    die.face.3 | @square; dot 8 16 1.6; dot 12 12 1.6; dot 16 8 1.6
    die.face.4 | @square; dot 8 8 1.6; dot 16 8 1.6; dot 8 16 1.6; dot 16 16 1.6
    die.face.5 | @dice
    die.face.5.fill | @dice.fill
    die.face.6 | @square; dot 8 7.4 1.5; dot 16 7.4 1.5; dot 8 12 1.5; dot 16 12 1.5; dot 8 16.6 1.5; dot 16 16.6 1.5
    display | box 2.2 4 21.8 16.8 1.8; line M12 16.8V20.2M7.6 20.2H16.4
    display.2 | @display
    divide | line M4.2 12H19.8; dot 12 6 1.7; dot 12 18 1.7
    divide.circle
    divide.circle.fill
    doc | line M13.4 2.8H7A2 2 0 0 0 5 4.8V19.2A2 2 0 0 0 7 21.2H17A2 2 0 0 0 19 19.2V8.4ZM13.2 3V6.8A1.8 1.8 0 0 0 15 8.6H18.8
    doc.append | @doc.text
    doc.badge.arrow.up | @doc; cut dot 18.4 18.4 4.8; @arrow.up s0.36 x6.4 y6.4
    doc.badge.gearshape | @doc; cut dot 18.2 18.2 5; @gearshape.fill s0.4 x6.2 y6.2
    doc.badge.plus | @doc; cut dot 18.4 18.4 4.8; @plus s0.36 x6.4 y6.4
    doc.circle
    doc.circle.fill
    doc.fill | solid line M13.4 2.8H7A2 2 0 0 0 5 4.8V19.2A2 2 0 0 0 7 21.2H17A2 2 0 0 0 19 19.2V8.4Z; cut line M13.2 1V6.8A1.8 1.8 0 0 0 15 8.6H21
    doc.fill.badge.plus | @doc.fill; cut dot 18.4 18.4 4.8; @plus s0.36 x6.4 y6.4
    doc.on.clipboard | @clipboard; line M9.6 11.4H14.4M9.6 15.4H14.4
    doc.on.clipboard.fill | @clipboard.fill; cut line M9.6 11.4H14.4M9.6 15.4H14.4
    doc.on.doc | line M10.4 7.2H15L20 12.2V19.8A1.6 1.6 0 0 1 18.4 21.4H10.4A1.6 1.6 0 0 1 8.8 19.8V8.8A1.6 1.6 0 0 1 10.4 7.2ZM14.6 7.4V11A1.4 1.4 0 0 0 16 12.4H19.6M5.6 16.8A1.6 1.6 0 0 1 4 15.2V4.2A1.6 1.6 0 0 1 5.6 2.6H10.2L12.4 4.8
    doc.on.doc.fill | solid line M10.4 7.2H15L20 12.2V19.8A1.6 1.6 0 0 1 18.4 21.4H10.4A1.6 1.6 0 0 1 8.8 19.8V8.8A1.6 1.6 0 0 1 10.4 7.2Z; cut line M14.6 5V11A1.4 1.4 0 0 0 16 12.4H22; line M5.6 16.8A1.6 1.6 0 0 1 4 15.2V4.2A1.6 1.6 0 0 1 5.6 2.6H10.2L12.4 4.8
    doc.plaintext | @doc.text
    doc.plaintext.fill | @doc.text.fill
    doc.richtext | @doc.text
    doc.richtext.fill | @doc.text.fill
    doc.text | @doc; line M8.6 12.6H15.4M8.6 16.6H15.4
    doc.text.fill | @doc.fill; cut line M8.6 12.6H15.4M8.6 16.6H15.4
    doc.text.image | @doc.text
    doc.text.magnifyingglass | @doc; ring 11.4 13.6 2.8; line M13.6 15.8 15.8 18
    doc.viewfinder | @viewfinder; @doc s0.5
    doc.viewfinder.fill | @viewfinder; @doc.fill s0.5
    doc.zipper | @doc; line M12 11V17.6
    dog | mdi paw
    dog.fill | mdi paw
    dollarsign | text $
    dollarsign.arrow.circlepath | @arrow.clockwise; text $ s0.42 y0.6
    dollarsign.circle
    dollarsign.circle.fill
    dollarsign.square
    dollarsign.square.fill
    door.left.hand.closed | @door.left.hand.open
    door.left.hand.open | @rectangle.portrait.and.arrow.right
    dot.circle | @circle; dot 12 12 2.6
    dot.circle.fill | @circle.fill; cut dot 12 12 2.6
    dot.radiowaves.forward | @dot.radiowaves.right
    dot.radiowaves.left.and.right | line M8 8A5.6 5.6 0 0 0 8 16M16 8A5.6 5.6 0 0 1 16 16M4.8 4.8A10.2 10.2 0 0 0 4.8 19.2M19.2 4.8A10.2 10.2 0 0 1 19.2 19.2; dot 12 12 2
    dot.radiowaves.right | line M11 8A5.6 5.6 0 0 1 11 16M14.4 4.8A10.2 10.2 0 0 1 14.4 19.2; dot 6.4 12 2
    dot.radiowaves.up.forward | @dot.radiowaves.right r-45
    dot.square | @square; dot 12 12 2.4
    dot.square.fill | @square.fill; cut dot 12 12 2.4
    dot.viewfinder | @viewfinder; dot 12 12 2.4
    drop | line M12 2.8C12 2.8 5.4 10.4 5.4 14.9A6.6 6.4 0 0 0 18.6 14.9C18.6 10.4 12 2.8 12 2.8Z
    drop.circle
    drop.circle.fill
    drop.fill
    drop.triangle | @triangle; @drop.fill s0.38 y2.4
    dumbbell | mdi dumbbell
    dumbbell.fill | mdi dumbbell
    ear | line M6.4 9A5.8 5.8 0 0 1 18 9C18 13 15 13.6 14.6 16.4C14.2 19.4 12.6 20.8 10.6 20.8A3.4 3.4 0 0 1 7.4 18M9.6 9.4A2.6 2.6 0 0 1 14.8 9.4C14.8 11.6 12 11.6 12 13.6
    ear.fill
    eject | line M12 4 20 14H4ZM4.4 19.4H19.6
    eject.circle
    eject.circle.fill
    eject.fill
    ellipsis | dot 4.9 12 1.75; dot 12 12 1.75; dot 19.1 12 1.75
    ellipsis.bubble | @bubble.left; @ellipsis s0.6 y-1.6
    ellipsis.bubble.fill | @bubble.left.fill; cut @ellipsis s0.6 y-1.6
    ellipsis.circle
    ellipsis.circle.fill
    ellipsis.curlybraces | mdi code-braces
    ellipsis.message | @message; @ellipsis s0.6 y-0.6
    ellipsis.message.fill | @message.fill; cut @ellipsis s0.6 y-0.6
    ellipsis.rectangle | @rectangle; @ellipsis s0.6
    ellipsis.rectangle.fill | @rectangle.fill; cut @ellipsis s0.6
    ellipsis.vertical.bubble | @ellipsis.bubble
    envelope | box 2.4 5 21.6 19 2.4; line M3.2 6.6 12 13.6 20.8 6.6
    envelope.arrow.triangle.branch | @envelope
    envelope.badge | @envelope; cut dot 20 6 4.4; dot 20 6 3
    envelope.badge.fill | @envelope.fill; cut dot 20 6 4.4; dot 20 6 3
    envelope.circle
    envelope.circle.fill
    envelope.fill | solid box 2.4 5 21.6 19 2.4; cut line M1.6 5.4 12 13.6 22.4 5.4
    envelope.open | line M3 9.6 12 3 21 9.6V18.6A2 2 0 0 1 19 20.6H5A2 2 0 0 1 3 18.6ZM3.4 10.2 12 15.6 20.6 10.2
    envelope.open.fill | solid line M3 9.6 12 3 21 9.6V18.6A2 2 0 0 1 19 20.6H5A2 2 0 0 1 3 18.6Z; cut line M1.6 9.2 12 15.6 22.4 9.2
    equal | line M4.2 8.6H19.8M4.2 15.4H19.8
    equal.circle
    equal.circle.fill
    equal.square
    equal.square.fill
    eraser | mdi eraser
    eraser.fill | mdi eraser
    escape | line M19.3 6.5A9 9 0 1 1 12 3M4.5 3.5H4.6M12.2 12.2 4.5 4.5M4.5 10V4.3H10.2
    eurosign | text €
    eurosign.circle
    eurosign.circle.fill
    ev.charger | mdi ev-station
    ev.charger.fill | mdi ev-station
    exclamationmark | line M12 3.6V14.6; dot 12 19.3 1.5
    exclamationmark.2 | @exclamationmark x-3.4; @exclamationmark x3.4
    exclamationmark.3 | @exclamationmark x-6; @exclamationmark; @exclamationmark x6
    exclamationmark.arrow.circlepath | @arrow.clockwise; @exclamationmark s0.4 y0.5
    exclamationmark.bubble | @bubble.left; @exclamationmark s0.45 y-1.6
    exclamationmark.bubble.fill | @bubble.left.fill; cut @exclamationmark s0.45 y-1.6
    exclamationmark.circle
    exclamationmark.circle.fill
    exclamationmark.icloud | @cloud; @exclamationmark s0.42 y1.6
    exclamationmark.icloud.fill | @cloud.fill; cut @exclamationmark s0.42 y1.6
    exclamationmark.octagon | @octagon; @exclamationmark s0.6
    exclamationmark.octagon.fill | @octagon.fill; cut @exclamationmark s0.6
    exclamationmark.questionmark | @exclamationmark x-5; @questionmark x3.6
    exclamationmark.shield | @shield; @exclamationmark s0.5
    exclamationmark.shield.fill | @shield.fill; cut @exclamationmark s0.5
    exclamationmark.square
    exclamationmark.square.fill
    exclamationmark.triangle | @triangle; @exclamationmark s0.48 y2.4
    exclamationmark.triangle.fill | @triangle.fill; cut @exclamationmark s0.48 y2.4
    externaldrive | box 2.6 13 21.4 19 2.2; line M3 14.2 6 5.6H18L21 14.2; dot 17.4 16 1
    externaldrive.badge.icloud | @externaldrive
    externaldrive.badge.plus | @externaldrive
    externaldrive.connected.to.line.below | @externaldrive
    externaldrive.fill | solid box 2.6 13.6 21.4 19 2.2; area M3 12.4 5.3 5.8A1.6 1.6 0 0 1 6.8 4.7H17.2A1.6 1.6 0 0 1 18.7 5.8L21 12.4Z; cut dot 17.4 16.3 1.1
    eye | line M2.2 12C4.2 7.8 7.8 5.4 12 5.4S19.8 7.8 21.8 12C19.8 16.2 16.2 18.6 12 18.6S4.2 16.2 2.2 12Z; ring 12 12 3.2
    eye.circle
    eye.circle.fill
    eye.fill | solid line M2.2 12C4.2 7.8 7.8 5.4 12 5.4S19.8 7.8 21.8 12C19.8 16.2 16.2 18.6 12 18.6S4.2 16.2 2.2 12Z; cut dot 12 12 4.4; dot 12 12 2.6
    eye.slash
    eye.slash.circle | @circle; @eye.slash.fill s0.58
    eye.slash.fill
    eye.square
    eye.trianglebadge.exclamationmark | @eye
    eyedropper | mdi eyedropper-variant
    eyedropper.halffull | mdi eyedropper-variant
    eyeglasses | ring 6.4 14 3.8; ring 17.6 14 3.8; line M10.2 13.4A2 2 0 0 1 13.8 13.4M2.6 13.2 4.6 7.4M21.4 13.2 19.4 7.4
    eyes | ring 7.4 12 4.4; ring 16.6 12 4.4; dot 8.4 12 1.8; dot 17.6 12 1.8
    eyes.inverse | dot 7.4 12 5.2; dot 16.6 12 5.2; cut dot 8.4 12 1.8; cut dot 17.6 12 1.8
    """
}
