import PlumbLayout

// The proposals to the roots of the works. They do not stand in main.swift, whose constants have their values only when its
// statements have run: a work that was counted before was laid out at 0 × 0.

let phone = ProposedViewSize(width: 390, height: 844)
let list = ProposedViewSize(width: 390, height: nil)
let wide = ProposedViewSize(width: 16384, height: 16384)
let deep = ProposedViewSize(width: 3000, height: 3000)
