import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hasContents } from '../../../../../client/features/sections/has-contents.ts'
import { OnThisPage } from '../../../../../client/features/sections/OnThisPage.tsx'
import type { Section } from '../../../../../shared/content/schemas/sections.ts'

const sections: readonly Section[] = ['one', 'two', 'three', 'four', 'five', 'six'].map(id => {
  return { kind: 'text', id, heading: `Section ${id}`, paragraphs: ['Text'] }
})

test('a page with six sections links to each of them, in order', () => {
  const html = renderToStaticMarkup(<OnThisPage sections={sections} />)
  const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, heading]) => [id, heading])
  expect(links).toEqual(sections.map(({ id, heading }) => [id, heading]))
})

test('a page with fewer sections has no list of them', () => {
  expect(hasContents(sections)).toBe(true)
  expect(hasContents(sections.slice(1))).toBe(false)
})
