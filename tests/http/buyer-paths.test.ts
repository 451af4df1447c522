import request from 'supertest'
import { expect, test } from 'vitest'
import { linksOf } from '../support/page-words.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readMain(path: string): Promise<string> {
  const { text } = await request(getSharedApp()).get(path)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

test.each(['/services', '/about'])('%s leads to prices, to how we work, to the work and to the topics', async path => {
  const main = await readMain(path)
  expect(linksOf(main).map(([, href]) => href)).toEqual(
    expect.arrayContaining(['/pricing', '/how-we-work', '/work', '/topics']),
  )
})

test('pricing opens with the estimator, how we work with its gates, contact with its form', async () => {
  const head = async (path: string) => (await readMain(path)).split('</header>')[0] ?? ''
  expect(await head('/pricing')).toMatch(/<form[\s\S]*role="status"/)
  expect(linksOf(await head('/how-we-work')).filter(([label]) => /Gate \d/.test(label ?? ''))).toHaveLength(4)
  expect(await head('/contact')).toContain('<textarea')
})
