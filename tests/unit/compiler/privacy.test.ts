import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from '../../../client/components/storage-keys.ts'
import { keyWindowMs } from '../../../server/outbox/message-hashes.ts'
import { pageFileSchemas } from '../../../shared/content/schemas/page-texts.ts'
import { contactFieldNames } from '../../support/make-fields.ts'

// tests/http/privacy.test.ts compares the settings and the log with the page.
const page: unknown = JSON.parse(readFileSync('content/pages/privacy.json', 'utf8'))
const { sections = [] } = pageFileSchemas['pages/privacy.json'].parse(page)
const rows = sections.flatMap(section => (section.kind === 'retention' ? section.rows : []))

test('the privacy page names what the browser stores and sends, and for how long the server keeps it', () => {
  expect(rows.find(({ daysOf }) => daysOf === 'retry')?.keys).toEqual(contactFieldNames)
  const stored = rows.filter(({ where }) => where === 'Local storage').map(({ keys }) => keys)
  expect(stored).toEqual(Object.values(storageKeys).map(key => [key]))
  expect(readFileSync('client/loader.ts', 'utf8')).toContain(`localStorage.getItem('${storageKeys.colorScheme}')`)
  const mark = rows.find(({ keys }) => keys?.includes('Idempotency-Key'))
  expect(mark?.period).toMatch(new RegExp(`^${keyWindowMs / 3_600_000}\\shours,`))
  const settings = rows.filter(({ period }) => period.includes('{days}')).map(({ daysOf }) => daysOf)
  expect(settings.toSorted()).toEqual(['delivered', 'retry', 'suspect'])
})
