import request from 'supertest'
import { expect, test } from 'vitest'
import { findMarkupFaults } from '../support/markup-faults.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readMain(path: string): Promise<string> {
  const app = getSharedApp()
  const { text } = await request(app).get(path).expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

/** How the parts of a text are set apart does not matter. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

function sectionsOf(html: string): readonly string[] {
  return html.match(/<section[ >][\s\S]*?<\/section>/g) ?? []
}

test('the sections of an industry stand in the specified order', async () => {
  const main = await readMain('/industries/healthcare')
  expect((main.match(/<h[12][ >][\s\S]*?<\/h[12]>/g) ?? []).flatMap(wordsOf)).toEqual([
    'AI for Healthcare',
    'Industry Snapshot',
    'Benefits of AI in Healthcare',
    'Featured AI Use Cases',
    'Success Metrics',
    'Demos & Resources Hub',
    'Start where your clinicians lose the most time',
  ])
})

test('the snapshot shows a quote and three figures, each with its source', async () => {
  const [snapshot = ''] = sectionsOf(await readMain('/industries/healthcare'))
  expect(snapshot).toMatch(/<blockquote[^>]*>[^<]{40,}/)
  const figures = snapshot.match(/<li[ >][\s\S]*?<\/li>/g) ?? []
  expect(figures.map(figure => wordsOf(figure)[0])).toEqual(['36.2', '39', '5.7%'])
  for (const figure of figures) {
    expect(linksOf(figure)).toEqual([[expect.stringMatching(/^Source: /), expect.stringMatching(/^https:/)]])
  }
})

test('four benefits stand beside the picture with its badge, and eight use cases below them', async () => {
  const [, benefits = '', useCases = ''] = sectionsOf(await readMain('/industries/healthcare'))
  expect(benefits.match(/<li[ >]/g)).toHaveLength(4)
  expect(benefits).toContain('src="/industries/healthcare.png"')
  expect(wordsOf(benefits)).toContain('INNOVATION')
  expect(useCases.match(/<h3[ >]/g)).toHaveLength(8)
})

test('the card of each use case has its title, its description and all its KPIs', async () => {
  for (const { id } of siteLibrary.siteData.industries) {
    const cards = (await readMain(`/industries/${id}`)).split('?case=').slice(1)
    const { use_cases } = await siteLibrary.read(`industries/${id}`)
    expect(cards, id).toHaveLength(use_cases.length)
    for (const [index, { title, description, kpi }] of use_cases.entries()) {
      const words = wordsOf(`<a href="${cards[index]}`).join('')
      for (const text of [title, description, ...[kpi].flat()]) {
        expect(withoutSpaces(words)).toContain(withoutSpaces(text))
      }
    }
  }
})

test('an industry without matching demos has no hub, but its articles', async () => {
  const main = await readMain('/industries/legal-services')
  expect(main).not.toContain('Demos &amp; Resources Hub')
  expect(main).toMatch(/Further reading<\/h2>[\s\S]*href="\/blogs\/blog-37"/)
})

test('the call to action leads to contact and services, whatever link the data holds', async () => {
  const block = sectionsOf(await readMain('/industries/logistics')).at(-1) ?? ''
  expect(linksOf(block).map(([, href]) => href)).toEqual([
    '/team/clodagh-varma',
    toTopicLink('logistics', '/industries/logistics'),
    '/services',
  ])
})

test('an address of no case study opens none', async () => {
  expect(await readMain('/industries/healthcare?case=nothing')).not.toContain('<dialog')
})

test('the markup of an open case study is valid', async () => {
  const { text } = await request(getSharedApp()).get('/industries/healthcare?case=ambient-visit-notes').expect(200)
  expect(findMarkupFaults(text)).toEqual([])
})
