import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../client/screens.ts'
import { chunks, entryChunk, readBuilt, scriptsOf, stylesOf } from '../support/built-chunks.ts'
import { readSources } from '../support/sources.ts'

const clientSources = readSources(['client'])
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

const everywhere = new Set(stylesOf('entry-client.tsx'))
const screenModules = Object.values(screens).map(({ module }) => `client/${module}`)
const stylesOfScreens = new Set(Object.values(screens).flatMap(({ module }) => stylesOf(module)))
const replaced = [...stylesOfScreens].filter(style => !everywhere.has(style))

test('one style sheet holds the styles of every screen but those that all pages carry, and is the only one of screens that scripts name', () => {
  const file = chunks['screens.css']?.file ?? ''
  const whole = readBuilt(file)
  expect(replaced.length).toBeGreaterThan(10)
  for (const style of replaced) {
    expect(whole).toContain(readBuilt(style).trim())
    expect(bundle.filter(text => text.includes(style))).toEqual([])
  }
  expect(bundle.some(text => text.includes(file))).toBe(true)
})

test('what comes later and shares styles with screens is loaded together with those', () => {
  const later = Object.keys(chunks).filter(name => /^client\/(?!demo-apps).*\.tsx$/.test(name))
  const sharing = later
    .filter(name => name !== entryChunk && !screenModules.includes(name))
    .filter(name => stylesOf(name.replace('client/', '')).some(style => replaced.includes(style)))
  expect(sharing).toEqual(['client/features/auth/SignInDialog.tsx', 'client/pages/manage-posts/PostManager.tsx'])
  for (const name of sharing) {
    const together = `Promise.all([import('./${name.split('/').at(-1)}'), loadScreenStyles()])`
    expect(clientSources.filter(({ text }) => text.includes(together)).length, name).toBe(1)
  }
})

test('what is laid out in a later frame is found by its class or element, so that no frame restyles the whole page', () => {
  const sheets = [...stylesOfScreens].map(readBuilt).join('\n')
  const selectors = [...sheets.matchAll(/\[data-frames[^\]]*\] ([^,{]+)/g)].map(([, rest]) => rest ?? '')
  expect(selectors.length).toBeGreaterThan(5)
  expect(selectors.filter(selector => !/(^|[>\s])([a-z]|\.|:is\([a-z])[^>\s]*$/.test(selector))).toEqual([])
})
