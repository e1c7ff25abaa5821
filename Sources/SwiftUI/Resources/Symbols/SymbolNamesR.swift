extension SymbolTable {
  /// Symbols from `radio` to `ruler.fill`.
  static let namesR = """
    radio | mdi radio
    radio.fill | mdi radio
    rainbow | line M2.4 17.6A9.6 9.6 0 0 1 21.6 17.6M5.6 17.6A6.4 6.4 0 0 1 18.4 17.6M8.8 17.6A3.2 3.2 0 0 1 15.2 17.6
    rays | line M19.4 12 21.6 12M17.2 17.2 18.8 18.8M12 19.4 12 21.6M6.8 17.2 5.2 18.8M4.6 12 2.4 12M6.8 6.8 5.2 5.2M12 4.6 12 2.4M17.2 6.8 18.8 5.2
    record.circle | @circle; dot 12 12 5
    record.circle.fill | dot 12 12 10; cut dot 12 12 5
    rectangle | box 2.4 5.2 21.6 18.8 2.4
    rectangle.3.group | box 2.4 4.6 10.4 19.4 1.8; box 13.4 4.6 21.6 10.6 1.6; box 13.4 13.4 21.6 19.4 1.6
    rectangle.and.pencil.and.ellipsis | @square.and.pencil
    rectangle.badge.plus | box 2.6 7 16.6 18 2.2; line M19.6 3V9M16.6 6H22.6
    rectangle.compress.vertical | box 3 9 21 15 1.8; line M12 2V6M9.8 4 12 6.2 14.2 4M12 22V18M9.8 20 12 17.8 14.2 20
    rectangle.dashed | @square.dashed
    rectangle.dock | @rectangle; line M6.6 15.6H17.4
    rectangle.expand.vertical | box 3 9 21 15 1.8; line M12 2V6M9.8 4.2 12 2 14.2 4.2M12 22V18M9.8 19.8 12 22 14.2 19.8
    rectangle.fill
    rectangle.grid.1x2 | box 2.8 3.4 21.2 10.4 1.6; box 2.8 13.6 21.2 20.6 1.6
    rectangle.grid.1x2.fill
    rectangle.grid.2x2 | box 2.4 4.4 10.8 10.6 1.4; box 13.2 4.4 21.6 10.6 1.4; box 2.4 13.4 10.8 19.6 1.4; box 13.2 13.4 21.6 19.6 1.4
    rectangle.grid.2x2.fill
    rectangle.grid.3x2 | box 2.2 5 7.2 10.6 1; box 9.5 5 14.5 10.6 1; box 16.8 5 21.8 10.6 1; box 2.2 13.4 7.2 19 1; box 9.5 13.4 14.5 19 1; box 16.8 13.4 21.8 19 1
    rectangle.inset.filled | box 2.6 5.4 21.4 18.6 2.4; area M6 8.8H18V15.2H6Z
    rectangle.on.rectangle | box 6.8 9 21.6 20 2; line M4.4 15.5A2 2 0 0 1 2.4 13.5V6A2 2 0 0 1 4.4 4H15.4A2 2 0 0 1 17.4 6
    rectangle.portrait | @rectangle r90
    rectangle.portrait.and.arrow.forward | @rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right | line M14.5 7V5A2 2 0 0 0 12.5 3H6A2 2 0 0 0 4 5V19A2 2 0 0 0 6 21H12.5A2 2 0 0 0 14.5 19V17M9.5 12H21.2M17.6 8.3 21.4 12 17.6 15.7
    rectangle.portrait.fill
    rectangle.split.2x1 | @rectangle; line M12 5.2V18.8
    rectangle.split.3x1 | @rectangle; line M9 5.2V18.8M15 5.2V18.8
    rectangle.stack | box 3.2 9.6 20.8 20.4 2.2; line M5.6 6.4H18.4M7.8 3.2H16.2
    rectangle.stack.badge.plus | @rectangle.stack
    rectangle.stack.fill
    rectangle.stack.person.crop | @rectangle.stack
    refrigerator | mdi fridge
    refrigerator.fill | mdi fridge-filled
    repeat | line M3.6 11.4V10A4 4 0 0 1 7.6 6H19.4M16.4 2.8 19.6 6 16.4 9.2M20.4 12.6V14A4 4 0 0 1 16.4 18H4.6M7.6 14.8 4.4 18 7.6 21.2
    repeat.1 | @repeat; text 1 s0.42
    repeat.1.circle
    repeat.circle
    repeat.circle.fill
    return | line M8.5 10 4 14.5 8.5 19M4.5 14.5H18A2.2 2.2 0 0 0 20.2 12.3V5
    return.left | @return
    road.lanes | mdi road-variant
    rosette | ring 12 8.8 5.8; line M8.4 13.6 6.6 21.2 12 18.4 17.4 21.2 15.6 13.6
    rotate.3d | mdi rotate-3d
    rotate.left | @square s0.7 y3; line M4 8.6A8 8 0 0 1 12 3M4 3.4V8.8H9.4
    rotate.left.fill | @rotate.left
    rotate.right | @rotate.left f
    ruler | box 1.8 7.6 22.2 16.4 1.6; line M6.2 8V11.4M10 8V12.4M14 8V11.4M17.8 8V12.4
    ruler.fill | solid box 1.8 7.6 22.2 16.4 1.6; cut line M6.2 6V11.4M10 6V12.4M14 6V11.4M17.8 6V12.4
    """
}
