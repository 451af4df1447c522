import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../client/screens.ts'
import { brotliBytes, chunks, readBuilt, scriptsOf, stylesOf, withImports } from '../support/built-chunks.ts'
import { pagePaths } from '../support/page-paths.ts'
import { requestRaw } from '../support/raw-request.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** In bytes, compressed with brotli 11. A page with its headers arrives in the first flight: ten packets of 1,460. */
const most = { scripts: 85_000, styles: 5_000, page: 14_000, flight: 14_600 } as const

const sizes = new Map<string, number>()

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliBytes(readBuilt(file))
  sizes.set(file, size)
  return size
}

const modules = Object.entries(screens).map(([id, { module }]) => ({ id, module }))

test.each(modules)('the scripts of the first load of the screen $id are within the budget', ({ id, module }) => {
  const bytes = scriptsOf(module).reduce((sum, file) => sum + sizeOf(file), 0)
  expect(bytes, `the scripts of ${id}, in bytes`).toBeLessThanOrEqual(most.scripts)
})

test.each(modules)('the styles that a page of the screen $id carries are within the budget', ({ id, module }) => {
  const bytes = brotliBytes(stylesOf(module).map(readBuilt).join('\n'))
  expect(bytes, `the styles of ${id}, in bytes`).toBeLessThanOrEqual(most.styles)
})

const isWrittenPiece = (path: string) => /^\/(blog|blogs|whitepapers)\/./.test(path)

test('every page that is no written piece is within the budget, and in the first flight with its headers', async () => {
  // The built site itself: only there are class names short.
  const { port } = await startSite({
    DATA_DIR: makeTempFolder(),
    PAGE_CACHE_MIB: '0',
    PUBLIC_URL: 'http://www.example.com',
    APP_ENV: 'production',
  })
  const sizesByPath = new Map<string, { page: number; flight: number }>()
  for (const path of pagePaths.filter(path => !isWrittenPiece(path))) {
    const { status, headers, body } = await requestRaw(port, { path })
    expect(status, path).toBe(200)
    const page = brotliBytes(body)
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    sizesByPath.set(path, { page, flight: page + head.join('').length })
  }
  expect(sizesByPath.size).toBeGreaterThan(30)
  const tooLarge = [...sizesByPath].filter(([, { page, flight }]) => page > most.page || flight > most.flight)
  expect(tooLarge).toEqual([])
})

test('no text of a written piece is in a chunk', () => {
  const code = Object.values(chunks)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readBuilt(file))
    .join('\n')
  const pieces = ['articles', 'posts', 'papers'].flatMap(folder =>
    readdirSync(`content/${folder}`).map(name => `content/${folder}/${name}`),
  )
  const sentences = pieces.flatMap(path => findSentence(path) ?? [])
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter(sentence => code.includes(sentence))).toEqual([])
})

/** A sentence of plain words from the body of a Markdown file. */
function findSentence(path: string): string | undefined {
  const [, , ...body] = readFileSync(path, 'utf8').split('---\n')
  return /[A-Z][a-z ,]{40,80}\./.exec(body.join('---\n'))?.[0]
}

test('demo programs bring nothing of the site itself along', () => {
  const programs = Object.keys(chunks).filter(name => /^client\/demo-apps\/.*\.html$/.test(name))
  expect(programs).toHaveLength(4)
  expect([...withImports(programs)].filter(name => /entry-client|components|shared/.test(name))).toEqual([])
})

test('no chunk comes with one that comes with it: they could not run in order', () => {
  const circular = Object.entries(chunks).filter(([name, { imports }]) => withImports(imports).has(name))
  expect(circular.map(([name]) => name)).toEqual([])
})
