import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from './support/site.ts'

const path = '/blogs/blog-42'

/** The picture hydrates after its page; the sheet is there when it has followed the first touch. */
async function openPicture(page: Page): Promise<{ picture: Locator; accuracy: Locator; checked: Locator }> {
  await openPage(page, path)
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeEnabled()
  const picture = page.locator('#calculate-solved figure').first()
  return {
    picture,
    accuracy: picture.getByRole('slider', { name: 'Right answers of the model' }),
    checked: picture.getByRole('slider', { name: 'Answers that are checked' }),
  }
}

/** A point on the scale of a handle; its middle is at the number. */
async function pointAt(handle: Locator, percent: number) {
  await handle.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
  return { x: x + 14 + ((width - 28) * percent) / 100, y: y + height / 2 }
}

test('a handle that the mouse drags changes the picture at once, and the field, result and address after it', async ({
  page,
}) => {
  const { picture, accuracy } = await openPicture(page)
  await accuracy.hover()
  const from = await pointAt(accuracy, 90)
  const to = await pointAt(accuracy, 60)
  const ribbon = picture.locator('path').nth(2)
  const before = await ribbon.getAttribute('d')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await expect(async () => {
    await page.mouse.move(from.x - 20, from.y)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect(picture.getByText('Answer: 60% right')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await ribbon.getAttribute('d')).not.toBe(before)
  await expect(picture.getByRole('img')).toHaveAccessibleName(/^Of 1,000 answers of the model, 60% are right/)
  await expect(picture.locator('figcaption')).toContainText('A person is cheaper by')
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Right answers of the model' })).toHaveValue('60')
  await expect(page).toHaveURL(/[?&]accuracy=60&.*#calculate-solved$/)
  await expect(page.locator('#calculate-solved').getByRole('status')).toContainText('One solved case $')
  await page.reload()
  await expect(accuracy).toHaveValue('60')
})

test('the handles work with the keyboard, and a number that is typed moves them', async ({ page }) => {
  const { picture, accuracy, checked } = await openPicture(page)
  await checked.focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(checked).toHaveValue('100', { timeout: 1000 })
  }).toPass()
  await expect(picture.getByText('Check: 100% of the answers')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(picture.getByText('Check: 99.5% of the answers')).toBeVisible()
  await page.getByRole('textbox', { name: 'Right answers of the model' }).fill('72.5')
  await expect(accuracy).toHaveValue('72.5')
  await expect(page).toHaveURL(/accuracy=72\.5&checked=99\.5&/)
  // Nothing is solved by a model that is never right.
  await accuracy.focus()
  await page.keyboard.press('Home')
  await expect(picture.getByText('Answer: 1% right')).toBeVisible()
})

test('a link of the text moves the handles', async ({ page }) => {
  const { picture, accuracy } = await openPicture(page)
  await accuracy.focus()
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(picture.getByText('Answer: 90% right')).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page).toHaveURL(/accuracy=/)
  await page.getByRole('link', { name: 'every answer checked' }).first().click()
  await expect(picture.getByText('Check: 100% of the answers')).toBeVisible()
  await expect(picture.getByText('Answer: 90% right')).toBeVisible()
})

test('a link that is followed right after a number was typed wins', async ({ page }) => {
  const { picture } = await openPicture(page)
  const accuracy = page.getByRole('textbox', { name: 'Right answers of the model' })
  await page.clock.install()
  await accuracy.fill('80')
  await page.getByRole('link', { name: 'every answer checked' }).first().dispatchEvent('click')
  await expect(picture.getByText('Check: 100% of the answers')).toBeVisible()
  // Longer than a typed number waits.
  await page.clock.runFor(1000)
  await expect(accuracy).toHaveValue('90')
  await expect(page).toHaveURL(/checked=100/)
  await expect(picture.getByText('Check: 100% of the answers')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger drags a handle', async ({ page }) => {
    const { picture, checked } = await openPicture(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
    await expect(async () => {
      await touch('touchStart', [await pointAt(checked, 50)])
      for (const percent of [60, 70, 80]) await touch('touchMove', [await pointAt(checked, percent)])
      await touch('touchEnd', [])
      await expect(picture.getByText('Check: 80% of the answers')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('textbox', { name: 'Answers that are checked' })).toHaveValue('80')
  })
})
