import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { matchesPassword } from '../../../client/features/auth/hash-password.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { parsePasswordString } from '../../../shared/auth/password-string.ts'

function run(input: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/hash-password.ts'], { input, encoding: 'utf8' })
}

test('a piped password becomes a line that the setting takes and that the password matches', async () => {
  const { status, stdout, stderr } = run('shared word\n')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(parseConfig({ STAFF_PASSWORD_HASH: stdout }).STAFF_PASSWORD_HASH).toBe(stdout.trim())
  const known = parsePasswordString(stdout.trim())
  if (known === undefined) throw new Error(`${stdout} is no password string`)
  expect(await matchesPassword('shared word', known)).toBe(true)
})

test('an empty password is refused', () => {
  const { status, stdout, stderr } = run('')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('No password was given')
})
