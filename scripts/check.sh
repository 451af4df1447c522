#!/usr/bin/env bash
# `npm run check`: the checks that need no build, side by side. What each prints stays together.
set -euo pipefail
cd "$(dirname "$0")/.."

checks=(types style licenses content)
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

processes=()
for check in "${checks[@]}"; do
  npm run --silent "check:$check" >"$output/$check" 2>&1 &
  processes+=($!)
done

failed=()
for index in "${!checks[@]}"; do
  wait "${processes[$index]}" || failed+=("${checks[$index]}")
  cat "$output/${checks[$index]}"
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "Failed: ${failed[*]} (npm run check:${failed[0]} repeats one)." >&2
  exit 1
fi
