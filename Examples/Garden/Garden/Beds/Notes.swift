// This file is an exception of the folder: the target does not have it.
let isNotCompiled: Bool = "not a Bool"
