/// The recorded grids, by their sources' own ids (Recorded/Grids.md#M, T).
extension GridAnswer {
  static let all = sizes + flexible + spacers + spans + priorities + alignments + unsized + others

  private static let base = "[30x10 20x20] [10x30 40x10]"

  private static let sizes: [GridAnswer] = [
    GridAnswer("GA1", base, "nilxnil", "78x58 0,5 48,0 10,28 38,38"),
    GridAnswer("GA2", base, "nilxnil", "70x50 0,5 40,0 10,20 30,30", spacing: (0, 0)),
    GridAnswer("GA3", base, "nilxnil", "73x55 0,5 43,0 10,25 33,35", spacing: (3, 5)),
    GridAnswer("GS8", base, "nilxnil", "60x45 0,5 30,0 10,15 20,25", spacing: (-10, -5)),
    GridAnswer("GA4", "[30x10 20x20 5x5] [10x30]", "nilxnil", "71x58"),
    GridAnswer("GA5", "", "nilxnil", "0x0"),
    GridAnswer("GA6", "[]", "nilxnil", "0x0"),
    GridAnswer("GA8", "30x10 10x20", "nilxnil", "30x38"),
    GridAnswer("GP1", base, "200x200", "78x58 0,5 48,0 10,28 38,38"),
    GridAnswer("GP8", base, "infxinf", "78x58 0,5 48,0 10,28 38,38"),
  ]

  private static let corner = "[fl 20x20] [10x30 40x10]"

  private static let flexible: [GridAnswer] = [
    GridAnswer("GP2", corner, "200x100", "200x100 0,0,152x62 170,21 71,70 160,80"),
    GridAnswer("GP3", corner, "nilxnil", "58x58 0,0,10x20 28,0 0,28 18,38"),
    GridAnswer("GP4", corner, "infxinf", "infxinf"),
    GridAnswer("GP5", corner, "200xnil", "200x58 0,0,152x20 170,0 71,28 160,38"),
    GridAnswer("GP6", corner, "nilx100", "58x100 0,0,10x62 28,21 0,70 18,80"),
    GridAnswer("GF1", "[half 20x20] [10x30 half]", "200x200", "104x58 12,5,24x10 70,0 19,28 68,38,24x10"),
    GridAnswer("GF2", "[fw20 20x20] [10x30 40x10]", "200x100", "200x58 0,0,152x20 170,0 71,28 160,38"),
    GridAnswer("GF3", "[fh20 20x20] [10x30 40x10]", "200x100", "68x100 0,0,20x62 38,21 5,70 28,80"),
    GridAnswer("GF4", "[cb0..150 20x20] [10x30 40x10]", "200x100", "198x100 0,0,150x62 168,21 70,70 158,80"),
    GridAnswer("GF5", "[cb0..50 20x20] [10x30 40x10]", "200x100", "98x88 0,0,50x50 68,15 20,58 58,68"),
    GridAnswer("GF6", "[fl 20x20] [10x30 fl]", "200x100", "200x100 0,0,96x46 - - 104,54,96x46"),
    GridAnswer("GF7", "[fl 120x20] [10x30 40x10]", "100x100", "138x100"),
    GridAnswer("GF8", "[20x20 fl fl]", "200x100", "200x100 0,40 28,0,82x100 118,0,82x100"),
    GridAnswer("GF9", "[cw0..30 cw0..55]", "100x100", "93x10 0,0,30x10 38,0,55x10"),
    GridAnswer("GF10", "[half fl]", "200x100", "200x100 12,45,24x10 56,0,144x100"),
    GridAnswer(
      "GF11", "[cw10..20h10 fh20 cw10..160h30]", "200x100", "138x100 0,45,20x10 28,0,20x100 56,35,82x30"),
    GridAnswer("GF12", "[cb10..50 fh30 fl]", "150xnil", "150x10 0,0,50x10 58,0,30x10 96,0,54x10"),
    GridAnswer(
      "GF13", "[cb10..50 fh30 fl]", "150x100", "150x100 0,25,44.67x50 52.67,0,30x100 90.67,0,59.33x100"),
    GridAnswer("T13 100x100", "[fw20] [cb10..80]", "100x100", "100x74 0,0,100x20 10,28,80x46"),
    GridAnswer("T13 nilx100", "[fw20] [cb10..80]", "nilx100", "10x100 0,0,10x20 0,28,10x72"),
    GridAnswer("T37 200", "[wrap40 wrap84] [wrap56 wrap290]", "200xnil", "200x72 8,0 90,0 0,40 64,24,136x48"),
    GridAnswer(
      "T37 120", "[wrap40 wrap84] [wrap56 wrap290]", "120xnil", "120x136 8,8 64,0,56x32 0,80 64,40,56x96"),
    GridAnswer(
      "T37 60", "[wrap40 wrap84] [wrap56 wrap290]", "60xnil",
      "60x264 -,-,26x32 -,-,26x64 -,-,26x48 -,-,26x192"),
  ]

