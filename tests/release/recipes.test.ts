import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildFork } from '../support/fork.ts'
import { makeFields } from '../support/make-fields.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

test('the recipes for a page, a kind of section, a field of a message and a setting are all that it takes', async () => {
  const root = await buildFork()
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build', 'shared', 'compiler', 'client', 'server'])
  const settings = { DATA_DIR: makeTempFolder(), PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }
  const site = await startSite({ ...settings, CALL_HOURS: '8' }, { folder: root })
  const get = async (path: string) => (await fetch(site.url + path)).text()

  expect(wordsOf(await get('/hours'))).toEqual(expect.arrayContaining(['Winter hours', 'Wednesday: seven to nineteen']))
  expect(linksOf(await get('/'))).toContainEqual(['Opening Hours', '/hours'])
  expect(await get('/sitemap.xml')).toContain('<loc>https://www.example.com/hours</loc>')
  expect(await get('/llms.txt')).toContain('https://www.example.com/hours')
  expect(await get('/hours.md')).toMatch(/## Winter hours\n[^#]*Wednesday: seven to nineteen/)
  expect(await get('/search?q=winter+hours')).toContain('href="/hours#winter"')

  expect(await get('/contact')).toMatch(/<input[^>]* name="phone"/)
  const post = async (phone: string) => {
    const body = JSON.stringify({ ...makeFields(), phone })
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(`${site.url}/send-email`, { method: 'POST', headers, body })).status
  }
  expect([await post('+1 555 0100'), await post('1'.repeat(41))]).toEqual([200, 400])

  const { stderr, stdout } = spawnSync(process.execPath, ['dist/server/main.js', '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CALL_HOURS: '25', DATA_DIR: makeTempFolder() },
  })
  expect(stdout + stderr).toContain('CALL_HOURS')
})
