import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { pagePaths } from '../support/page-paths.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** The image's version of Node, from the npm registry. */
function findNode24(): string {
  const words = ['--yes', '--package', 'node@24', 'node', '--print', 'process.execPath']
  return execFileSync('npx', words, { encoding: 'utf8' }).trim()
}

test('the built site serves every page and stores a message on Node 24', async () => {
  const nodePath = findNode24()
  expect(execFileSync(nodePath, ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./)
  const { url, stop } = await startSite({ DATA_DIR: makeTempFolder() }, { nodePath })
  for (const path of pagePaths) expect((await fetch(url + path)).status, path).toBe(200)
  const posted = await fetch(`${url}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactMessage),
  })
  expect(await posted.json()).toMatchObject({ success: true })
  expect((await stop()).code).toBe(0)
})
