# The Swift SDK of `./plumb package`: what a package is compiled and linked against, without the command.

# $1: the folder of an installation; $2: the archive; $3: the version.
pack_sdk() {
  local work bundle triple name
  work="$(mktemp -d)"
  bundle="$work/plumb-$3.artifactbundle" triple="$(uname -m)-unknown-linux-gnu"
  mkdir -p "$bundle/plumb/bin" "$bundle/plumb/Package"
  # A module may have no documentation.
  for name in "$1"/built/Package/*; do [[ ! -e "$name" ]] || cp -L "$name" "$bundle/plumb/Package/"; done
  cp -RL "$1/built/libraries" "$1/built/PlumbMacros-tool" "$bundle/plumb/"
  # What the map in Package names beside it.
  grep -o '"\.\./[^/"]*' "$bundle/plumb/Package/module.modulemap" | cut -d / -f 2 | while read -r name; do
    cp -RL "$1/built/$name" "$bundle/plumb/"
  done
  cp "$root/Packaging/swiftc" "$bundle/plumb/bin/"
  cp "$1/LICENSE" "$1/LICENSES" "$bundle/"
  # https://github.com/swiftlang/swift-evolution/blob/main/proposals/0387-cross-compilation-destinations.md
  cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "plumb": {
      "type": "swiftSDK", "version": "$3",
      "variants": [{ "path": "plumb", "supportedTriples": ["$triple"] }]
    }
  }
}
JSON
  cat >"$bundle/plumb/swift-sdk.json" <<JSON
{
  "schemaVersion": "4.0",
  "targetTriples": {
    "$triple": { "sdkRootPath": "/", "includeSearchPaths": ["Package"], "toolsetPaths": ["toolset.json"] }
  }
}
JSON
  printf '{ "schemaVersion": "1.0", "rootPath": "bin", "swiftCompiler": { "path": "swiftc" } }\n' >"$bundle/plumb/toolset.json"
  chmod -R u=rwX,go=rX "$bundle"
  pack "$work" "plumb-$3.artifactbundle" "$2"
  rm -rf "$work"
}
