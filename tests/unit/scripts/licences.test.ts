import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listLicences } from '../../../scripts/licences/licence-list.ts'

const lockFile = readFileSync('package-lock.json', 'utf8')

test('every package has a licence that was accepted', () => {
  expect(listLicences(lockFile).doubtful).toEqual([])
})

test('docs/licences.md matches the lock file (npm run licences -- --write updates it)', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(listLicences(lockFile).page)
})

test('a license that is not accepted is reported with its package', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/b': { license: 'SSPL-1.0' },
  }
  expect(listLicences(JSON.stringify({ packages })).doubtful).toEqual(['b (SSPL-1.0)'])
})
