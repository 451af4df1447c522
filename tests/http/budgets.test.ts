import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenModules } from '../../client/screens.ts'
import { brotliBytes, chunks, readBuilt, scriptsOf } from '../support/built-chunks.ts'
import { pagePaths } from '../support/page-paths.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { listIds } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

/** In bytes, compressed with brotli 11. A page of ten packets leaves some for the headers and for entries of the menu. */
const max = { scripts: 95_100, page: 14_100 } as const

/** The build has compressed the scripts that are large enough for it. */
function sizeOf(file: string): number {
  const compressed = `dist/client/${file}.br`
  return existsSync(compressed) ? statSync(compressed).size : brotliBytes(readBuilt(file))
}

const modules = [...screenModules()].map(([id, module]) => ({ id, module }))

test.each(modules)('the scripts of the first load of the screen $id are within the budget', ({ id, module }) => {
  const bytes = scriptsOf(module).reduce((sum, file) => sum + sizeOf(file), 0)
  expect(bytes, `the scripts of ${id}, in bytes`).toBeLessThanOrEqual(max.scripts)
})

/**
 * Articles, papers and lists of them, the administration among these, the landscape with its 100 products, the glossary
 * with its 100 terms, all sources and all corrections.
 */
const isLong = (path: string) => /^\/(blog|blogs|whitepapers|admin|tools|glossary|sources|corrections)(\/|$)/.test(path)

test('every page but the long ones is within the budget with its style sheet', async () => {
  const { port } = await serve(getSharedApp({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }))
  const sizesByPath = new Map<string, number>()
  for (const path of pagePaths.filter(path => !isLong(path))) {
    const { status, body } = await requestRaw(port, { path })
    expect(status, path).toBe(200)
    sizesByPath.set(path, brotliBytes(body, max.page))
  }
  expect([...sizesByPath].filter(([, bytes]) => bytes > max.page)).toEqual([])
})

test('no text of a written article is in a chunk', () => {
  const code = Object.values(chunks)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readBuilt(file))
    .join('\n')
  const articles = ['articles', 'posts', 'papers'].flatMap(folder =>
    listIds(folder).map(id => `content/${folder}/${id}.md`),
  )
  const sentences = articles.flatMap(path => findSentence(path) ?? [])
  expect(sentences.length).toBeGreaterThan(articles.length / 2)
  expect(sentences.filter(sentence => code.includes(sentence))).toEqual([])
})

/** A sentence of plain words from the body of a Markdown file. */
function findSentence(path: string): string | undefined {
  const [, , ...body] = readFileSync(path, 'utf8').split('---\n')
  return /[A-Z][a-z ,]{40,80}\./.exec(body.join('---\n'))?.[0]
}
