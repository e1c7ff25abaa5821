# `plumb toolset` of an installation.

# Writes what `swift build` needs to compile and link a package against this installation, and prints the path of that file.
toolset() {
  (($# == 0)) || { say "toolset takes no arguments." && exit 2; }
  local built="$root/built" file text
  built="${built//\\/\\\\}" built="${built//\"/\\\"}"
  file="$(cache_folder)/toolset-$(cksum <<<"$root" | cut -d ' ' -f 1).json" || exit $?
  text="$(
    cat <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-use-ld=lld", "-I", "$built/Package", "-load-plugin-executable", "$built/PlumbMacros-tool#PlumbMacros"
    ]
  },
  "linker": { "extraCLIOptions": ["-L$built/libraries", "-lSwiftUI", "-rpath=$built/libraries"] }
}
JSON
  )"
  # A file that is written again makes the package manager build again.
  if [[ ! -f "$file" || "$(<"$file")" != "$text" ]]; then
    printf '%s\n' "$text" >"$file.$$" && mv "$file.$$" "$file" || { say "$file could not be written." && exit 4; }
  fi
  printf '%s\n' "$file"
  exit 0
}
