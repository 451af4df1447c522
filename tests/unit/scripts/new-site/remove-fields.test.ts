import { expect, test } from 'vitest'
import { z } from 'zod'
import { removeFields } from '../../../../scripts/new-site/remove-fields.ts'

const link = z.strictObject({ label: z.string(), to: z.string() })
const button = z.strictObject({ label: z.string(), page: z.string() })
const schema = z.strictObject({
  title: z.string(),
  links: z.array(link).min(1).optional(),
  cards: z.array(z.strictObject({ text: z.string(), link: link.optional() })).min(2),
  button: button.optional(),
  main: button,
})
const [one, two] = ['One', 'Two'].map(label => ({ label, to: `/${label.toLowerCase()}` }))
const [a, b, c] = [{ text: 'a', link: one }, { text: 'b' }, { text: 'c' }]
const main = { label: 'One', page: 'one' }
const value = { title: 'Page', links: [one, two], cards: [a, b, c], button: main, main }
const { button: _button, ...withoutButton } = value

test.each([
  ['takes along the item of a list that cannot be without it', [['links', 0, 'to']], { ...value, links: [two] }],
  [
    'counts places as the file has them, and takes along a list that nothing is left of',
    [
      ['cards', 0, 'text'],
      ['links', 0, 'to'],
      ['links', 0, 'label'],
      ['links', 1, 'to'],
    ],
    { title: 'Page', cards: [b, c], button: main, main },
  ],
  ['leaves what is around an optional field', [['cards', 0, 'link', 'to']], { ...value, cards: [{ text: 'a' }, b, c] }],
  ['takes an optional button', [['button', 'page']], withoutButton],
  [
    'lets a button that must be there lead to the services',
    [['main', 'page']],
    { ...value, main: { label: 'Our Services', page: 'services' } },
  ],
  ['leaves what must be there', [['title']], value],
])('a removed field %s', (_, fields, expected) => {
  expect(removeFields({ value, schema, canGo: false }, fields)).toEqual(expected)
})

test('a file that the site can be without goes with a field that it cannot be without', () => {
  expect(removeFields({ value, schema, canGo: true }, [['title']])).toBeUndefined()
})
