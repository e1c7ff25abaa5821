# `plumb doctor`, in a checkout and in an installation, which has the files SWIFT and PACKAGES.

# Prints what is missing on this machine, a line each, with what to do, and exits with 1; with 0 when nothing is.
doctor() {
  (($# == 0)) || { say "doctor takes no arguments." && exit 2; }
  local problems
  problems="$(doctor_place && doctor_swift && doctor_packages && doctor_libraries && doctor_sandbox && doctor_cache)"
  [[ -z "$problems" ]] || { printf '%s\n' "$problems" && exit 1; }
  printf '%s\n' "Nothing is missing."
  exit 0
}

doctor_place() {
  (check_temporary_place) 2>&1 || true
}

# A checkout builds with each Swift from 6 on; an installation needs the one that it was built with.
doctor_swift() {
  local candidates wanted="" versions
  candidates="$(toolchains)"
  if [[ -r "$root/SWIFT" ]]; then
    wanted="$(<"$root/SWIFT")"
    [[ -z "$(swift_of_version "$wanted" "$candidates")" ]] || return 0
  fi
  versions="$(while read -r candidate; do [[ -z "$candidate" ]] || swift_version "$candidate" && echo; done <<<"$candidates" | grep . | sort -u || true)"
  if [[ -z "$wanted" ]]; then
    grep -Eq 'Swift version ([6-9]|[1-9][0-9]+)\.' <<<"$versions" ||
      printf '%s\n' "Swift: no toolchain of version 6 or later. Install 6.3: https://www.swift.org/install/linux"
    return 0
  fi
  versions="${versions//$'\n'/, }"
  wanted="${wanted#Swift version }"
  printf '%s\n' "Swift: this Plumb needs version $wanted${versions:+, and here is $versions}. Install it: swiftly install ${wanted%% *}, or https://www.swift.org/install/linux"
}

# Fonts are apart, because without them pictures are made, and are others.
doctor_packages() {
  local wanted=("${packages[@]}") missing
  command -v dpkg-query >/dev/null || return 0
  [[ ! -r "$root/PACKAGES" ]] || mapfile -t wanted <"$root/PACKAGES"
  mapfile -t missing < <(missing_packages "${wanted[@]}" | grep -vxF "$(printf '%s\n' "${fonts[@]}")" || true)
  ((${#missing[@]} == 0)) ||
    printf '%s\n' "Packages: apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
  mapfile -t missing < <(missing_packages "${fonts[@]}")
  ((${#missing[@]} == 0)) ||
    printf '%s\n' "Fonts: apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
}

# On each system: the libraries that the loader does not find. Those of a missing toolchain are named above.
doctor_libraries() {
  local missing
  [[ -x "$root/built/plumb" ]] && command -v ldd >/dev/null || return 0
  missing="$(LD_LIBRARY_PATH="$root/built/libraries" ldd "$root/built/plumb" 2>/dev/null |
    sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' |
    grep -Ev '^lib(swift|Foundation|_Foundation|dispatch|BlocksRuntime)' | sort -u | paste -s -d ' ' || true)"
  [[ -z "$missing" ]] || printf '%s\n' "Libraries: $missing. Install the packages that have them."
}

doctor_sandbox() {
  if ! command -v bwrap >/dev/null; then
    printf '%s\n' "bubblewrap: --sandbox needs it: apt-get install -y bubblewrap"
  elif ! bwrap --unshare-all --ro-bind / / true 2>/dev/null; then
    printf '%s\n' "bubblewrap: it may make no namespaces here, which --sandbox needs. Allow them to your account, or use a container."
  fi
}

doctor_cache() {
  if [[ -n "${PLUMB_CACHE:-}" && ! ("$PLUMB_CACHE" == /* && "$(cache_folder 2>/dev/null)" == "$PLUMB_CACHE") ]]; then
    printf '%s\n' "Cache: PLUMB_CACHE is $PLUMB_CACHE, which takes no files. Set it to the absolute path of a folder that does, or unset it."
  elif ! (cache_folder) >/dev/null 2>&1; then
    printf '%s\n' "Cache: no folder keeps what is compiled. Set PLUMB_CACHE to the absolute path of one that takes new files."
  fi
}
