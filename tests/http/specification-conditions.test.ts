import request from 'supertest'
import { expect, test } from 'vitest'
import type { IndustryPageContent, Library } from '../../shared/content/library.ts'
import type { Demo } from '../../shared/content/schemas/demo.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { someDemo } from '../support/some-demo.ts'
import { createTestApp } from '../support/test-app.ts'

async function readPage(library: Library, path: string): Promise<string> {
  const { app } = createTestApp({ parts: { library } })
  return (await request(app).get(path).expect(200)).text
}

function changeDemos(change: (demo: Demo) => Partial<Demo>): Promise<Library> {
  return changeLibrary('demos', demos => demos.map(demo => ({ ...demo, ...change(demo) })))
}

function changeHealthcare(change: (industry: IndustryPageContent) => Partial<IndustryPageContent>): Promise<Library> {
  return changeLibrary('industries/healthcare', industry => ({ ...industry, ...change(industry) }))
}

test('a demo that needs a login is marked "Login Required" on the home page and "Requires Login" among the demos', async () => {
  const library = await changeDemos(({ id }) => ({ requiresAuth: id === someDemo.id }))
  const [home, demos] = [await readPage(library, '/'), await readPage(library, '/demos')]
  expect(wordsOf(home).filter(text => text === 'Login Required')).toHaveLength(1)
  expect(wordsOf(demos).filter(text => text === 'Requires Login')).toHaveLength(1)
})

test('inactive demos are neither on the home page, nor among the demos, nor in their filters, nor in a hub', async () => {
  const library = await changeDemos(({ id }) => ({
    active: id !== someDemo.id,
    industries: [id === someDemo.id ? 'Healthcare' : 'Elsewhere'],
    technology: ['A technology'],
  }))
  for (const path of ['/', '/demos', '/industries/healthcare']) {
    expect(await readPage(library, path)).not.toContain(`/demos/${someDemo.id}`)
  }
  expect(wordsOf(await readPage(library, '/demos'))).not.toContain('Healthcare')
  expect(wordsOf(await readPage(library, '/industries/healthcare'))).not.toContain('Demos & Resources Hub')
})

test('demos are in four columns when exactly four are active, otherwise in three', async () => {
  const columnsOf = (html: string) => /<ul [^>]*data-columns="(\d)"/.exec(html)?.[1]
  const withActive = (count: number) =>
    changeLibrary('demos', demos =>
      Array.from({ length: count }, (_, index) =>
        demos.slice(0, 1).map(demo => ({ ...demo, id: `demo-${index}` })),
      ).flat(),
    )
  expect(columnsOf(await readPage(await withActive(4), '/demos'))).toBe('4')
  expect(columnsOf(await readPage(await withActive(3), '/demos'))).toBe('3')
  expect(columnsOf(await readPage(await withActive(6), '/demos'))).toBe('3')
})

test.each(['/blog', '/blogs'])('%s has a message when there are no posts', async path => {
  const words = wordsOf(await readPage(await changeLibrary('posts', () => []), path))
  expect(words).toEqual(expect.arrayContaining(['No blog posts found yet', 'Check back later for new content!']))
})

test('only featured papers are listed', async () => {
  const library = await changeLibrary('papers', papers =>
    papers.map((paper, index) => ({ ...paper, featured: index === 1 })),
  )
  const links = linksOf(await readPage(library, '/whitepapers')).map(([, href]) => href)
  expect(links.filter(href => href.startsWith('/whitepapers/'))).toEqual([
    '/whitepapers/custom-built-agentic-enterprise-decision-making-ai',
  ])
})

test('an industry without texts for its call to action has the default ones, and its link is ignored', async () => {
  const library = await changeHealthcare(() => ({
    cta: { subtext: 'Some words.', link: 'https://elsewhere.example/' },
  }))
  const text = await readPage(library, '/industries/healthcare')
  expect(wordsOf(text)).toContain('Ready to Begin Your AI Journey?')
  expect(linksOf(text)).toContainEqual(['Contact Us', toTopicLink('healthcare', '/industries/healthcare')])
  expect(text).not.toContain('href="https://elsewhere.example/"')
})

test('an industry without metrics has no band', async () => {
  const library = await changeHealthcare(() => ({ success_metrics: [] }))
  expect(wordsOf(await readPage(library, '/industries/healthcare'))).not.toContain('Success Metrics')
})

test('a benefit loses its leading check mark, and a single KPI is a list of one', async () => {
  const library = await changeHealthcare(({ use_cases: [first, ...others] }) => ({
    benefits: ['✓ Fewer clicks'],
    use_cases: first === undefined ? [] : [{ ...first, kpi: 'Our target: one figure' }, ...others],
  }))
  const text = await readPage(library, '/industries/healthcare')
  expect(text).toContain('<li>Fewer clicks</li>')
  expect(text).toContain('<li>Our target: one figure</li>')
})

test('a long detail of a metric is cut after 60 characters; the whole is for screen readers and on hover', async () => {
  const detail = 'share of prior authorizations that are complete when first sent, by payer and week'
  const library = await changeHealthcare(({ success_metrics: [first, ...others] }) => ({
    success_metrics: first === undefined ? [] : [{ ...first, headline: '90%', detail }, ...others],
  }))
  const text = await readPage(library, '/industries/healthcare')
  expect(text).toContain(`<li>90%: ${detail}</li>`)
  expect(text).toMatch(
    new RegExp(`<li[^>]* title="${detail}"><strong[^>]*>90%</strong><span>${detail.slice(0, 60)}…</span>`),
  )
})

test('a use case without a study opens nothing', async () => {
  const path = '/industries/healthcare?case=ambient-visit-notes'
  expect(await readPage(await changeHealthcare(() => ({})), path)).toContain('<dialog')
  expect(await readPage(await changeLibrary('cases/healthcare', () => ({})), path)).not.toContain('<dialog')
})

test('a use case with a picture shows it over its study', async () => {
  const library = await changeHealthcare(({ use_cases }) => ({
    use_cases: use_cases.map(useCase => ({ ...useCase, image_src: '/images/covers/blog-8.jpg' })),
  }))
  const text = await readPage(library, '/industries/healthcare?case=ambient-visit-notes')
  expect(text.slice(text.indexOf('<dialog'))).toContain('src="/images/covers/blog-8.jpg"')
})

test('the home page has four service cards, without AI Solutions', async () => {
  const links = linksOf(await readPage(await changeDemos(() => ({})), '/'))
  expect(links.filter(([words]) => words.startsWith('Learn more :')).map(([, href]) => href)).toEqual([
    '/services/ai-readiness-and-strategy',
    '/services/ai-managed-services',
    '/services/ai-implementation',
    '/services/ai-staffing',
  ])
})

test.each(['/demos', '/industries/healthcare'])(
  'a demo’s card on %s has picture, name, description, tags and a way to launch it',
  async path => {
    const text = await readPage(await changeDemos(() => ({ industries: ['Healthcare', 'Logistics'] })), path)
    const { id, name, description, thumbnailUrl, technology } = someDemo
    const card = text.split('<article').find(part => part.includes(`/demos/${id}`)) ?? ''
    expect(card).toContain(`src="${thumbnailUrl}"`)
    expect(wordsOf(`<article${card}`)).toEqual(
      expect.arrayContaining([name, description, 'Healthcare', 'Logistics', ...technology, 'Launch Demo']),
    )
  },
)
