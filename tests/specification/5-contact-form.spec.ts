import { expect, openPage, test } from '../browser/support/site.ts'

test("A field's error clears when the field is edited; the request is sent only if all checks pass", async ({
  page,
}) => {
  await openPage(page, '/contact')
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts += 1
  })
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Please provide details for your inquiry')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Email').fill('ada')
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').pressSequentially('@')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Details').fill('x'.repeat(10_001))
  await send.click()
  await expect(page.getByText('Details must have at most 10,000 characters')).toBeVisible()
  await expect(page.getByLabel('Details')).toHaveValue('x'.repeat(10_001))
  expect(posts).toBe(0)
})
