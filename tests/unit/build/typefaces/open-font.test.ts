import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { findFontFile, openFont } from '../../../../build/typefaces/open-font.ts'
import { type Typeface, typefaces } from '../../../../shared/values/typefaces.ts'

const roles = ['text', 'headings'] as const

/** A field of a role in the styles, as CSS. */
function readStyle(role: (typeof roles)[number], field: string): string {
  const source = `@use 'sass:map'; @use 'typefaces'; a { b: map.get(typefaces.$${role}, ${field}) }`
  return /b: (.*);/.exec(compileString(source, { loadPaths: ['client/styles'] }).css)?.[1] ?? ''
}

function openText(typeface: Typeface) {
  return openFont(findFontFile(typeface, '400Regular'))
}

test.each(roles)('the styles and what the build draws have the same typeface for %s', role => {
  const { family, id } = typefaces[role]
  expect(readStyle(role, 'family')).toBe(`"${family}"`)
  expect(readStyle(role, 'package')).toBe(`"${id}"`)
  expect(openText(typefaces[role]).familyName).toBe(family)
})

test.each(roles)('the stand-ins of %s have the height of its lines', role => {
  const { ascent, descent, unitsPerEm } = openText(typefaces[role])
  expect(Number(readStyle(role, 'ascent'))).toBeCloseTo((ascent / unitsPerEm) * 1000, 0)
  expect(Number(readStyle(role, 'descent'))).toBeCloseTo((-descent / unitsPerEm) * 1000, 0)
})
