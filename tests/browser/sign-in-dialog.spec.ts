import { closeAndPress } from './support/dialog.ts'
import { ada, openDialog, signedIn } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

test('the keyboard alone registers and signs out, and the focus returns to the button', async ({ page }) => {
  await openPage(page, '/contact')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  const dialog = page.getByRole('dialog')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  for (const text of Object.values({ name: ada.name, email: ada.email, password: ada.password })) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: signedIn })).toBeFocused()
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

for (const [path, name] of Object.entries({ '/': 'Sign in', '/admin/manage-posts': 'Sign in to manage posts' })) {
  test(`on ${path} a press opens the dialog again before the browser has told of its closing`, async ({ page }) => {
    await openPage(page, path)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await closeAndPress(dialog)
    await expect(dialog.getByLabel('Email')).toBeFocused()
  })
}

test('password managers know every field, nothing is fetched before it is needed, and Back closes the dialog', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  const countFetched = (name: string) => scripts.filter(url => url.includes(name)).length
  await openPage(page, '/')
  await page.locator('main a[href="/contact"]').first().click()
  await expect(page.getByLabel('Details')).toBeVisible()
  expect([countFetched('SignInDialog'), countFetched('accounts')]).toEqual([0, 0])
  await openDialog(page)
  expect(countFetched('accounts')).toBe(0)
  const fields = page.getByRole('dialog').locator('input')
  const names = () => fields.evaluateAll(inputs => inputs.map(input => input.getAttribute('autocomplete')))
  await expect.poll(names).toEqual(['username', 'current-password'])
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
  await expect.poll(names).toEqual(['name', 'username', 'new-password'])
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('where the code cannot be had, the visitor is told, and can try again', async ({ page, complaints }) => {
  await openPage(page, '/')
  await page.route('**/assets/SignInDialog*', route => route.abort())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This couldn’t be loaded. Please try again later.')).toBeVisible()
  await page.unroute('**/assets/SignInDialog*')
  await openDialog(page)
  await complaints.expect(/ERR_FAILED/)
})
