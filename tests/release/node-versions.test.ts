import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { pagePaths } from '../support/page-paths.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** Of the npm registry, which has the binaries of glibc. */
function findNode(version: string): string {
  const words = ['--yes', '--package', `node@${version}`, 'node', '--print', 'process.execPath']
  return execFileSync('npx', words, { encoding: 'utf8' }).trim()
}

// The oldest that package.json allows, and a newer one than that of the other tests.
test.each(['20.19', '24'])(
  'the built site serves every page, stores a message and backs it up on Node %s',
  async version => {
    const nodePath = findNode(version)
    expect(execFileSync(nodePath, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\.`))
    const folder = makeTempFolder()
    const { url, stop } = await startSite({ DATA_DIR: folder }, { nodePath })
    for (const path of pagePaths) expect((await fetch(url + path)).status, path).toBe(200)
    const posted = await fetch(`${url}/send-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactMessage),
    })
    expect(await posted.json()).toMatchObject({ success: true })
    expect((await stop()).code).toBe(0)
    const backup = ['dist/server/messages.js', 'backup', join(folder, 'backup.db')]
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    expect(execFileSync(nodePath, backup, { encoding: 'utf8', env })).toMatch(/^1 messages \(1 waiting\) were copied/)
  },
)
