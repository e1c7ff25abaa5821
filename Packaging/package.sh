# `./plumb package VERSION [FOLDER]`: an installation as an archive with its script and as a package of Debian, and a Swift SDK.
source "$root/Packaging/sdk.sh"

# What an installation needs of a system, `a|b` is one of several: the libraries of the command, those of the toolchain's programs,
# and what the compiler links with. The rest of a build's packages are headers, which no user's compilation reads.
installed_needs=(
  libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libcairo2 libdeflate0 libharfbuzz0b libfontconfig1 libfreetype6
  librsvg2-2 "libgdk-pixbuf-2.0-0|libgdk-pixbuf2.0-0" libwebp7 libwebpdemux2 libfribidi0
  libuuid1 "libncurses6|libncurses6t64" libsqlite3-0 "libxml2|libxml2-16" "libcurl4|libcurl4t64" zlib1g libstdc++6
  poppler-utils
  binutils libc6-dev "libstdc++-12-dev|libstdc++-13-dev|libstdc++-14-dev|libstdc++-15-dev"
  "${fonts[@]}"
)

package() {
  local version="${1:-}" output
  (($# == 1 || $# == 2)) && [[ "$version" != -* && "${2:-}" != -* ]] ||
    { say "package takes a version, and the folder to write: ./plumb package 0.2.0 [FOLDER]" && exit 2; }
  [[ "$version" =~ ^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-[0-9A-Za-z.]+)?$ ]] ||
    { say "$version is not a version. A version is three numbers, such as 0.2.0 or 0.2.0-beta.1." && exit 2; }
  output="$(realpath -m -- "${2:-$root/.build-package/$version}")"
  local tool
  for tool in tar gzip sha256sum strip ldd; do
    command -v "$tool" >/dev/null || { say "$tool is missing, which makes an archive." && exit 2; }
  done
  # What is packed is what a commit has.
  if [[ -e "$root/.git" ]]; then
    local changes
    changes="$(git -C "$root" status --porcelain -- Packaging Sources Packages Package.swift Guide Documentation LICENSE plumb | head -n 3)" ||
      { say "git cannot read this checkout." && exit 2; }
    [[ -z "$changes" ]] || { say "Commit or remove these changes first:"$'\n'"$changes" && exit 2; }
  fi
  use_swift
  ulimit -Sn 16384 || true
  local scratch="$root/.build-package" work
  say "Building with optimisations, which takes about ten minutes the first time …"
  (cd / && swift build -c release --package-path "$root" --scratch-path "$scratch" --product plumb --disable-index-store \
    -debug-info-format none) >&2 || exit $?
  work="$(mktemp -d)"
  # shellcheck disable=SC2064 # The folder is known now.
  trap "rm -rf '$work'" EXIT
  umask 022
  local name machine
  machine="$(uname -m)" name="plumb-$version-$machine"
  assemble "$work/$name" "$scratch/release" "$version"
  add_page_module "$work" "$name"
  mkdir -p "$output"
  pack_archive "$work" "$name" "$output" "$version"
  pack_sdk "$work/$name" "$output/plumb-$version-$machine.artifactbundle.tar.gz" "$version"
  if command -v dpkg-deb >/dev/null; then
    pack_debian "$work" "$name" "$output" "$version"
  else
    say "No .deb was made, because dpkg-deb is missing."
  fi
  cp "$root/LICENSE" "$output/LICENSE"
  local file
  for file in Dockerfile devcontainer.json; do
    sed -e "s|@VERSION@|$version|g; s|@SWIFT@|$(swift_version "$bin/swift" | cut -d ' ' -f 3)|g" \
      "$root/Packaging/$file" >"$output/$file"
  done
  (cd "$output" && sha256sum -- *"$version"* install.sh Dockerfile devcontainer.json LICENSE >SHA256SUMS)
  printf '%s\n' "$output"/*
  exit 0
}

# Makes the folder of an installation. $1: the folder; $2: what was built; $3: the version.
assemble() {
  local built="$1/built" map file header
  mkdir -p "$built/Modules" "$built/libraries" "$1/Documentation"
  cp "$2/plumb" "$built/"
  link_macros "$built/PlumbMacros-tool"
  # A stand-in of a test has no symbols.
  strip "$built/plumb" "$built/PlumbMacros-tool" 2>/dev/null || true
  cp "$2"/Modules/*.swiftmodule "$built/Modules/"
  cp "$2"/Modules/*.swiftdoc "$built/Modules/" 2>/dev/null || true
  cp -r "$2/Plumb_PlumbSource.resources" "$built/"
  # A map names a header by its whole path. The header's folder comes along.
  for map in "$2"/*.build/module.modulemap; do
    [[ -e "$map" && "$map" != *-tool.build/* ]] || continue
    file="$(basename "$(dirname "$map")")"
    header="$(sed -n 's/.*umbrella \(header \)\?"\(.*\)"/\2/p' "$map")"
    mkdir -p "$built/$file"
    if [[ -d "$header" ]]; then
      cp -rL "$header" "$built/$file/include"
      sed "s|\"$header\"|\"include\"|" "$map" >"$built/$file/module.modulemap"
    else
      cp -rL "$(dirname "$header")" "$built/$file/include"
      sed "s|\"$header\"|\"include/$(basename "$header")\"|" "$map" >"$built/$file/module.modulemap"
    fi
  done
  # Each system has its own version of these, by another name.
  { ldd "$2/plumb" 2>/dev/null || true; } | sed -n 's|.* => \(/.*/libcmark-gfm[^ ]*\) .*|\1|p' | while read -r file; do
    cp -L "$file" "$built/libraries/"
  done
  link_library "$built" "$2"
  # What is compiled when it is first needed, and what new apps depend on.
  cp -r "$root/Sources" "$root/Package.swift" "$root/Guide" "$1/"
  mkdir "$1/Packages"
  # A checkout may lack the packages beside the core.
  [[ ! -d "$root/Packages" ]] || cp -r "$root/Packages/." "$1/Packages/"
  rm -rf "$1"/Packages/*/Tests
  find "$1/Sources" "$1/Packages" "$1/Guide" -name '.*' -delete
  cp "$root"/Documentation/*.md "$1/Documentation/"
  write_licences "$2" >"$1/LICENSES"
  cp "$root/LICENSE" "$1/LICENSE"
  cp "$root/Packaging/machine.sh" "$root/Packaging/doctor.sh" "$root/Packaging/toolset.sh" "$1/"
  cp "$root/Packaging/launch" "$1/plumb"
  printf '%s\n' "$3" >"$1/VERSION"
  swift_version "$bin/swift" >"$1/SWIFT"
  [[ -s "$1/SWIFT" ]] || { say "The version of $bin/swift is not known." && exit 2; }
  printf '%s\n' "${installed_needs[@]}" >"$1/PACKAGES"
  chmod -R u=rwX,go=rX "$1"
}

# Makes the program that expands macros, with the libraries of Swift in it: the compiler starts it without any variable that says
# where those are. Both targets are one module here, whose imports of itself the compiler leaves out. $1: the program.
link_macros() {
  local sources messages
  mapfile -t sources < <(find "$root/Sources/PlumbMacros" "$root/Sources/PlumbMacroExpansion" -name '*.swift' | LC_ALL=C sort)
  # The linker warns of what Foundation calls.
  messages="$(cd / && "$bin/swiftc" -O -wmo -static-stdlib -swift-version 6 -parse-as-library -package-name plumb \
    -module-name PlumbMacroExpansion -suppress-warnings "${sources[@]}" -o "$1" 2>&1)" || { say "$messages" && exit 1; }
}

# Makes the library that packages link with, and the folder in which they find its modules. They see no other modules of ours, and
# no symbols of the packages in it, because a package may have these itself. $1: the folder of what was built; $2: what was built.
link_library() {
  local name messages work
  work="$(mktemp -d)"
  grep -vE '/(plumb|PlumbCommand|PlumbLive|PlumbSource|PlumbProjects|PlumbGuide|PlumbGuidePages|PlumbShare|ArgumentParser|ArgumentParserToolInfo|CSupervisor|CDeterminism)\.build/' \
    "$2/plumb.product/Objects.LinkFileList" >"$work/objects" || { say "The list of what the command is linked of is missing." && exit 1; }
  printf '%s\n' '{ local: *NIO*; *_nio_*; catmc_*; *11DequeModule*; *17ContainersPreview*; *7Atomics*; *28InternalCollectionsUtilities*; };' \
    >"$work/symbols"
  local libraries=(
    pangocairo-1.0 pangoft2-1.0 pango-1.0 gobject-2.0 glib-2.0 gio-2.0 harfbuzz cairo fontconfig freetype rsvg-2 gdk_pixbuf-2.0
    webpdemux webp deflate cmark-gfm cmark-gfm-extensions stdc++ m
  )
  messages="$(cd / && "$bin/swiftc" -emit-library -use-ld=lld "@$work/objects" "${libraries[@]/#/-l}" \
    -Xlinker -soname=libSwiftUI.so -Xlinker "--version-script=$work/symbols" -Xlinker '-rpath=$ORIGIN' \
    -o "$1/libraries/libSwiftUI.so" 2>&1)" || { say "$messages" && exit 1; }
  rm -rf "$work"
  strip "$1/libraries/libSwiftUI.so" 2>/dev/null || true
  mkdir -p "$1/Package"
  for name in SwiftUI Combine PlumbFoundation OpenCombine PlumbViews PlumbControls PlumbExport PlumbUIKit PlumbLog PlumbLayout PlumbText PlumbDrawing \
    PlumbGraph PlumbExchange; do
    ln -s "../Modules/$name.swiftmodule" "../Modules/$name.swiftdoc" "$1/Package/"
  done
  {
    grep -E '^module C[A-Za-z]* \[system\] \{\}' "$1/Plumb_PlumbSource.resources/Interfaces/everywhere/module.modulemap"
    printf 'extern module COpenCombineHelpers "../COpenCombineHelpers.build/module.modulemap"\n'
  } >"$1/Package/module.modulemap"
}

# The layout engine of shared pages takes a minute or two to compile, so it comes along. Its file is named after its sources.
# This is also the first run of the command in another place. $1: the folder of the installation's folder; $2: its name.
add_page_module() {
  say "Compiling the layout engine for pages …"
  printf 'import SwiftUI\nstruct Card: View { var body: some View { Text("Plumb") } }\n' >"$1/Card.swift"
  PLUMB_CACHE="$1/cache" "$1/$2/plumb" share "$1/Card.swift" -o "$1/card.html" >&2 || exit $?
  mkdir -p "$1/$2/built/pages"
  cp "$1"/cache/*/pages/*.wasm "$1/$2/built/pages/" || exit 4
  chmod -R u=rwX,go=rX "$1/$2/built"
}

# Prints the licences of all that is in the archive. $1: what was built.
write_licences() {
  local file
  printf '%s\n\n' "Plumb is under the licence in LICENSE. It has code of these packages:"
  for file in "$1"/../checkouts/*/LICENSE* "$1"/../checkouts/*/NOTICE* "$1"/../../checkouts/*/LICENSE* \
    "$1"/../../checkouts/*/NOTICE* /usr/share/doc/libcmark-gfm-dev/copyright /usr/share/doc/wasi-libc/copyright; do
    [[ -f "$file" ]] || continue
    printf '%s\n\n' "== $(basename "$(dirname "$file")")"
    cat "$file"
    printf '\n'
  done
}

# Everything is as old as the commit, so that a commit makes one archive.
packing_time() {
  git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0
}

# $1: a folder; $2: the name of a folder in it; $3: the archive.
pack() {
  tar -C "$1" --sort=name --mtime="@$(packing_time)" --owner=0 --group=0 --numeric-owner -cf - "$2" | gzip -n >"$3"
}

# $1: the folder of the installation's folder; $2: its name; $3: the output; $4: the version.
pack_archive() {
  local digest archive="$2.tar.gz"
  pack "$1" "$2" "$3/$archive"
  digest="$(sha256sum "$3/$archive" | cut -d ' ' -f 1)"
  sed -e "s|@VERSION@|$4|g; s|@ARCHIVE@|$archive|g; s|@DIGEST@|$digest|g; s|@MACHINE@|$(uname -m)|g" \
    "$root/Packaging/install.sh" >"$3/install.sh"
  chmod 755 "$3/install.sh"
}

# $1: the folder of the installation's folder; $2: its name; $3: the output; $4: the version.
pack_debian() {
  local tree="$1/debian" machine needs
  machine="$(dpkg --print-architecture)"
  mkdir -p "$tree/DEBIAN" "$tree/usr/lib" "$tree/usr/bin" "$tree/usr/share/doc/plumb"
  mv "$1/$2" "$tree/usr/lib/plumb"
  ln -s ../lib/plumb/plumb "$tree/usr/bin/plumb"
  cat "$tree/usr/lib/plumb/LICENSE" "$tree/usr/lib/plumb/LICENSES" >"$tree/usr/share/doc/plumb/copyright"
  printf -v needs '%s, ' "${installed_needs[@]//|/ | }"
  cat >"$tree/DEBIAN/control" <<CONTROL
Package: plumb
Version: ${4/-/\~}
Architecture: $machine
Maintainer: The maintainers of Plumb <plumb@localhost>
Section: devel
Priority: optional
Depends: ${needs%, }
Recommends: bubblewrap
Description: SwiftUI for Linux
 Draws, explains and previews SwiftUI views. It needs $(<"$tree/usr/lib/plumb/SWIFT"),
 which no package of Debian has: https://www.swift.org/install/linux
CONTROL
  SOURCE_DATE_EPOCH="$(packing_time)" dpkg-deb --root-owner-group -Zgzip --build "$tree" "$3/plumb_${4/-/\~}_$machine.deb" >/dev/null
}
