import { someDemo } from '../support/some-demo.ts'
import { expect, test } from './support/site.ts'

test('a case study opens at its own address with all it says, and closes by a link', async ({ page }) => {
  await page.goto('/industries/healthcare')
  await page.getByRole('link', { name: 'Ambient visit notes' }).click()
  await expect(page).toHaveURL('/industries/healthcare?case=ambient-visit-notes')
  const study = page.getByRole('dialog', { name: 'Ambient visit notes' })
  await expect(study).toBeInViewport()
  await expect(study.getByText('Implementation Requirements')).toBeVisible()
  await expect(study.getByText('6–9 months')).toBeVisible()
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
