import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { toListedFamily, typefaces } from '../../../../shared/values/typefaces.ts'

const roles = ['text', 'headings'] as const

/** A field of a role in the styles, as CSS. */
function readStyle(role: (typeof roles)[number], field: string): string {
  const source = `@use 'sass:map'; @use 'typefaces'; a { b: map.get(typefaces.$${role}, ${field}) }`
  return /b: (.*);/.exec(compileString(source, { loadPaths: ['client/styles'] }).css)?.[1] ?? ''
}

test.each(roles)('the styles and what the build draws have the same typeface for %s', role => {
  const { family, id } = typefaces[role]
  expect(readStyle(role, 'family')).toBe(`"${family}"`)
  expect(readStyle(role, 'package')).toBe(`"${id}"`)
})

test.each([
  ['Instrument Sans', 'Instrument Sans'],
  ['Source Sans 3', "'Source Sans 3'"],
])('%s is %s in a list of fonts, which has no bare word that begins with a digit', (family, listed) => {
  expect(toListedFamily({ family, id: '' })).toBe(listed)
})
