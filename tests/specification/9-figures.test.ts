import { expect, test } from 'vitest'
import { siteLibrary } from '../support/site-pages.ts'

test('some CTA copy mentions a 30-minute strategy call', async () => {
  expect((await siteLibrary.read('pages/home')).callToAction.text).toContain('30-minute strategy call')
})

test.each([
  ['blog-33', /30 to 50 percent.*80 percent shorter.*six to twelve months/],
  ['blog-31', /79 percent of leaders.*within three years.*between 6 and 24 months.*3 to 6 months.*12 to 18.*18 on/s],
  [
    'custom-built-agentic-enterprise-decision-making-ai',
    /45 percent for business criticality, 30 percent for technical feasibility and 25 percent for organizational readiness/,
  ],
  [
    'measuring-roi-enterprise-generative-ai',
    /net benefit divided by investment cost, times 100.*\$600,000 in total.*\$100,000 a quarter.*6 quarters/s,
  ],
])('Article content figures, white-paper examples: those of %s', async (id, figures) => {
  const { html } = await siteLibrary.read(`bodies/${id}`)
  expect(html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toMatch(figures)
})
