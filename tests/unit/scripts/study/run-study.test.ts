import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readNewerPrice, readOlderPrice, readPriceStart } from '../../../../scripts/study/read-catalogs.ts'
import { runStudy } from '../../../../scripts/study/run-study.ts'

const read = (path: string) => readFileSync(path, 'utf8')

test('running the study changes no byte of the files in content', () => {
  const written = runStudy(read)
  expect(written.size).toBe(5)
  for (const [path, text] of written) expect(text, `${path}: run npm run study`).toBe(read(path))
})

test('the article states every figure that the study keeps for it, and writes no other price of the lists by hand', () => {
  const article = read('content/articles/blog-41.md')
  for (const id of ['model-prices', 'open-model-prices']) {
    const names = Object.keys(JSON.parse(read(`content/data/${id}.json`)).facts)
    expect(names.filter(name => !article.includes(`{data.${id}.${name}}`))).toEqual([])
  }
  const written = article.replace(/<!-- study: [\s\S]*?<!-- \/study -->/g, '')
  expect(written.match(/\$\d|[−+]\d+%/g)).toBeNull()
})

test('the packages give the price that holds on a day, and throw for a model that they do not list', () => {
  expect(readOlderPrice('openai', 'gpt-5')).toEqual({ input: 1.25, output: 10 })
  expect(readNewerPrice('openai', 'gpt-5.6-luna', '2026-07-29')).toEqual({ input: 1, output: 6 })
  expect(readNewerPrice('openai', 'gpt-5.6-luna', '2026-07-30')).toEqual({ input: 0.2, output: 1.2 })
  expect(readPriceStart('openai', 'gpt-5.6-luna', '2026-09-22')).toBe('2026-07-30')
  expect(() => readOlderPrice('openai', 'gpt-9')).toThrow('no price of openai/gpt-9')
  expect(() => readNewerPrice('acme', 'gpt-5', '2026-09-22')).toThrow('no price of acme/gpt-5')
})
