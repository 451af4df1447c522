import request from 'supertest'
import { expect, test } from 'vitest'
import { findDisclaimers } from '../support/disclaimers.ts'
import { pagePaths } from '../support/page-paths.ts'
import { blocksOf } from '../support/page-words.ts'
import { getSharedApp } from '../support/test-app.ts'

/** Articles and papers say it of each of their cases; two pages answer the question what is real here. */
const isExempt = (path: string) => /^\/(?:blogs?|whitepapers|questions|terms)(?:\/|$)/.test(path)

test('a page says at most once that its company, its prices or its numbers are not real', async () => {
  const repeated: string[] = []
  for (const path of pagePaths.filter(path => !isExempt(path))) {
    const { text } = await request(getSharedApp()).get(path)
    const found = findDisclaimers(blocksOf(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''))
    if (found.length > 1) repeated.push(`${path}: ${found.join(' | ')}`)
  }
  expect(repeated).toEqual([])
})
