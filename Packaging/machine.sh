# The machine, as the scripts of a checkout and of an installation see it. They source this file.

# The folder in which somebody calls this may be somebody else's. So programs are looked up in absolute folders alone, and
# those that look for others where they run, as the compiler does, run at the top of the machine.
use_absolute_path() {
  local rest="${PATH:-}:" folder kept=""
  while [[ -n "$rest" ]]; do
    folder="${rest%%:*}" rest="${rest#*:}"
    [[ "$folder" != /* ]] || kept+="${kept:+:}$folder"
  done
  export PATH="${kept:-/usr/bin:/bin}"
  [[ -z "${TMPDIR:-}" || "$TMPDIR" == /* ]] || export TMPDIR="$PWD/$TMPDIR"
  unset CDPATH
}

say() { printf '%s\n' "$*" >&2; }

# Without a place for temporary files, the shell and the toolchain fail in other words.
check_temporary_place() {
  local trial
  trial="$(mktemp 2>/dev/null)" ||
    { say "No temporary file can be made in ${TMPDIR:-/tmp}. Set TMPDIR to a folder that takes new files." && exit 4; }
  rm -f "$trial"
}

# The packages of pictures.
fonts=(
  fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core fonts-noto-mono fonts-quicksand
  adwaita-icon-theme fonts-materialdesignicons-webfont
)
# The packages that a build needs.
packages=(
  libpango1.0-dev libcairo2-dev libdeflate-dev libharfbuzz-dev libfontconfig1-dev librsvg2-dev libwebp-dev libfribidi-dev
  libcmark-gfm-dev libcmark-gfm-extensions-dev
  "${fonts[@]}"
  wasi-libc
  # Programs that the command starts.
  poppler-utils
)

# Each Swift: the one on the path, and those where toolchains are usually put.
toolchains() {
  local candidate
  for candidate in "$(command -v swift || true)" "${HOME:-}"/.local/share/swiftly/bin/swift \
    "${HOME:-}"/.local/share/swiftly/toolchains/*/usr/bin/swift \
    /opt/swift*/usr/bin/swift /usr/local/swift*/usr/bin/swift /usr/libexec/swift/*/bin/swift; do
    [[ "$candidate" != /* || ! -x "$candidate" ]] || printf '%s\n' "$candidate"
  done
}

# The version of a Swift, as the compiler writes it; nothing for a program that chooses among toolchains. $1: the path of `swift`.
swift_version() {
  local real toolchain interface line
  real="$(readlink -f "$1")" toolchain="${real%/bin/*}"
  [[ -e "$toolchain/lib/swift/linux/libswiftCore.so" ]] || return 0
  # The module of the standard library has the version in its second line, which takes no process.
  for interface in "$toolchain"/lib/swift/linux/Swift.swiftmodule/*-linux-gnu.swiftinterface; do
    if [[ -r "$interface" ]]; then
      { read -r && read -r line; } <"$interface" || true
      if [[ "$line" == "// swift-compiler-version: "* ]]; then
        printf '%s' "${line#*: }"
        return
      fi
    fi
  done
  (cd / && "$1" --version 2>/dev/null </dev/null | grep -o 'Swift version [^"]*' | head -n 1) || true
}

# The path of the first Swift of one version. $1: the version, as `swift_version` prints it; $2: the paths of Swifts, a line each.
swift_of_version() {
  local candidate
  while read -r candidate; do
    if [[ -n "$candidate" && "$(swift_version "$candidate")" == "$1" ]]; then
      readlink -f "$candidate"
      return
    fi
  done <<<"$2"
}

# The packages of a list that are not installed. $@: the packages; `a|b` is one of several.
missing_packages() {
  local package installed name found packages=()
  for package in "$@"; do packages+=(${package//|/ }); done
  installed=$'\n'"$(installed_packages)"
  for package in "$@"; do
    found=
    for name in ${package//|/ }; do [[ "$installed" != *$'\n'"$name:installed "* ]] || found=1; done
    [[ -n "$found" ]] || printf '%s\n' "${package%%|*}"
  done
}

# The packages that are installed, each with its version.
installed_packages() {
  dpkg-query -W -f '${Package}:${db:Status-Status} ${Version}\n' "${packages[@]}" 2>/dev/null || true
}

# As Sources/PlumbSource/Files/CacheFolder.swift chooses it.
cache_folder() {
  local place
  for place in "${PLUMB_CACHE:-}" "${XDG_CACHE_HOME:+$XDG_CACHE_HOME/plumb}" "${HOME:+$HOME/.cache/plumb}"; do
    if [[ "$place" == /* ]] && mkdir -p "$place" 2>/dev/null && [[ -w "$place" ]]; then
      printf '%s' "$place"
      return
    fi
  done
  place="${TMPDIR:-/tmp}/plumb-$(id -u)"
  mkdir -p -m 700 "$place" && [[ -O "$place" && -w "$place" ]] ||
    { say "There is no folder for what is built. Set PLUMB_CACHE to one that takes new files." && exit 2; }
  printf '%s' "$place"
}
