extension SymbolTable {
  /// Symbols from `abc` to `atom`.
  static let namesA = """
    abc | text abc s0.72
    accessibility | @circle; line M7.4 9.4 12 10.4 16.6 9.4M12 10.4V13.6L9.6 17.8M12 13.6 14.4 17.8; dot 12 7 1.4
    accessibility.fill | @circle.fill; cut line M7.4 9.4 12 10.4 16.6 9.4M12 10.4V13.6L9.6 17.8M12 13.6 14.4 17.8; cut dot 12 7 1.4
    airplane | mdi airplane r90
    airplane.arrival | mdi airplane-landing
    airplane.circle
    airplane.circle.fill
    airplane.departure | mdi airplane-takeoff
    airplayaudio | line M6.4 17.6A8.6 8.6 0 1 1 17.6 17.6M8.8 14.4A4.8 4.8 0 1 1 15.2 14.4; area M12 14.8 17 20.8H7Z
    airplayvideo | line M6 17.4H4.6A2 2 0 0 1 2.6 15.4V7A2 2 0 0 1 4.6 5H19.4A2 2 0 0 1 21.4 7V15.4A2 2 0 0 1 19.4 17.4H18; area M12 14 17.2 20.2H6.8Z
    airpods | line M9.6 20.4V9.8A3.2 3.2 0 1 0 7.2 12.4V20.4ZM14.4 20.4V9.8A3.2 3.2 0 1 1 16.8 12.4V20.4Z
    airpodspro | @airpods
    alarm | ring 12 13 7.6; line M12 8.8V13.2L14.8 14.8M2.8 7 6.4 3.6M21.2 7 17.6 3.6M6.6 18.6 4.6 20.8M17.4 18.6 19.4 20.8
    alarm.fill | dot 12 13 8.5; cut line M12 8.8V13.2L14.8 14.8; line M2.8 7 6.4 3.6M21.2 7 17.6 3.6M6.6 18.6 4.6 20.8M17.4 18.6 19.4 20.8
    ant | mdi bug
    ant.circle | @circle; mdi bug s0.58
    ant.circle.fill
    ant.fill | mdi bug
    antenna.radiowaves.left.and.right | line M12 12.6V21M8.6 15.4A4.8 4.8 0 1 1 15.4 15.4M5.6 18.2A9 9 0 1 1 18.4 18.2; dot 12 12 1.7
    antenna.radiowaves.left.and.right.circle
    antenna.radiowaves.left.and.right.circle.fill
    antenna.radiowaves.left.and.right.slash
    app | box 3.1 3.1 20.9 20.9 5
    app.badge | box 2.9 5.3 18.7 21.1 4.4; cut dot 18.6 5.4 4.9; dot 18.6 5.4 3.4
    app.badge.fill | solid box 2.9 5.3 18.7 21.1 4.4; cut dot 18.6 5.4 4.9; dot 18.6 5.4 3.4
    app.fill
    apple.logo | mdi apple
    apple.terminal | @terminal
    appletv | box 2.6 6 21.4 18 2.4; mdi apple s0.42
    appletv.fill
    applewatch | box 6 6 18 18 3.2; line M8.6 5.6 9.2 2.4H14.8L15.4 5.6M8.6 18.4 9.2 21.6H14.8L15.4 18.4M20 10.4V13
    applewatch.watchface | @applewatch; line M12 9.6V12.4H14
    apps.iphone | @iphone; line M10 9V9.1M14 9V9.1M10 13V13.1M14 13V13.1
    archivebox | box 2.4 4 21.6 8.8 1.4; line M4.2 8.8V18A2 2 0 0 0 6.2 20H17.8A2 2 0 0 0 19.8 18V8.8M9.2 12.6H14.8
    archivebox.circle | @circle; @archivebox.fill s0.56
    archivebox.circle.fill
    archivebox.fill | solid box 2.4 4 21.6 8.4 1.4; solid line M4.2 11.6V18A2 2 0 0 0 6.2 20H17.8A2 2 0 0 0 19.8 18V11.6Z; cut line M9.2 14H14.8
    arkit | @viewfinder; @cube s0.56
    arrow.2.circlepath | line M4 10.5A8.2 8.2 0 0 1 19 7.6M20 13.5A8.2 8.2 0 0 1 5 16.4M19.4 3.2V7.8H14.8M4.6 20.8V16.2H9.2
    arrow.2.circlepath.circle
    arrow.2.squarepath | mdi repeat
    arrow.3.trianglepath | @arrow.triangle.2.circlepath
    arrow.backward | @arrow.left
    arrow.backward.circle
    arrow.backward.circle.fill
    arrow.branch | mdi source-branch
    arrow.clockwise | line M19.6 12.8A7.7 7.7 0 1 1 12 5.1H16.2M13 1.9 16.4 5.1 13 8.3
    arrow.clockwise.circle
    arrow.clockwise.circle.fill
    arrow.clockwise.icloud | @cloud; @arrow.clockwise s0.42 y1.4
    arrow.counterclockwise | @arrow.clockwise f
    arrow.counterclockwise.circle
    arrow.counterclockwise.circle.fill
    arrow.down | @arrow.left r-90
    arrow.down.app | @app; @arrow.down s0.58
    arrow.down.app.fill | @app.fill; cut @arrow.down s0.58
    arrow.down.circle
    arrow.down.circle.fill
    arrow.down.doc | @doc; line M12 11V17.6M9 14.8 12 17.8 15 14.8
    arrow.down.doc.fill | @doc.fill; cut line M12 11V17.6M9 14.8 12 17.8 15 14.8
    arrow.down.forward | @arrow.down.right
    arrow.down.left | @arrow.up.left r-90
    arrow.down.left.circle
    arrow.down.left.circle.fill
    arrow.down.right | @arrow.up.left r180
    arrow.down.right.and.arrow.up.left | line M3.6 3.6 10 10M10.1 4.4V10.1H4.4M20.4 20.4 14 14M13.9 19.6V13.9H19.6
    arrow.down.right.circle
    arrow.down.right.circle.fill
    arrow.down.square
    arrow.down.square.fill
    arrow.down.to.line | line M12 3.4V15.6M6.4 10.4 12 16 17.6 10.4M4.6 20.4H19.4
    arrow.down.to.line.compact | @arrow.down.to.line
    arrow.forward | @arrow.right
    arrow.forward.circle
    arrow.forward.circle.fill
    arrow.left | line M20.6 12H3.8M10.6 4.8 3.4 12 10.6 19.2
    arrow.left.and.right | @arrow.up.and.down r90
    arrow.left.arrow.right | line M20.4 7.4H4M8 3.2 3.8 7.4 8 11.6M3.6 16.6H20M16 12.4 20.2 16.6 16 20.8
    arrow.left.arrow.right.circle
    arrow.left.arrow.right.circle.fill
    arrow.left.circle
    arrow.left.circle.fill
    arrow.left.square
    arrow.left.square.fill
    arrow.left.to.line | @arrow.down.to.line r90
    arrow.merge | mdi source-merge
    arrow.rectanglepath | @arrow.triangle.2.circlepath
    arrow.right | @arrow.left f
    arrow.right.arrow.left | @arrow.left.arrow.right f
    arrow.right.circle
    arrow.right.circle.fill
    arrow.right.doc.on.clipboard | @doc.on.clipboard
    arrow.right.square
    arrow.right.square.fill
    arrow.right.to.line | @arrow.down.to.line r-90
    arrow.triangle.2.circlepath | line M4 10.5A8.2 8.2 0 0 1 18.8 7.4M20 13.5A8.2 8.2 0 0 1 5.2 16.6; area M21.4 4.2 20.4 10.2 15.2 8Z; area M2.6 19.8 3.6 13.8 8.8 16Z
    arrow.triangle.2.circlepath.camera | mdi camera-party-mode
    arrow.triangle.2.circlepath.camera.fill | mdi camera-party-mode
    arrow.triangle.2.circlepath.circle
    arrow.triangle.2.circlepath.circle.fill
    arrow.triangle.branch | mdi source-branch
    arrow.triangle.merge | mdi call-merge
    arrow.triangle.pull | mdi source-pull
    arrow.triangle.swap | mdi swap-horizontal
    arrow.triangle.turn.up.right.circle | @circle; @arrow.turn.up.right s0.55
    arrow.triangle.turn.up.right.circle.fill | @circle.fill; cut @arrow.turn.up.right s0.55
    arrow.triangle.turn.up.right.diamond | @diamond; @arrow.turn.up.right s0.45
    arrow.triangle.turn.up.right.diamond.fill | mdi directions
    arrow.turn.down.left | line M8.8 19.8 3.8 14.8 8.8 9.8M4.2 14.8H16A4.2 4.2 0 0 0 20.2 10.6V4
    arrow.turn.down.right | @arrow.turn.down.left f
    arrow.turn.right.up | @arrow.turn.up.left r90
    arrow.turn.up.left | line M8.8 4.2 3.8 9.2 8.8 14.2M4.2 9.2H16A4.2 4.2 0 0 1 20.2 13.4V20
    arrow.turn.up.right | @arrow.turn.up.left f
    arrow.up | @arrow.left r90
    arrow.up.and.down | line M12 3.6V20.4M7.2 8 12 3.2 16.8 8M7.2 16 12 20.8 16.8 16
    arrow.up.and.down.and.arrow.left.and.right | line M12 3V21M3 12H21M9 5.6 12 2.6 15 5.6M9 18.4 12 21.4 15 18.4M5.6 9 2.6 12 5.6 15M18.4 9 21.4 12 18.4 15
    arrow.up.arrow.down | line M7.4 20.4V4M3.2 8 7.4 3.8 11.6 8M16.6 3.6V20M12.4 16 16.6 20.2 20.8 16
    arrow.up.arrow.down.circle
    arrow.up.arrow.down.circle.fill
    arrow.up.arrow.down.square
    arrow.up.backward | @arrow.up.left
    arrow.up.bin | @archivebox
    arrow.up.bin.fill | @archivebox.fill
    arrow.up.circle
    arrow.up.circle.fill
    arrow.up.doc | @doc; line M12 18V11.5M9 14.2 12 11.2 15 14.2
    arrow.up.doc.fill | @doc.fill; cut line M12 18V11.5M9 14.2 12 11.2 15 14.2
    arrow.up.forward | @arrow.up.right
    arrow.up.forward.app | @app; @arrow.up.right s0.58
    arrow.up.forward.app.fill | @app.fill; cut @arrow.up.right s0.58
    arrow.up.forward.square
    arrow.up.left | line M18.6 18.6 5.6 5.6M15.6 5.2H5.2V15.6
    arrow.up.left.and.arrow.down.right | line M10 10 4.2 4.2M3.9 10V3.9H10M14 14 19.8 19.8M20.1 14V20.1H14
    arrow.up.left.and.down.right.magnifyingglass | @magnifyingglass; @arrow.up.left.and.arrow.down.right s0.42 x-2 y-2
    arrow.up.left.circle
    arrow.up.message | @message; @arrow.up s0.5 y-0.6
    arrow.up.message.fill | @message.fill; cut @arrow.up s0.5 y-0.6
    arrow.up.right | @arrow.up.left f
    arrow.up.right.circle
    arrow.up.right.circle.fill
    arrow.up.right.square
    arrow.up.right.square.fill
    arrow.up.square
    arrow.up.square.fill
    arrow.up.to.line | @arrow.down.to.line r180
    arrow.uturn.backward | line M8.4 3.8 3.6 8.6 8.4 13.4M4 8.6H14.4A5.7 5.7 0 0 1 14.4 20H8.6
    arrow.uturn.backward.circle
    arrow.uturn.backward.circle.fill
    arrow.uturn.forward | @arrow.uturn.backward f
    arrow.uturn.forward.circle
    arrow.uturn.left | @arrow.uturn.backward
    arrow.uturn.left.circle
    arrow.uturn.left.circle.fill
    arrow.uturn.right | @arrow.uturn.forward
    arrowshape.down | @arrowshape.left r-90
    arrowshape.down.fill
    arrowshape.left | line M11 4.5 3 12 11 19.5V15.2H20.6V8.8H11Z
    arrowshape.left.fill
    arrowshape.right | @arrowshape.left f
    arrowshape.right.fill
    arrowshape.turn.up.left | line M10.5 5 2.8 11.6 10.5 18.2V14.2C15 14.2 18.4 15.6 21 19.4C20.2 13.8 16.8 9.8 10.5 9Z
    arrowshape.turn.up.left.2 | mdi reply-all
    arrowshape.turn.up.left.2.fill | mdi reply-all
    arrowshape.turn.up.left.fill
    arrowshape.turn.up.right | @arrowshape.turn.up.left f
    arrowshape.turn.up.right.fill
    arrowshape.up | @arrowshape.left r90
    arrowshape.up.fill
    arrowtriangle.down | @arrowtriangle.left r-90
    arrowtriangle.down.fill
    arrowtriangle.left | line M16.6 5.4V18.6L5.6 12Z
    arrowtriangle.left.fill
    arrowtriangle.right | @arrowtriangle.left f
    arrowtriangle.right.fill
    arrowtriangle.up | @arrowtriangle.left r90
    arrowtriangle.up.fill
    aspectratio | @rectangle; line M6 12V8.6H9.4M18 12V15.4H14.6
    aspectratio.fill | @rectangle.fill; cut line M6 12V8.6H9.4M18 12V15.4H14.6
    asterisk | line M12 4V20M5.1 8 18.9 16M18.9 8 5.1 16
    asterisk.circle
    asterisk.circle.fill
    at | line M16 8V12.8A2.8 2.8 0 0 0 21 12.5A9 9 0 1 0 17.2 19.4; ring 12 12 4
    at.circle | @circle; @at s0.58
    at.circle.fill
    atom | dot 12 12 1.8; line M12 8C17.6 8 21.6 9.8 21.6 12S17.6 16 12 16S2.4 14.2 2.4 12S6.4 8 12 8ZM15.5 10C18.3 14.9 18.7 19.2 16.8 20.3S11.3 18.9 8.5 14S5.3 4.8 7.2 3.7S12.7 5.1 15.5 10ZM8.5 10C11.3 5.1 14.9 2.6 16.8 3.7S18.3 9.1 15.5 14S9.1 21.4 7.2 20.3S5.7 14.9 8.5 10Z
    """
}
