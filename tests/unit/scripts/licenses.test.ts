import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listLicenses } from '../../../scripts/licenses/license-list.ts'

const lockFile = readFileSync('package-lock.json', 'utf8')

test('every package has a license that was accepted', () => {
  expect(listLicenses(lockFile).doubtful).toEqual([])
})

test('docs/licenses.md matches the lock file (npm run licenses -- --write updates it)', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(listLicenses(lockFile).page)
})

test('a license that is not accepted is reported with its package', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/b': { license: 'SSPL-1.0' },
  }
  expect(listLicenses(JSON.stringify({ packages })).doubtful).toEqual(['b (SSPL-1.0)'])
})
