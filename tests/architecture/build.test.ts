import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../client/screens.ts'
import { chunks, entryChunk, readBuilt, scriptsOf, stylesOf } from '../support/built-chunks.ts'

const assets = readdirSync('dist/client/assets')
const bundle = assets
  .filter(name => name.endsWith('.js'))
  .map(name => readFileSync(`dist/client/assets/${name}`, 'utf8'))

test('every screen names the module that it loads', () => {
  for (const { module, load } of Object.values(screens)) {
    expect(existsSync(`client/${module}`)).toBe(true)
    expect(load.toString()).toContain(module.split('/').at(-1))
    expect(Object.keys(chunks)).toContain(`client/${module}`)
  }
})

test('neither the validator nor the parser of JSON reaches the browser', () => {
  for (const name of ['ZodError', 'PropertyNameExpected']) {
    expect(bundle.filter(text => text.includes(name)).length).toBe(0)
  }
})

test('a parser reaches the browser only when somebody edits a post', () => {
  const parsers = /remark|micromark|YAMLParseError/
  const files = new Set(Object.values(screens).flatMap(({ module }) => scriptsOf(module)))
  const withParser = [...files].filter(file => parsers.test(readBuilt(file)))
  expect(withParser).toEqual([])
  expect(bundle.some(text => parsers.test(text))).toBe(true)
})

test('one style sheet holds the styles of every screen but those that all pages carry, and is the only one of screens that scripts name', () => {
  const { file, css: everywhere } = { file: chunks['screens.css']?.file ?? '', css: chunks[entryChunk]?.css ?? [] }
  const whole = readBuilt(file)
  const ofScreens = new Set(Object.values(screens).flatMap(({ module }) => stylesOf(module)))
  for (const style of everywhere) ofScreens.delete(style)
  expect(ofScreens.size).toBeGreaterThan(10)
  for (const style of ofScreens) {
    expect(whole).toContain(readBuilt(style).trim())
    expect(bundle.filter(text => text.includes(style))).toEqual([])
  }
  expect(bundle.some(text => text.includes(file))).toBe(true)
})
