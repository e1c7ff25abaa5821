// Without Foundation, whose own import of the C library would undo the attribute.
@preconcurrency import Glibc

/// Lets every printed line go out at once, also into a pipe: what is printed before a crash must be seen.
public func printLineByLine() { setvbuf(stdout, nil, _IOLBF, 0) }
