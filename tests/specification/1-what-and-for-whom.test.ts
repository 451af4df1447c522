import request from 'supertest'
import { expect, test } from 'vitest'
import { routeTable } from '../../shared/addresses/routes.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { someDemo } from '../support/some-demo.ts'
import { getSharedApp } from '../support/test-app.ts'

test('Four methodologies are described, the data-preparation framework with a data quality score and a model selector', async () => {
  const methodologies = await siteLibrary.read('methodologies')
  expect(methodologies.map(({ title }) => title)).toEqual([
    'AI adoption framework',
    'Global collaboration framework',
    'Data preparation framework',
    'Fixed-Capacity AI-as-a-Service',
  ])
  const steps = methodologies[2]?.steps.join() ?? ''
  expect(steps).toMatch(/Data quality score.*Model selector/)
})

test('Two named assistant products: a benefits-administration assistant and an HR recruitment assistant', async () => {
  const [benefits, recruitment] = (await siteLibrary.read('services/ai-solutions')).offer.cards
  expect(benefits?.description).toMatch(
    /summary-of-benefits documents.*compares health plans in tables.*recommendations/,
  )
  expect(recruitment?.description).toMatch(/^Screens résumés.*first interview through an avatar.*scorecard/)
})

test('Most pages sit in the frame; the demos pages do not.', () => {
  expect(routeTable.filter(({ layout }) => layout === 'bare').map(({ id }) => id)).toEqual(['demos', 'demo'])
})

test.each(['/demos', `/demos/${someDemo.id}`, '/demos/lost'])(
  '%s does not sit in the frame: no top navigation bar, footer, floating contact widget',
  async path => {
    const app = getSharedApp()
    const { text } = await request(app).get(path)
    expect(text).not.toContain('aria-label="Main"')
    expect(text).not.toContain('aria-label="Footer"')
    expect(text).not.toContain('Send us a message')
  },
)
