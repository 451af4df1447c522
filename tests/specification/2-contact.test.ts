import { expect, test } from 'vitest'
import { expectOnPage, readMain } from './support/read-pages.ts'

test('Contact form (name, company, email, details), an info e-mail ({email}), location Jamison, PA.', async () => {
  await expectOnPage('/contact', {
    words: ['Jamison, PA', 'Name', 'Email', 'Details', 'Company (optional)'],
    links: [['info@spanwell.example', 'mailto:info@spanwell.example']],
  })
})

test('Details textarea has 4 rows.', async () => {
  expect(await readMain('/contact')).toMatch(/<textarea rows="4" id="details"/)
})
