extension SymbolTable {
  /// Symbols from `face.dashed` to `guitars.fill`.
  static let namesFToG = """
    face.dashed | @circle.dashed; dot 8.8 9.8 1.3; dot 15.2 9.8 1.3; line M8.2 15.4H15.8
    face.smiling | @circle; dot 8.8 9.8 1.3; dot 15.2 9.8 1.3; line M7.8 14.2C9 16.2 10.4 17 12 17S15 16.2 16.2 14.2
    face.smiling.fill | @circle.fill; cut dot 8.8 9.8 1.3; cut dot 15.2 9.8 1.3; cut line M7.8 14.2C9 16.2 10.4 17 12 17S15 16.2 16.2 14.2
    face.smiling.inverse | @face.smiling.fill
    faceid | @viewfinder; line M8.4 8.6V10.4M15.6 8.6V10.4M12.2 8.8V12.6H11.4M8.6 15.2Q12 17.8 15.4 15.2
    fan | mdi fan
    fan.fill | mdi fan
    faxmachine | mdi fax
    ferry | mdi ferry
    ferry.fill | mdi ferry
    figure.2 | @person.2
    figure.2.and.child.holdinghands | mdi human-male-female
    figure.and.child.holdinghands | mdi human-child
    figure.arms.open | mdi human-handsup
    figure.basketball | @figure.run
    figure.child | mdi human-child
    figure.cooldown | @figure.arms.open
    figure.core.training | @figure.arms.open
    figure.dance | @figure.wave
    figure.dress.line.vertical.figure | mdi human-male-female
    figure.golf | @figure.stand
    figure.hiking | @figure.walk
    figure.martial.arts | @figure.run
    figure.mind.and.body | @figure.arms.open
    figure.outdoor.cycle | mdi bike
    figure.pool.swim | mdi swim
    figure.roll | mdi wheelchair-accessibility
    figure.run | mdi run
    figure.run.circle | @circle; mdi run s0.6
    figure.run.circle.fill
    figure.skiing.downhill | @figure.run
    figure.soccer | @figure.run
    figure.stand | mdi human-male
    figure.strengthtraining.traditional | mdi dumbbell
    figure.tennis | @figure.run
    figure.walk | mdi walk
    figure.walk.circle
    figure.walk.circle.fill
    figure.wave | mdi human-greeting
    figure.yoga | @figure.arms.open
    film | mdi filmstrip
    film.fill | mdi filmstrip
    fireplace | @flame
    fireplace.fill | @flame.fill
    fireworks | @sparkles
    fish | mdi fish
    fish.fill | mdi fish
    flag | line M5 21.2V4.2C8 2.6 10.4 3 12.6 4S17 5.2 19.6 4.2V13.6C17 14.6 14.8 14.4 12.6 13.4S8 12 5 13.6
    flag.2.crossed | @flag
    flag.2.crossed.fill | @flag.fill
    flag.checkered | mdi flag-checkered
    flag.checkered.2.crossed | mdi flag-checkered
    flag.circle
    flag.circle.fill
    flag.fill | line M5 21.2V4.2; solid line M5 4.2C8 2.6 10.4 3 12.6 4S17 5.2 19.6 4.2V13.6C17 14.6 14.8 14.4 12.6 13.4S8 12 5 13.6Z
    flag.slash
    flag.slash.fill
    flame | line M12.4 2.6C12.6 6.6 18.8 9 18.8 14.6A6.8 6.8 0 0 1 5.2 14.6C5.2 11.8 6.6 10 8 8.6C8.4 10.6 9.2 11.6 10.2 12C9.8 8.4 10.4 5 12.4 2.6Z
    flame.circle
    flame.circle.fill
    flame.fill
    flashlight.off.fill | mdi flashlight
    flashlight.on.fill | mdi flashlight
    flask | mdi flask-outline
    flask.fill | mdi flask
    folder | line M4.4 4.8H8.8L11 7.2H19.6A2 2 0 0 1 21.6 9.2V17.2A2 2 0 0 1 19.6 19.2H4.4A2 2 0 0 1 2.4 17.2V6.8A2 2 0 0 1 4.4 4.8ZM2.4 10.6H21.6
    folder.badge.gearshape | @folder; cut dot 19 17.6 4.8; @gearshape.fill s0.38 x7 y5.6
    folder.badge.minus | @folder; cut dot 19 17.6 4.6; @minus s0.34 x7 y5.6
    folder.badge.person.crop | @folder; cut dot 19 17.6 4.8; @person.circle.fill s0.38 x7 y5.6
    folder.badge.plus | @folder; cut dot 19 17.6 4.6; @plus s0.34 x7 y5.6
    folder.circle
    folder.circle.fill
    folder.fill | solid line M4.4 4.8H8.8L11 7.2H19.6A2 2 0 0 1 21.6 9.2V17.2A2 2 0 0 1 19.6 19.2H4.4A2 2 0 0 1 2.4 17.2V6.8A2 2 0 0 1 4.4 4.8Z; cut area M0 9.7H24V11.1H0Z
    folder.fill.badge.plus | @folder.fill; cut dot 19 17.6 4.6; @plus s0.34 x7 y5.6
    football | mdi football
    football.fill | mdi football
    fork.knife | mdi silverware-variant
    fork.knife.circle
    fork.knife.circle.fill
    forward | line M2.6 6.2V17.8L11 12ZM12.6 6.2V17.8L21 12Z
    forward.circle
    forward.circle.fill
    forward.end | line M4.6 5V19L15.6 12ZM19.4 5V19
    forward.end.alt | line M2.4 6.2V17.8L10 12ZM11 6.2V17.8L18.6 12ZM21.4 6V18
    forward.end.alt.fill
    forward.end.fill
    forward.fill
    forward.frame | line M9 5V19L20 12ZM4.4 5V19
    forward.frame.fill
    frying.pan | mdi pot
    frying.pan.fill | mdi pot
    fuelpump | mdi gas-station
    fuelpump.circle | @circle; mdi gas-station s0.58
    fuelpump.circle.fill
    fuelpump.fill | mdi gas-station
    function | mdi function
    fx | text fx s0.9
    gamecontroller | line M8 6.6H16C19.4 6.6 20.6 9 21.6 14C22.2 17.4 20.8 18.6 19.2 18.6C17 18.6 16.4 15.8 14.6 15.8H9.4C7.6 15.8 7 18.6 4.8 18.6C3.2 18.6 1.8 17.4 2.4 14C3.4 9 4.6 6.6 8 6.6ZM8.2 9.2V13M6.3 11.1H10.1; dot 15 12.2 1.1; dot 17.2 10 1.1
    gamecontroller.circle | @circle; @gamecontroller.fill s0.62
    gamecontroller.fill | solid line M8 6.6H16C19.4 6.6 20.6 9 21.6 14C22.2 17.4 20.8 18.6 19.2 18.6C17 18.6 16.4 15.8 14.6 15.8H9.4C7.6 15.8 7 18.6 4.8 18.6C3.2 18.6 1.8 17.4 2.4 14C3.4 9 4.6 6.6 8 6.6Z; cut line M8.2 9.2V13M6.3 11.1H10.1; cut dot 15 12.2 1.1; cut dot 17.2 10 1.1
    gauge | @circle; line M12 13.6 16 8.4; dot 12 14 1.6
    gauge.high | @gauge
    gauge.with.dots.needle.bottom.50percent | @gauge
    gear | @gearshape
    gear.badge | @gearshape
    gear.circle | @gearshape.circle
    gear.circle.fill | @gearshape.circle.fill
    gearshape | solid mdi settings; cut solid mdi settings s0.81; ring 12 12 3
    gearshape.2 | @gearshape s0.66 x-3.6 y-3.2; @gearshape s0.5 x6.2 y5.4
    gearshape.2.fill | @gearshape.fill s0.66 x-3.6 y-3.2; @gearshape.fill s0.5 x6.2 y5.4
    gearshape.circle
    gearshape.circle.fill
    gearshape.fill | mdi settings
    gift | box 2.8 7.6 21.2 11.8 1.2; line M4.6 11.8V19.2A1.6 1.6 0 0 0 6.2 20.8H17.8A1.6 1.6 0 0 0 19.4 19.2V11.8M12 7.6V20.6M12 7.4C8.6 7.4 6.6 6 7.4 4.2S11.6 3.6 12 7.4C12.4 3.6 15.8 2.4 16.6 4.2S15.4 7.4 12 7.4Z
    gift.circle
    gift.circle.fill
    gift.fill | solid box 2.8 7.6 21.2 11 1.2; area M3.7 13.2H20.3V19.2A2.5 2.5 0 0 1 17.8 21.7H6.2A2.5 2.5 0 0 1 3.7 19.2Z; line M12 7.4C8.6 7.4 6.6 6 7.4 4.2S11.6 3.6 12 7.4C12.4 3.6 15.8 2.4 16.6 4.2S15.4 7.4 12 7.4Z; cut area M11.3 7.8H12.7V22H11.3Z
    giftcard | box 2.2 5 21.8 19 2.4; line M2.2 12.6H21.8M12 12.6V19M12 12.4C9 12.4 7.6 11 8.4 9.6S12 9.6 12 12.4C12 9.6 14.8 8.2 15.6 9.6S15 12.4 12 12.4Z
    giftcard.fill | @creditcard.fill
    globe | @circle; line M12 2.9C6.2 7.6 6.2 16.4 12 21.1C17.8 16.4 17.8 7.6 12 2.9ZM2.9 12H21.1M4.4 7.2H19.6M4.4 16.8H19.6
    globe.americas | mdi earth
    globe.americas.fill | mdi earth
    globe.asia.australia | mdi earth
    globe.asia.australia.fill | mdi earth
    globe.badge.chevron.backward | @globe
    globe.desk | @globe
    globe.europe.africa | mdi earth
    globe.europe.africa.fill | mdi earth
    gobackward | @arrow.counterclockwise
    gobackward.10 | @arrow.counterclockwise; text 10 s0.46 y0.9
    gobackward.15 | @arrow.counterclockwise; text 15 s0.46 y0.9
    gobackward.30 | @arrow.counterclockwise; text 30 s0.46 y0.9
    gobackward.5 | @arrow.counterclockwise; text 5 s0.4 y0.9
    goforward | @arrow.clockwise
    goforward.10 | @arrow.clockwise; text 10 s0.46 y0.9
    goforward.15 | @arrow.clockwise; text 15 s0.46 y0.9
    goforward.30 | @arrow.clockwise; text 30 s0.46 y0.9
    goforward.5 | @arrow.clockwise; text 5 s0.4 y0.9
    graduationcap | line M12 4.6 22 9.4 12 14.2 2 9.4ZM6 11.6V16.4C8.6 19.2 15.4 19.2 18 16.4V11.6M22 9.4V15.6
    graduationcap.circle | @circle; @graduationcap.fill s0.58
    graduationcap.circle.fill
    graduationcap.fill | solid line M12 4.6 22 9.4 12 14.2 2 9.4Z; area M5.4 13.2 12 16.4 18.6 13.2V16.8C15.6 20 8.4 20 5.4 16.8Z; line M22 9.4V15.6
    greaterthan | @lessthan f
    grid | line M9 3V21M15 3V21M3 9H21M3 15H21
    grid.circle
    grid.circle.fill
    guitars | mdi guitar-electric
    guitars.fill | mdi guitar-electric
    """
}
