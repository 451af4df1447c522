import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../../scripts/bench/servers.ts'
import { makeFields } from '../../support/make-fields.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

function runBuiltTool(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, ...settings }
  return spawnSync(process.execPath, ['dist/server/messages.js', ...words], { env, encoding: 'utf8', timeout: 60_000 })
}

test('the built tool works while the server is running and accepting messages', async () => {
  const folder = makeTempFolder()
  const site = await startSite(folder)
  onTestFinished(site.stop)
  const post = (details: string) =>
    fetch(`${site.origin}/send-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(makeFields({ details })),
    })
  const settings = { DATA_DIR: join(folder, 'outbox') }

  expect((await post('First')).status).toBe(200)
  const [{ reference, fields }] = JSON.parse(runBuiltTool(['list', '--json'], settings).stdout)
  expect(fields.details).toBe('First')
  expect(runBuiltTool(['forget', reference, '--yes'], settings)).toMatchObject({ status: 0, stderr: '' })
  expect((await post('Second')).status).toBe(200)
  expect(JSON.parse(runBuiltTool(['export'], settings).stdout)).toMatchObject({ fields: { details: 'Second' } })
})

test('the built tool exits with 1 after a failure and with 2 after wrong usage', () => {
  const settings = { DATA_DIR: makeTempFolder() }
  expect(runBuiltTool(['list'], settings)).toMatchObject({ status: 1, stdout: '' })
  expect(runBuiltTool(['lost'], settings)).toMatchObject({ status: 2, stdout: '' })
})