  private static let spacers: [GridAnswer] = [
    GridAnswer("GS2", "[30x10 sp fh10]", "nilx80", "48x80 0,35 30,0,8x80 38,0,10x80"),
    GridAnswer("GS3", "[30x10 8x8 fh10]", "nilx80", "64x80"),
    GridAnswer("GS11", "[30x10 sp 10x10]", "nilx80", "72x70 0,30 42,0,8x70 62,30", spacing: (12, 12)),
    GridAnswer("GS4", "[half] [sp cw30..180h20]", "60x60", "90x40 0,0,30x10 0,10,30x30 30,15,60x20"),
    GridAnswer(
      "GS5", "[40x40] [half 20x40:s2] [cw0..30h40]", "300x200",
      "76.67x136 4.33,0 12.17,63,24.33x10 56.67,48 9.33,96,30x40"),
    GridAnswer(
      "GS6", "[40x40] [half 20x40:s2] [cw0..30h40]", "nilxnil", "68x136 - 10,63,20x10 48,48 5,96"),
    GridAnswer("gap", "[10x30 40x10] [sp 20x20]", "nilxnil", "58x58 0,0 18,10 - 28,38"),
    GridAnswer("gap reversed", "[20x20 sp] [40x10 10x30]", "nilxnil", "58x58 10,0 - 0,38 48,28"),
    GridAnswer("T35", "[30x10 sp 10x10]", "80xnil", "80x10 - 30,0,40x10 -"),
  ]

