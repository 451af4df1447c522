import { readFileSync } from 'node:fs'
import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { setTypefaces } from '../../../../scripts/new-site/set-typefaces.ts'
import { offeredTypefaces, sampleTypeface } from '../../../../scripts/new-site/typefaces.ts'

const files = {
  styles: 'client/styles/_typefaces.scss',
  module: 'shared/values/typefaces.ts',
  widths: 'compiler/charts/letter-widths.ts',
  packages: 'package.json',
} as const

function change(file: keyof typeof files, pair: { text: string; headings?: string }): string {
  return setTypefaces(files[file], readFileSync(files[file], 'utf8'), pair)
}

/** The sheet of the pages, with other typefaces. */
function compileSheet(pair: { text: string; headings?: string }): string {
  const read = (name: string) =>
    name === 'typefaces'
      ? change('styles', pair)
      : readFileSync(`client/styles/${name === 'global' ? '' : '_'}${name}.scss`, 'utf8')
  const importer = {
    canonicalize: (name: string) => new URL(`styles:${name.replace(/^styles:/, '')}`),
    load: ({ pathname }: URL) => ({ contents: read(pathname), syntax: 'scss' as const }),
  }
  return compileString(readFileSync('client/styles/site.scss', 'utf8'), { importers: [importer] }).css
}

test('the typeface of the sample changes nothing', () => {
  for (const path of Object.values(files)) {
    const text = readFileSync(path, 'utf8')
    expect(setTypefaces(path, text, { text: sampleTypeface })).toBe(text)
  }
})

test('one family is one font and its italic, whatever it is', () => {
  for (const [id, { family }] of offeredTypefaces) {
    const css = compileSheet({ text: id })
    const fonts = [...css.matchAll(/url\("[^"]*\/([\w-]+)\/files\/([\w-]+)\.woff2"\)/g)].map(([, , name]) => name)
    expect(fonts, id).toEqual([`${id}-latin-wght-normal`, `${id}-latin-wght-italic`])
    expect(css).toMatch(new RegExp(`html \\{\\s+font-family: "?${family}"?, as-\\w+, as-\\w+, [\\w-]+, [\\w-]+;`))
    expect(css).not.toContain('--headings')
  }
})

test('two families are two fonts with stand-ins of their own, and headings have the other one', () => {
  const css = compileSheet({ text: 'source-sans-3', headings: 'fraunces' })
  for (const name of ['source-sans-3-latin-wght-normal', 'fraunces-latin-wght-normal']) expect(css).toContain(name)
  expect(css).toContain('--headings: "Fraunces", head-times, head-noto, ui-serif, serif')
  expect(css).toMatch(/h4 \{\s+font-family: var\(--headings\)/)
  // Of Fraunces in Times New Roman: 978 and 255 thousandths over 1.1541.
  expect(css).toMatch(
    /font-family: head-times;\s+src: local\("?Times New Roman"?\), local\("?Liberation Serif"?\);\s+font-weight: 400 549;\s+size-adjust: 115\.4%;\s+ascent-override: 84\.7%;\s+descent-override: 22\.1%/,
  )
})

test('the roles, the widths in charts and the packages follow', () => {
  const pair = { text: 'source-sans-3', headings: 'fraunces' }
  expect(change('module', pair)).toContain("text: Typeface = { family: 'Source Sans 3', id: 'source-sans-3' }")
  expect(change('module', pair)).toContain("headings: Typeface = { family: 'Fraunces', id: 'fraunces' }")
  expect(change('module', pair)).toContain('= { text, headings }')
  expect(change('widths', pair)).not.toBe(readFileSync(files.widths, 'utf8'))
  const { devDependencies } = JSON.parse(change('packages', pair))
  const expected = ['@expo-google-fonts', '@fontsource-variable'].flatMap(scope => [
    `${scope}/fraunces`,
    `${scope}/source-sans-3`,
  ])
  expect(Object.keys(devDependencies).filter(name => /^@(expo-google-)?font/.test(name))).toEqual(expected)
})
