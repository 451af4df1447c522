import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { contentPlugin, findContent } from '../../server/content/content-plugin.ts'
import { ContentError } from '../../shared/content/problem.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

test('a running server compiles content once, and anew when a file of it changes', async () => {
  const root = makeTempFolder()
  cpSync('content', join(root, 'content'), { recursive: true })
  symlinkSync(resolve('public'), join(root, 'public'))
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    plugins: [contentPlugin()],
  })
  try {
    const { readLibrary } = findContent(server.config.plugins)
    const first = readLibrary()
    expect(readLibrary()).toBe(first)
    const file = join(root, 'content/site.json')
    const source = readFileSync(file, 'utf8')
    const { name } = first.frame.site
    writeFileSync(file, source.replaceAll(name, 'Otherwise'))
    await vi.waitFor(() => expect(readLibrary().frame.site.name).toBe('Otherwise'), 10_000)
    writeFileSync(file, '{')
    await vi.waitFor(() => expect(readLibrary).toThrow(ContentError), 10_000)
    writeFileSync(file, source)
    await vi.waitFor(() => expect(readLibrary().frame.site.name).toBe(name), 10_000)
  } finally {
    await server.close()
  }
})

test('a server without the plugin says what its configuration must list', () => {
  expect(() => findContent([])).toThrow('vite.config.ts must list contentPlugin()')
})
