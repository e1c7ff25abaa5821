#!/bin/sh
# Installs Plumb @VERSION@ from the archive @ARCHIVE@, which lies beside this script:
#   ./install.sh [--prefix FOLDER] [ARCHIVE]
# The prefix is ~/.local, and for root /usr/local. PREFIX/lib/plumb takes the files, and PREFIX/bin/plumb is the command.
set -eu
unset CDPATH

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*" && exit 1; }
usage() { say "$*" && say "Usage: ./install.sh [--prefix FOLDER] [ARCHIVE]" && exit 2; }

here="$(cd "$(dirname "$0")" && pwd)"
prefix="" archive=""
while [ $# -gt 0 ]; do
  case "$1" in
    --prefix)
      [ $# -gt 1 ] && [ -n "$2" ] || usage "--prefix needs a folder."
      prefix="$2"
      shift
      ;;
    -*) usage "$1 is not an option." ;;
    *)
      [ -z "$archive" ] || usage "There is one archive, and $1 is a second."
      archive="$1"
      ;;
  esac
  shift
done
if [ -z "$prefix" ]; then
  if [ "$(id -u)" = 0 ]; then
    prefix=/usr/local
  else
    case "${HOME:-}" in /*) prefix="$HOME/.local" ;; *) usage "There is no home folder. Name a folder with --prefix." ;; esac
  fi
fi
[ -n "$archive" ] || archive="$here/@ARCHIVE@"
[ -r "$archive" ] || fail "$archive cannot be read. Put @ARCHIVE@ beside install.sh, or name it."
[ "$(uname -s)-$(uname -m)" = "Linux-@MACHINE@" ] ||
  fail "This archive is for Linux on @MACHINE@, and this machine is $(uname -s) on $(uname -m)."

mkdir -p "$prefix/lib" "$prefix/bin" 2>/dev/null && [ -w "$prefix/lib" ] && [ -w "$prefix/bin" ] ||
  fail "$prefix takes no files. Name another folder with --prefix, or run this as root."
prefix="$(cd "$prefix" && pwd)"
place="$prefix/lib/plumb" command="$prefix/bin/plumb"
# Nothing is replaced that is not Plumb's.
if [ -e "$place" ] || [ -L "$place" ]; then
  [ -f "$place/VERSION" ] && [ -f "$place/built/plumb" ] && [ ! -L "$place" ] ||
    fail "$place is there, and is not an installation of Plumb. Move it away."
fi
if [ -e "$command" ] || [ -L "$command" ]; then
  [ "$(readlink "$command")" = ../lib/plumb/plumb ] || fail "$command is there, and is not of an installation of Plumb. Move it away."
fi

# The copy whose digest is compared is the one that is unpacked.
new="$(mktemp -d "$prefix/lib/plumb-new.XXXXXX")"
trap 'rm -rf "$new"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
cp "$archive" "$new/archive" || fail "$archive could not be copied to $new."
digest="$(sha256sum "$new/archive" | cut -d ' ' -f 1)"
[ "$digest" = @DIGEST@ ] ||
  fail "$archive has the SHA-256 digest $digest instead of @DIGEST@. It is damaged, or is another one. Nothing was installed."
mkdir "$new/plumb"
tar -xzf "$new/archive" -C "$new/plumb" --strip-components 1 --no-same-owner || fail "$archive could not be unpacked in $new."
[ ! -e "$place" ] || mv "$place" "$new/old"
mv "$new/plumb" "$place"
ln -sfn ../lib/plumb/plumb "$command"

say "Plumb @VERSION@ is in $place."
case ":${PATH:-}:" in
  *":$prefix/bin:"*) ;;
  *) say "Put it on the path: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
if missing="$("$command" doctor 2>&1)"; then
  say "Nothing is missing. Try: plumb new Hello && plumb preview Hello"
else
  say "This is missing here; plumb doctor lists it again:"
  say "$missing"
fi
say "To remove it: rm -r $place $command"
