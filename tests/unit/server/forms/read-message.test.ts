import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxFormFields } from '../../../../server/forms/accepted-bodies.ts'
import { collectFields } from '../../../../server/forms/read-message.ts'

const name = fc.constantFrom('name', 'email', 'details', 'a', '', '__proto__')
const entry = fc.tuple(name, fc.string({ maxLength: 5 }))

test('a form is read no further than one field above the limit, and is then refused', () => {
  for (const count of [0, maxFormFields, maxFormFields + 1, 2000]) {
    let reads = 0
    function* read() {
      for (; reads < count; reads += 1) yield [`f${reads}`, 'x'] as const
    }
    expect(collectFields(read()) instanceof Map).toBe(count <= maxFormFields)
    expect(reads).toBe(Math.min(count, maxFormFields))
  }
})

test('a field that comes once is its text, a repeated one is not text', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: maxFormFields }), entries => {
      const result = collectFields(entries)
      if (!(result instanceof Map)) throw new Error('the form is refused')
      for (const [field, text] of entries) {
        const isOnce = entries.filter(([other]) => other === field).length === 1
        expect(result.get(field)).toEqual(isOnce ? text : expect.any(Symbol))
      }
    }),
  )
})
