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
const value = {
  title: 'Page',
  links: [
    { label: 'One', to: '/one' },
    { label: 'Two', to: '/two' },
  ],
  cards: [{ text: 'a', link: { label: 'One', to: '/one' } }, { text: 'b' }, { text: 'c' }],
  button: { label: 'One', page: 'one' },
  main: { label: 'One', page: 'one' },
}
const file = { value, schema, canGo: false }

test('a field takes along the item of a list that cannot be without it', () => {
  expect(removeFields(file, [['links', 0, 'to']])).toEqual({ ...value, links: [{ label: 'Two', to: '/two' }] })
})

test('places are those of the file, whatever was removed before', () => {
  expect(
    removeFields(file, [
      ['cards', 0, 'text'],
      ['links', 0, 'to'],
      ['links', 0, 'label'],
      ['links', 1, 'to'],
    ]),
  ).toEqual({
    title: 'Page',
    cards: [{ text: 'b' }, { text: 'c' }],
    button: value.button,
    main: value.main,
  })
})

test('an optional field goes, and what is around it stays', () => {
  const { cards } = value
  expect(removeFields(file, [['cards', 0, 'link', 'to']])).toEqual({
    ...value,
    cards: [{ text: 'a' }, ...cards.slice(1)],
  })
  const { button, ...others } = value
  expect(removeFields(file, [['button', 'page']])).toEqual(others)
})

test('a button that must be there leads to the services', () => {
  expect(removeFields(file, [['main', 'page']])).toEqual({
    ...value,
    main: { label: 'Our Services', page: 'services' },
  })
})

test('what must be there stays, or the file goes when the site can be without it', () => {
  expect(removeFields(file, [['title']])).toEqual(value)
  expect(removeFields({ ...file, canGo: true }, [['title']])).toBeUndefined()
})
