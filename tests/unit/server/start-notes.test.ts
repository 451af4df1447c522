import { expect, test } from 'vitest'
import { parseConfig } from '../../../server/config.ts'
import { toStartNotes } from '../../../server/start-notes.ts'

test('a site that does not know its address says what it cannot offer', () => {
  expect(toStartNotes(parseConfig({ APP_ENV: 'production' }))[0]).toMatch(/^PUBLIC_URL is not set: there is no sitemap/)
})

test('a preview says that search engines are kept away, and how to end that', () => {
  const notes = toStartNotes(parseConfig({ PUBLIC_URL: 'https://www.example.com' }))
  expect(notes).toEqual([
    'search engines are told to keep away: APP_ENV is development; set it to production to be found',
  ])
})

test('a site in production with its address has nothing to say', () => {
  expect(toStartNotes(parseConfig({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }))).toEqual([])
})