  private static let spans: [GridAnswer] = [
    GridAnswer("GX1", "[30x10 20x20] [100x10:s2]", "nilxnil", "100x38 10.5,5 69.5,0 0,28"),
    GridAnswer("GX2", "[30x10 20x20] [10x10:s2]", "nilxnil", "58x38 - - 24,28"),
    GridAnswer(
      "GX3", "[30x10 20x20] 100x10 [10x30 40x10]", "nilxnil", "100x76 5.5,5 64.5,0 0,28 15.5,46 54.5,56"),
    GridAnswer("GX4", "[30x10 20x20] half", "nilxnil", "58x38 - - 14.5,28,29x10"),
    GridAnswer(
      "GX5", "[30x10 20x20 5x5] [100x10:s2 1x1]", "nilxnil", "113x38 10.5,5 69.5,0 108,7.5 - 110,32.5"),
    GridAnswer("GX6", "[30x10 20x20] [10x10:s5]", "nilxnil", "58x38 - - 24,28"),
    GridAnswer("GX7", "[100x10:s2] [30x10 20x20]", "nilxnil", "100x38 0,0 10.5,23 69.5,18"),
    GridAnswer("GX8", "[100x10:s2] [30x10 20x20]", "300x100", "100x38"),
    GridAnswer("GX9", "[30x10 fl] [100x10:s2]", "300x100", "300x100 - -,-,262x82 -"),
    GridAnswer("GX10", "[30x10 20x20] [fl:s2]", "300x100", "300x100"),
    GridAnswer(
      "GX12", "[cb20..120 cw0..60h30] fw10", "300x200", "300x114 28,0,120x96 212,33,60x30 0,104,300x10"),
    GridAnswer("GX13", "[30x10 20x20 5x5] 10x10:s1", "nilxnil", "71x38 - - - 30.5,28"),
    GridAnswer("GX14", "[30x10 20x20] [10x10:s0 5x5]", "nilxnil", "58x38 - - 0,28 12.5,30.5"),
    GridAnswer("GX15", "[30x10 20x20 5x5 5x5] [100x10:s3:s2 1x1]", "nilxnil", "109x38 - - - - 0,28 108,32.5"),
    GridAnswer("GX16", "[30x10 20x20 5x5 5x5] [100x10:s2:s1 1x1]", "nilxnil", "126x38"),
    GridAnswer("GX17", "[30x10 fl 20x20] [150x10:s3]", "200x100", "284x100 - -,-,218x82"),
    GridAnswer(
      "GX18", "[fl cw10..30 cw20..50] 60x10", "200x100",
      "231.33x100 -,-,135.33x82 143.33,36,30x10 181.33,36,50x10"),
    GridAnswer("GX19", "[fl cw10..30 cw20..50] 40x10", "200x100", "200x100 -,-,104x82"),
    GridAnswer("GX23", "[30x10 20x20] [100x10:s3]", "nilxnil", "100x38 0,5 38,0"),
    GridAnswer("T29 dbl", "[30x10 20x20] [dbl:s2]", "200x200", "400x38"),
    GridAnswer("T29 dbl unsized", "[30x10 20x20] [dbl:s2:u=h]", "200x200", "116x38"),
  ]

  private static let priorities: [GridAnswer] = [
    GridAnswer("GQ1", "[fl fl:p1]", "100x100", "100x100 0,0,0x100 8,0,92x100"),
    GridAnswer(
      "GQ2", "[cw0..200 cw30..200:p-1 cw20..200]", "100x100", "130x10 0,0,42x10 50,0,30x10 88,0,42x10"),
    GridAnswer(
      "GQ3", "[cw0..200 cw30..200:p1 cw20..200]", "100x100", "120x10 0,0,0x10 8,0,84x10 100,0,20x10"),
    GridAnswer("GQ4", "[fl 20x20] [10x30 fl:p1]", "200x100", "210x120 0,0,10x20 104,0 0,59 18,28,192x92"),
    GridAnswer(
      "GQ5", "[cb10..70:p1] [20x10:p1 150x30 cw30..180h40]", "100x100",
      "266x118 0,0,70x70 25,93 78,83 236,78,30x40"),
  ]

