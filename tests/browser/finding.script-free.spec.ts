import { activeDemos } from '../support/demos.ts'
import { filtersWithoutDemo, someDemo } from '../support/some-demo.ts'
import { expect, test } from './support/site.ts'

test('the archive opens a year and leads to a month, from which all posts are one link away', async ({ page }) => {
  await page.goto('/blog')
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  await archive.getByText('2024').click()
  await archive.getByRole('link', { name: 'December (2)' }).click()
  await expect(page).toHaveURL('/blog?year=2024&month=12')
  await expect(page.getByText('Posts from December 2024')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(archive.getByRole('link', { name: 'December (2)' })).toBeVisible()
  await archive.getByRole('link', { name: 'Show All Posts' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('article').nth(2)).toBeVisible()
})

test('the filters of the demos combine, clear by the same link again, and are reset where nothing fits', async ({
  page,
}) => {
  await page.goto('/demos')
  const industries = page.getByRole('navigation', { name: 'Filter by Industry' })
  const technologies = page.getByRole('navigation', { name: 'Filter by Technology' })
  const { industry, technology } = filtersWithoutDemo
  await industries.getByRole('link', { name: industry }).click()
  await expect(page).toHaveURL(`/demos?${new URLSearchParams({ industry })}`)
  await expect(industries.getByRole('link', { name: industry })).toHaveAttribute('aria-current', 'true')
  await technologies.getByRole('link', { name: technology }).click()
  await expect(page.getByText('No demos available with the selected filters.')).toBeVisible()
  await page.getByRole('link', { name: 'View all demos' }).click()
  await expect(page).toHaveURL('/demos')
  await expect(page.getByRole('article')).toHaveCount(activeDemos.length)
  await technologies.getByRole('link', { name: technology }).click()
  await expect(page).toHaveURL(`/demos?${new URLSearchParams({ technology })}`)
  await technologies.getByRole('link', { name: technology }).click()
  await expect(page).toHaveURL('/demos')
})

test('the filters of the landscape narrow its list, and its picture and download are links to the file', async ({
  page,
}) => {
  await page.goto('/tools/genai-landscape')
  await page.getByRole('navigation', { name: 'Filter by License' }).getByRole('link', { name: 'open source' }).click()
  await expect(page).toHaveURL('/tools/genai-landscape?license=open+source')
  const products = page.locator('[data-search="product"]')
  await expect(products.getByText('open source', { exact: true }).first()).toBeVisible()
  await expect(products.getByText('proprietary', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download PNG' })).toHaveAttribute('href', '/gae-ai-infographic.png')
  const picture = page.getByRole('link', { name: 'Show the picture full screen' })
  await expect(picture).toHaveAttribute('href', '/gae-ai-infographic.png')
})

test('a case study opens at its own address with all it says, and closes by a link', async ({ page }) => {
  await page.goto('/industries/healthcare')
  await page.getByRole('link', { name: 'Ambient Visit Notes' }).click()
  await expect(page).toHaveURL('/industries/healthcare?case=ambient-visit-notes')
  const study = page.getByRole('dialog', { name: 'Ambient Visit Notes' })
  await expect(study).toBeInViewport()
  await expect(study.getByText('Implementation Requirements')).toBeVisible()
  await expect(study.getByText('6-9 months')).toBeVisible()
  await study.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/industries/healthcare')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what needs scripts says so instead: a demo, and the sign-in of the posts’ administration', async ({ page }) => {
  await page.goto(`/demos/${someDemo.id}`)
  await expect(page.getByText('This demo runs in the browser.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open it' })).toBeVisible()
  await expect(page.getByRole('status')).toBeHidden()
  await page.goto('/admin/manage-posts')
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in to manage posts' })).toBeHidden()
})
