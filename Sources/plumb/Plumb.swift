@main struct P { static func main() { print("plumb") } }
