import request from 'supertest'
import { expect, test } from 'vitest'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { blocksOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const hyphenForMinus = /(?:^|[\s(])-[$€£]?\d/
const hyphenInRange = /\d-\d+(?:\s?%|\s(?:minutes|hours|days|weeks|months|quarters|years))/

test('negative numbers have a minus sign and ranges of time an en dash, on every page', async () => {
  const found: string[] = []
  const paths = (await listPages(siteLibrary)).map(({ path }) => path)
  for (const path of paths) {
    const { text } = await request(getSharedApp()).get(path)
    if (!path.includes('?')) paths.push(...new Set(text.match(/\/industries\/[\w-]+\?case=[\w-]+/g)))
    const withoutCode = text.replace(/<(code|pre|textarea|script|style)\b[\s\S]*?<\/\1>/g, '')
    const wrong = blocksOf(withoutCode).filter(block => hyphenForMinus.test(block) || hyphenInRange.test(block))
    found.push(...wrong.map(block => `${path}: ${block.slice(0, 120)}`))
  }
  expect(found).toEqual([])
})
