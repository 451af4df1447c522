import { test as base, expect } from '@playwright/test'
import { z } from 'zod'
import { compileFolder } from '../../build/compile-folder.ts'
import { hashPassword } from '../../client/features/auth/hash-password.ts'
import { accountSchema } from '../../shared/content/schemas/people.ts'
import { type RunningServer, startBuiltServer } from '../browser/support/servers.ts'
import { openDialog, signIn } from '../browser/support/sign-in.ts'
import { openPage } from '../browser/support/site.ts'

const memberSchema = accountSchema.extend({ firstName: z.string(), lastName: z.string(), avatar: z.string() })
/** The first of content/staff.json. */
const [member] = z
  .tuple([memberSchema], memberSchema)
  .parse(compileFolder(process.cwd()).library.documents.get('staff'))

/** The built site with a shared password for the staff. */
const test = base.extend<object, { staffSite: RunningServer }>({
  staffSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the first parameter
    async ({}, use) => {
      const server = await startBuiltServer({ STAFF_PASSWORD_HASH: await hashPassword('shared word') })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ staffSite }, use) => use(staffSite.url),
})

test('Staff who log in get their job title as role and their own avatar; built-in staff accept one fixed shared password', async ({
  page,
}) => {
  await openPage(page, '/')
  await openDialog(page)
  const alert = page.getByRole('dialog').getByRole('alert')
  const email = member.email.toUpperCase()
  await page.route('**/staff.json', route => route.abort())
  await signIn(page, { email, password: 'shared word' })
  await expect(alert, 'the staff cannot be read').toHaveText('Something went wrong. Please try again later.')
  await page.unroute('**/staff.json')
  await signIn(page, { email, password: 'Shared word' })
  await expect(alert).toContainText('The email and password don’t match.')
  await signIn(page, { email, password: 'shared word' })
  const name = `${member.firstName} ${member.lastName}`
  const dialog = page.getByRole('dialog', { name: `Signed in as ${name}, ${member.role}` })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('img')).toHaveAttribute('src', member.avatar)
})
