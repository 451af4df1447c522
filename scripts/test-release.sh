#!/usr/bin/env bash
# What `npm run test:release` runs when it has built the site.
set -euo pipefail
cd "$(dirname "$0")/.."

npx tsx scripts/test-tools.ts browser font postgresql nginx
npx vitest run --project 'release*'
npx playwright test --project=release
npx tsx scripts/test-demos.ts
