import { expect, openPage, test } from '../browser/support/site.ts'
import { activeDemos } from '../support/demos.ts'

test('Card entrance delay 0.2 s per index (0.2 to 0.5 s on methodology cards; one heading 0.8 s).', async ({
  page,
}) => {
  await openPage(page, '/')
  const demos = page
    .locator('section', { has: page.getByRole('heading', { level: 2, name: 'Our Interactive AI Demos' }) })
    .locator('li > [data-reveal]')
  // The observer tells where they are some moments after hydration.
  await expect(demos).toHaveCount(activeDemos.length)
  const readDelays = (elements: Element[]) =>
    elements.map(element => getComputedStyle(element).getPropertyValue('--reveal-delay'))
  const delays = await demos.evaluateAll(readDelays)
  expect(delays.map(delay => Number.parseFloat(delay).toFixed(1))).toEqual(
    activeDemos.map((_, index) => (index * 0.2).toFixed(1)),
  )
  await openPage(page, '/services')
  const methodologies = page.locator('[data-reveal]', { has: page.locator('svg[viewBox="0 0 240 156"]') })
  await expect(methodologies).toHaveCount(4)
  expect(await methodologies.evaluateAll(readDelays)).toEqual(['0.2s', '0.3s', '0.4s', '0.5s'])
  const closing = page.locator('[data-reveal]', { hasText: 'Ready to Begin Your AI Journey?' })
  await expect(closing).toHaveAttribute('style', /--reveal-delay: 0\.8s/)
})
