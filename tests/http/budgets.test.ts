import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenModules } from '../../client/screens.ts'
import { brotliBytes, chunks, readBuilt, scriptsOf } from '../support/built-chunks.ts'
import { listIds } from '../support/some-content.ts'

/** Of the scripts of a first visit, in bytes after brotli 11. That of pages is one of what holds for every page. */
const maxBytes = 95_100

/** The build has compressed the scripts that are large enough for it. */
function sizeOf(file: string): number {
  const compressed = `dist/client/${file}.br`
  return existsSync(compressed) ? statSync(compressed).size : brotliBytes(readBuilt(file))
}

test('the scripts of the first load of every screen are within the budget', () => {
  const bytesOf = (module: string) => scriptsOf(module).reduce((sum, file) => sum + sizeOf(file), 0)
  const sizes = [...screenModules()].map(([id, module]) => [id, bytesOf(module)] as const)
  expect(sizes.filter(([, bytes]) => bytes > maxBytes)).toEqual([])
  expect(Math.min(...sizes.map(([, bytes]) => bytes))).toBeGreaterThan(0)
})

test('no text of a written article is in a chunk', () => {
  const scripts = Object.values(chunks).filter(({ file }) => file.endsWith('.js'))
  const code = scripts.map(({ file }) => readBuilt(file)).join('\n')
  const articles = ['articles', 'posts', 'papers'].flatMap(folder => listIds(folder).map(id => `${folder}/${id}.md`))
  const sentences = articles.flatMap(path => {
    const [, , ...body] = readFileSync(`content/${path}`, 'utf8').split('---\n')
    return /[A-Z][a-z ,]{40,80}\./.exec(body.join('---\n'))?.[0] ?? []
  })
  expect(sentences.length).toBeGreaterThan(articles.length / 2)
  expect(sentences.filter(sentence => code.includes(sentence))).toEqual([])
})
