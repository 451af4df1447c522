import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxFormFields } from '../../../../server/forms/accepted-bodies.ts'
import { collectFields } from '../../../../server/forms/read-message.ts'

type Entry = readonly [name: string, value: string]

const name = fc.constantFrom('name', 'email', 'details', 'a', '', '__proto__')
const entry: fc.Arbitrary<Entry> = fc.tuple(name, fc.string({ maxLength: 5 }))

/** Counts how many entries the reader takes. */
function countReads(entries: readonly Entry[]) {
  let reads = 0
  function* read() {
    for (const item of entries) {
      reads += 1
      yield item
    }
  }
  return { result: collectFields(read()), reads }
}

test('a form is read once, and no further than one field above the limit', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 2000, size: 'max' }), entries => {
      const { result, reads } = countReads(entries)
      expect(reads).toBe(Math.min(entries.length, maxFormFields + 1))
      expect(result instanceof Map).toBe(entries.length <= maxFormFields)
    }),
  )
})

test('a field that comes once is its text, a repeated one is not text', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: maxFormFields }), entries => {
      const { result } = countReads(entries)
      if (!(result instanceof Map)) throw new Error('the form is refused')
      for (const [field] of entries) {
        const values = entries.filter(([other]) => other === field)
        expect(typeof result.get(field)).toBe(values.length === 1 ? 'string' : 'symbol')
        if (values.length === 1) expect(result.get(field)).toBe(values[0]?.[1])
      }
    }),
  )
})
