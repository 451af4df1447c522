import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentPlugin, findContent } from '../../../build/content-plugin.ts'
import { ContentError } from '../../../compiler/problem.ts'
import { openDevServer } from '../../support/dev-server.ts'
import { publicPaths } from '../../support/fixture-content.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

test('a running server compiles content once, and again when a file changes', async () => {
  const root = makeTempFolder()
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true })
  const blank = { width: 1600, height: 1600, channels: 3, background: 'white' } as const
  const picture = await sharp({ create: blank }).jpeg().toBuffer()
  for (const path of publicPaths) {
    mkdirSync(dirname(join(root, 'public', path)), { recursive: true })
    writeFileSync(join(root, 'public', path), picture)
  }
  const server = await openDevServer(root, contentPlugin())
  const { readLibrary } = findContent(server.config.plugins)
  const first = readLibrary()
  expect(readLibrary()).toBe(first)
  const file = join(root, 'content/site.json')
  const source = readFileSync(file, 'utf8')
  const { name } = first.siteData.site
  // Written until it is seen, for the server may not watch the file yet.
  const write = (text: string, expectSeen: () => void) =>
    waitFor(
      () => {
        writeFileSync(file, text)
        expectSeen()
      },
      { interval: 500 },
    )
  await write(source.replaceAll(name, 'Otherwise'), () => expect(readLibrary().siteData.site.name).toBe('Otherwise'))
  await write('{', () => expect(readLibrary).toThrow(ContentError))
  await write(source, () => expect(readLibrary().siteData.site.name).toBe(name))
})

test('a server without the plugin fails with the plugin that its configuration needs', () => {
  expect(() => findContent([])).toThrow('vite.config.ts must list contentPlugin()')
})
