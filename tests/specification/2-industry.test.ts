import { expect, test } from 'vitest'
import { splitStat } from '../../client/pages/industry/Snapshot.tsx'
import type { IndustryPageContent, Library } from '../../shared/content/library.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { readMain, readPageOf, sectionsOf } from './support/read-pages.ts'

const industryIds = siteLibrary.siteData.industries.map(({ id }) => id)

function changeHealthcare(change: (industry: IndustryPageContent) => Partial<IndustryPageContent>): Promise<Library> {
  return changeLibrary('industries/healthcare', industry => ({ ...industry, ...change(industry) }))
}

test('Sections in order', async () => {
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

const sections = ['Industry Snapshot', 'INNOVATION', 'Featured AI Use Cases', 'Success Metrics']

test.each(industryIds)(
  'The page of %s has its sections, its pictures and a call-to-action block; the logistics cta link is ignored',
  async id => {
    const main = await readMain(`/industries/${id}`)
    const words = wordsOf(main)
    expect(words[0]).toMatch(/^AI for /)
    expect(words).toEqual(expect.arrayContaining([...sections, 'Click a use case to learn more about it']))
    const [, benefits = ''] = sectionsOf(main)
    expect(benefits).toMatch(/Benefits of AI in [\s\S]*INNOVATION/)
    expect(benefits.match(/<li[ >]/g)).toHaveLength(4)
    expect(benefits).toContain(`src="/industries/${id}.png"`)
    expect(main).toContain(`src="/industries/${id}-highlight-background.png"`)
    const [contact, services] = linksOf(main).slice(-2)
    expect(contact?.[1]).toBe(toTopicLink(id, `/industries/${id}`))
    expect(services).toEqual(['Explore All Services', '/services'])
  },
)

test("'Industry Snapshot': a quote and three stat cards", async () => {
  const [snapshot = ''] = sectionsOf(await readMain('/industries/healthcare'))
  expect(snapshot).toMatch(/<blockquote[^>]*>[^<]{40,}/)
  const figures = snapshot.match(/<li[ >][\s\S]*?<\/li>/g) ?? []
  expect(figures.map(figure => wordsOf(figure)[0])).toEqual(['36.2', '39', '5.7%'])
  for (const figure of figures) {
    expect(linksOf(figure)).toEqual([[expect.stringMatching(/^Source: /), expect.stringMatching(/^https:/)]])
  }
})

test('each stat is split at its first space into a bold lead figure and a description', () => {
  expect(splitStat('49% of the office day')).toEqual({ lead: '49%', description: 'of the office day' })
  expect(splitStat('$62B')).toEqual({ lead: '$62B', description: '' })
})

test('any leading check-mark prefix removed; kpi (list or single string)', async () => {
  const library = await changeHealthcare(({ use_cases: [first, ...others] }) => ({
    benefits: ['✓ Faster', '✔ Faster', '✔️ Faster', '✅ Faster', 'Faster'],
    use_cases: first === undefined ? [] : [{ ...first, kpi: 'Our target: one figure' }, ...others],
  }))
  const text = await readPageOf(library, '/industries/healthcare')
  expect(text.match(/<li>Faster<\/li>/g)).toHaveLength(5)
  expect(text).toContain('<li>Our target: one figure</li>')
})

test('each card shows title, description and KPI list', async () => {
  for (const { id } of siteLibrary.siteData.industries) {
    const cards = (await readMain(`/industries/${id}`)).split('?case=').slice(1)
    const { use_cases } = await siteLibrary.read(`industries/${id}`)
    expect(cards, id).toHaveLength(use_cases.length)
    for (const [index, { title, description, kpi }] of use_cases.entries()) {
      // How the parts of a text are set apart does not matter.
      const words = wordsOf(`<a href="${cards[index]}`).join('').replace(/\s/g, '')
      for (const text of [title, description, ...[kpi].flat()]) expect(words).toContain(text.replace(/\s/g, ''))
    }
  }
})

test('Case-study modal: renders nothing if the use case has no case study.', async () => {
  const path = '/industries/healthcare?case=ambient-visit-notes'
  expect(await readPageOf(await changeHealthcare(() => ({})), path)).toContain('<dialog')
  expect(await readPageOf(await changeLibrary('cases/healthcare', () => ({})), path)).not.toContain('<dialog')
})

test("'Success Metrics': hidden if no metrics", async () => {
  const library = await changeHealthcare(() => ({ success_metrics: [] }))
  expect(wordsOf(await readPageOf(library, '/industries/healthcare'))).not.toContain('Success Metrics')
})

test('Metric detail: cut above 60 characters to first 60 plus an ellipsis; the whole is for screen readers and on hover', async () => {
  const detail = 'share of prior authorizations that are complete when first sent, by payer and week'
  const library = await changeHealthcare(({ success_metrics: [first, ...others] }) => ({
    success_metrics: first === undefined ? [] : [{ ...first, headline: '90%', detail }, ...others],
  }))
  const text = await readPageOf(library, '/industries/healthcare')
  expect(text).toContain(`<li>90%: ${detail}</li>`)
  expect(text).toMatch(
    new RegExp(`<li[^>]* title="${detail}"><strong[^>]*>90%</strong><span>${detail.slice(0, 60)}…</span>`),
  )
})

test("'Demos & Resources Hub': shown only if at least one active demo matches", async () => {
  const main = await readMain('/industries/legal-services')
  expect(main).not.toContain('Demos &amp; Resources Hub')
  expect(main).toMatch(/Further reading<\/h2>[\s\S]*href="\/blogs\/blog-37"/)
})

test("defaults 'Ready to Begin Your AI Journey?' and 'Contact Us'; the button always goes to /contact, the cta link is ignored", async () => {
  const library = await changeHealthcare(() => ({
    cta: { subtext: 'Some words.', link: 'https://elsewhere.example/' },
  }))
  const text = await readPageOf(library, '/industries/healthcare')
  expect(wordsOf(text)).toContain('Ready to Begin Your AI Journey?')
  expect(linksOf(text)).toContainEqual(['Contact Us', toTopicLink('healthcare', '/industries/healthcare')])
  expect(text).not.toContain('href="https://elsewhere.example/"')
})
