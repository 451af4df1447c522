import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { screenModules, screens } from '../../client/screens.ts'
import { chunks, readBuilt, scriptsOf } from '../support/built-chunks.ts'
import { countCharacters, listLoaded, serverFiles } from '../support/server-files.ts'

const assets = readdirSync('dist/client/assets')
const bundle = assets
  .filter(name => name.endsWith('.js'))
  .map(name => readFileSync(`dist/client/assets/${name}`, 'utf8'))

test('every screen loads the module that is named for it', () => {
  const modules = screenModules()
  for (const [id, load] of Object.entries(screens)) {
    const module = modules.get(id) ?? ''
    expect(load.toString()).toContain(module.replace('client/', ''))
    expect(Object.keys(chunks)).toContain(module)
  }
})

test('neither the validator nor the parser of JSON reaches the browser', () => {
  for (const name of ['ZodError', 'PropertyNameExpected']) {
    expect(bundle.filter(text => text.includes(name)).length).toBe(0)
  }
})

test('a parser reaches the browser only when somebody edits a post', () => {
  const parsers = /micromark/
  const files = new Set([...screenModules().values()].flatMap(scriptsOf))
  const withParser = [...files].filter(file => parsers.test(readBuilt(file)))
  expect(withParser).toEqual([])
  expect(bundle.some(text => parsers.test(text))).toBe(true)
})

test('charts are drawn by the build alone: neither the browser nor the server has their code', () => {
  // Of a wrong block, and of a wrong table.
  const messages = {
    'has no number in its label': 'compiler/charts/draw-span.ts',
    'the table has no column': 'compiler/charts/chart-data.ts',
  }
  const server = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  const code = [...bundle, ...server.map(name => readFileSync(`dist/server/${name}`, 'utf8'))]
  for (const [message, file] of Object.entries(messages)) {
    expect(readFileSync(file, 'utf8')).toContain(message)
    expect(code.filter(text => text.includes(message))).toEqual([])
  }
})

test('no package stores anything in the browser', () => {
  const stores = /sessionStorage\s*[.[]|indexedDB\s*[.[]|document\.cookie|cookieStore|serviceWorker/
  expect(assets.filter(name => name.endsWith('.js') && stores.test(readBuilt(`assets/${name}`)))).toEqual([])
})

test('the server has its packages in it, except those with native parts', () => {
  const packages = [...serverFiles.values()].flatMap(text => [
    ...[...text.matchAll(/^(?:import|export)\b[^"'()]*["']([^"'.][^"']*)["'];?$/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/\b(?:import|require)\(["']([^"'.][^"']*)["']\)/g)].map(([, name = '']) => name),
  ])
  const isBuiltin = (name: string) => builtinModules.includes(name.replace(/^node:/, ''))
  const outside = [...new Set(packages)].filter(name => !isBuiltin(name))
  expect(outside).toEqual(['libsql'])
})

test('a start loads few files, and what its first answer does not need is loaded later', () => {
  const start = listLoaded('main.js')
  expect(start.length).toBeLessThanOrEqual(12)
  expect(countCharacters(start)).toBeLessThan(2_800_000)
  // A text of each, so that a test without it would fail: mail, spreadsheets, feeds, databases, Markdown, commands.
  const later = ['Greeting never received', 'xl/workbook.xml', '2005/Atom', 'SCRAM-SHA-256']
  for (const word of [...later, 'from "libsql"', 'hast-util-to-mdast', 'missing-doctype', 'allowUnknownOption']) {
    const files = [...serverFiles].filter(([, text]) => text.includes(word)).map(([name]) => name)
    expect(files.length, word).toBeGreaterThan(0)
    expect(
      files.filter(name => start.includes(name)),
      word,
    ).toEqual([])
  }
})

test('the thread of the outbox loads neither pages nor routes', () => {
  expect(countCharacters(listLoaded('outbox-worker.js'))).toBeLessThan(300_000)
})
