import { type DemoFilters, filterDemos } from '../../shared/demos/filter-demos.ts'
import { press } from '../browser/support/press.ts'
import { expect, openPage, test } from '../browser/support/site.ts'
import { activeDemos } from '../support/demos.ts'
import { someDemo } from '../support/some-demo.ts'

const industry = someDemo.industries[0] ?? ''
const technology = someDemo.technology[0] ?? ''

test('Clicking the selected option again clears it; filters combine with AND; Back returns, and the address can be shared', async ({
  page,
}) => {
  await openPage(page, '/demos')
  const industries = page.getByRole('navigation', { name: 'Filter by Industry' })
  const technologies = page.getByRole('navigation', { name: 'Filter by Technology' })
  const chosen = industries.getByRole('link', { name: industry })
  const count = (filters: DemoFilters) => filterDemos(activeDemos, filters).length
  await expect(industries.getByRole('link', { name: 'All Industries' })).toHaveAttribute('aria-current', 'true')
  await chosen.focus()
  await page.evaluate(() => window.scrollTo(0, 150))
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toHaveText(
    count({ industry }) === 1 ? '1 demo shown' : `${count({ industry })} demos shown`,
  )
  await expect(page.getByRole('article')).toHaveCount(count({ industry }))
  await expect(chosen, 'a filter chosen by the keyboard keeps the focus').toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY), 'and the position').toBe(150)
  await technologies.getByRole('link', { name: technology }).click()
  await expect(page.getByRole('article')).toHaveCount(count({ industry, technology }))
  await expect(page).toHaveURL(`/demos?${new URLSearchParams({ industry, technology })}`)
  await chosen.click()
  await expect(page).toHaveURL(`/demos?${new URLSearchParams({ technology })}`)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(count({ industry, technology }))
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(count({ industry, technology }))
})
