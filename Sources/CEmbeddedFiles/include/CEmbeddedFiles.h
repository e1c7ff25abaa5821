#ifndef PLUMB_EMBEDDED_FILES_H
#define PLUMB_EMBEDDED_FILES_H

/// The text of a file that is part of the program, so that it is found from any place; a null pointer if no file has that
/// name. The text ends with a zero, and lives as long as the process.
const char *plumb_embedded_file(const char *name);

#endif
