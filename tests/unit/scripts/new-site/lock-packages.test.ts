import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockPackages } from '../../../../scripts/new-site/lock-packages.ts'
import { setTypefaces } from '../../../../scripts/new-site/set-typefaces.ts'
import { makeTempFolder } from '../../../support/temp-folder.ts'

const packages = readFileSync('package.json', 'utf8')
const lock = readFileSync('package-lock.json', 'utf8')

test('the lock file stays as it is, and the registry is not asked, while no package is new', () => {
  expect(lockPackages({ packages, lock }, () => expect.fail('asked'))).toEqual({ lock })
})

test('packages that cannot be had are a problem in npm’s words', { timeout: 60_000 }, () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  // No registry answers there.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
  vi.stubEnv('npm_config_cache', makeTempFolder())
  const other = setTypefaces('package.json', packages, { text: 'lora' })
  expect(lockPackages({ packages: other, lock })).toEqual({
    problem: expect.stringMatching(
      /^npm cannot get the packages of the typefaces, so nothing was changed\. It says: [\s\S]*127\.0\.0\.1:9/,
    ),
  })
})
