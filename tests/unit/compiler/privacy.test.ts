import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from '../../../client/components/storage-keys.ts'
import { keyWindowMs } from '../../../server/outbox/message-hashes.ts'
import { contactFieldNames } from '../../support/make-fields.ts'
import { siteLibrary } from '../../support/site-pages.ts'

// tests/http/privacy.test.ts compares the settings and the log with the page.
const { sections = [] } = await siteLibrary.read('pages/privacy')
const rows = sections.flatMap(section => (section.kind === 'retention' ? section.rows : []))

test('the privacy page names the fields of the contact form', () => {
  expect(rows.find(({ daysOf }) => daysOf === 'retry')?.keys).toEqual(contactFieldNames)
})

test('the privacy page names every key of the local storage', () => {
  const stored = rows.filter(({ where }) => where === 'Local storage').map(({ keys }) => keys)
  expect(stored).toEqual(Object.values(storageKeys).map(key => [key]))
  expect(readFileSync('client/loader.ts', 'utf8')).toContain(`localStorage.getItem('${storageKeys.colorScheme}')`)
})

test('the privacy page says how long a mark against double sending is kept', () => {
  const row = rows.find(({ keys }) => keys?.includes('Idempotency-Key'))
  expect(row?.period).toMatch(new RegExp(`^${keyWindowMs / 3_600_000}\\shours,`))
})

test('every period that a setting decides is on the privacy page once', () => {
  const settings = rows.filter(({ period }) => period.includes('{days}')).map(({ daysOf }) => daysOf)
  expect(settings.toSorted()).toEqual(['delivered', 'retry', 'suspect'])
})
