import PlumbTesting
import SwiftUI
import Testing

/// On a canvas of 100×200 whose upper 40 and lower 20 points are covered: 140 are left, from 40 to 180.
@MainActor @Suite("Outlines: safe areas and margins")
struct SafeAreaOutlines {
  private let covered = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

  @Test("a view that ignores the safe area goes on to the canvas's edges, and its neighbour stays")
  func ignoring() {
    expectOutline(of: .ignoresSafeArea, proposing: 100, 200, safeArea: covered) {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.blue
      }
    } is: {
      // Red has 70 of the column, and 40 more above it.
      """
      VStack                 0,40 100×140
      ├─ ignoresSafeArea     0,40 100×70
      │  └─ Color.red        0,0 100×110
      └─ Color.blue          0,110 100×70
      """
    }
    expectOutline(of: .edgesIgnoringSafeArea, proposing: 100, 200, safeArea: covered) {
      Color.red.edgesIgnoringSafeArea(.bottom)
    } is: {
      """
      ignoresSafeArea  0,40 100×140
      └─ Color.red     0,40 100×160
      """
    }
  }

  @Test("without a keyboard there is nothing of its region to ignore")
  func regions() {
    expectOutline(of: .safeAreaRegions, proposing: 100, 200, safeArea: covered) {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea(SafeAreaRegions.keyboard)
        Color.blue.ignoresSafeArea(.container, edges: .bottom)
      }
    } is: {
      """
      VStack                0,40 100×140
      ├─ Color.red          0,40 100×70
      └─ ignoresSafeArea    0,110 100×70
         └─ Color.blue      0,110 100×90
      """
    }
  }

  @Test("a bar at an edge takes its room off the view; without a distance it is 8 away from a colour's edge")
  func inset() {
    expectOutline(of: .safeAreaInset, proposing: 100, 100) {
      Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) {
        Color.blue.frame(width: 30, height: 20)
      }
    } is: {
      """
      safeAreaInset  0,0 100×100
      ├─ Color.red   0,0 100×75
      └─ Color.blue  70,80 30×20
      """
    }
    expectOutline(of: .safeAreaInset, proposing: 100, 100) {
      Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30, height: 20) }
    } is: {
      """
      safeAreaInset  0,0 100×100
      ├─ Color.red   30,0 70×100
      └─ Color.blue  0,40 30×20
      """
    }
  }

  @Test("a bar with an effect on what is below has the same place")
  func bar() {
    expectOutline(of: .safeAreaBar, proposing: 100, 100) {
      Color.red.safeAreaBar(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    } is: {
      """
      safeAreaBar    0,0 100×100
      ├─ Color.red   0,20 100×80
      └─ Color.blue  0,0 100×20
      """
    }
  }

  @Test("padding of the safe area takes room off the view, and a background goes on below it")
  func safeAreaPadding() {
    expectOutline(of: .safeAreaPadding, proposing: 100, 100) {
      Color.red.overlay { Color.blue.ignoresSafeArea() }.safeAreaPadding(.top, 10)
    } is: {
      """
      safeAreaPadding          0,0 100×100
      └─ overlay               0,10 100×90
         ├─ Color.red          0,10 100×90
         └─ ignoresSafeArea    0,10 100×90
            └─ Color.blue      0,0 100×100
      """
    }
  }

  @Test("margins are around what scrolls: 100 - 2×10 across, and 10 above")
  func contentMargins() {
    expectOutline(of: .contentMargins, proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 30) }.contentMargins(10, for: .scrollContent)
    } is: {
      """
      ScrollView    0,0 100×100
      └─ Color.red  10,10 80×30
      """
    }
    expectOutline(of: .contentMargins, proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 30) }.contentMargins(.leading, 10, for: .scrollIndicators)
    } is: {
      """
      ScrollView    0,0 100×100
      └─ Color.red  0,0 100×30
      """
    }
  }
}