  private static let alignments: [GridAnswer] = [
    GridAnswer("GL1", base, "nilxnil", "78x58 0,0 38,0 0,28 38,28", "topLeading"),
    GridAnswer("GL2", base, "nilxnil", "78x58 0,10 58,0 20,28 38,48", "bottomTrailing"),
    GridAnswer("GL3", "top[30x10 20x20] [10x30 40x10]", "nilxnil", "78x58 0,0"),
    GridAnswer("GL4", "[30x10 20x20:c=trailing] [10x30 40x10]", "nilxnil", "78x58 0,5 58,0 10,28 38,38"),
    GridAnswer("GL5", "[10x10 20x20] [30x30:c=trailing 40x10]", "nilxnil", "78x58 20,5"),
    GridAnswer(
      "GL6", "[10x10:c=leading] [10x10] [30x10:c=trailing]", "nilxnil", "30x46 0,0 0,18 0,36"),
    GridAnswer(
      "GL7", "[10x10:c=trailing] [10x10] [30x10:c=leading]", "nilxnil", "30x46 20,0 20,18 0,36"),
    GridAnswer("GL8", "[10x10 10x10] [30x10:s2:c=trailing] [40x10]", "nilxnil", "58x46 30,0 48,0 14,18"),
    GridAnswer("GL9", "top[10x10 10x30] [10x10 10x30]", "nilxnil", "28x68 0,0 - 0,58", "bottom"),
    GridAnswer("GL10", "[30x10:a=topLeading:c=trailing 20x20] [10x30 40x10]", "nilxnil", "78x58 0,0"),
    GridAnswer("GL11", "[30x10 20x20] 10x10:a=trailing", "nilxnil", "58x38 - - 48,28"),
    GridAnswer("GL12", "[30x10 20x20] 10x10", "nilxnil", "58x38 - - 0,28", "leading"),
    GridAnswer(
      "GL13", "bottom[10x10:c=trailing 20x40 10x10:a=center] [30x30 40x10 30x30]", "nilxnil",
      "116x78 20,30 38,0 96,15", "topLeading"),
  ]

  private static let unsized: [GridAnswer] = [
    GridAnswer("GU1", "[30x10 20x20] [fl:u=h 40x10]", "200x200", "78x200 - - 0,28,30x172 38,109"),
    GridAnswer("GU2", "[30x10 20x20] [fl 40x10]", "200x200", "200x200 - - -,-,152x172"),
    GridAnswer("GU3", "[30x10 20x20] [fl:u=hv:s2]", "200x200", "58x28 - - -,-,58x0"),
    GridAnswer("GU4", "[30x10 20x20] [100x30:u=h 40x10]", "nilxnil", "148x58 35,5 118,0"),
    GridAnswer("GU5", "[30x10 20x20] [100x30:u=h 40x10]", "200x200", "148x58 35,5 118,0"),
    GridAnswer("GU6", "[30x10 20x20] [10x50:u=v 40x10]", "200x200", "78x78"),
    GridAnswer("GU7", "[fl:u=h fl] [30x30 40x10]", "200x100", "134x100 -,-,30x62 38,0,96x62"),
    GridAnswer("GU8", "[cw0..50:u=h fl] [30x30 40x10]", "200x100", "200x100 - -,-,162x62"),
    GridAnswer("GU9", "[30x10 20x20] fl:u=h", "200x100", "58x100 - - -,-,58x72"),
    GridAnswer("GU10", "[30x10 20x20] fl", "200x100", "200x100 - - -,-,200x72"),
    GridAnswer("GU11", "fl:u=hv", "200x100", "0x0"),
    GridAnswer("GU12", "[30x10 20x20] [fl:u=hv 40x10]", "200x200", "78x38 - - -,-,30x10"),
    GridAnswer("GU13", "[30x10 20x20] [fl:u=h 40x10]", "200x200", "78x200"),
  ]

  private static let others: [GridAnswer] = [
    GridAnswer("T38 1", "[150x20 cw10..40h40]", "150xnil", "168x40 - -,-,10x40"),
    GridAnswer(
      "T38 2", "[30x60:a=bottomLeading] [fl fl:u=v fl]", "60x60", "66x72 0,0 0,72,30x0 42,72,0x0 54,72,12x0",
      "trailing", spacing: (12, 12)),
    GridAnswer(
      "T38 3", "[cw30..90h10] [sp fw10] [fh40]", "60x60",
      "120x60 0,0,60x10 0,10,60x10 60,10,60x10 10,20,40x40", "top"),
    GridAnswer(
      "T38 4", "[cw10..70h10:s2 fh30 fh10]", "300x200", "126x200 0,-,70x10 78,-,30x200 116,-,10x200"),
    GridAnswer("T38 5", "[60x10] [cb0..60 cb0..60 100x10:s3]", "150xnil", "184.5x28"),
  ]
}
