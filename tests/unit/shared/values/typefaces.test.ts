import { expect, test } from 'vitest'
import { toListedFamily } from '../../../../shared/values/typefaces.ts'

test.each([
  ['Instrument Sans', 'Instrument Sans'],
  ['Source Sans 3', "'Source Sans 3'"],
])('%s is %s in a list of fonts, which has no bare word that begins with a digit', (family, listed) => {
  expect(toListedFamily({ family, id: '' })).toBe(listed)
})
