#!/usr/bin/env bash
# `npm test`: what a change must pass before it is merged. Prints at its end, even a red one, what it took.
set -euo pipefail
cd "$(dirname "$0")/.."

TIMEFORMAT='npm test took %U s of processor time for programs and %S s for the system, %R s by the clock.'
time (
  set -e
  npx tsx scripts/test-tools.ts browser font
  npm run --silent check
  npm run --silent build -- --logLevel warn
  npx vitest run --project unit --project http --project specification --project sample
  npx playwright test --project='scripts*'
)
