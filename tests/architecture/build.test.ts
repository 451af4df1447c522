import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenModules, screens } from '../../client/screens.ts'
import { chunks, readBuilt, scriptsOf } from '../support/built-chunks.ts'

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
  const parsers = /remark|micromark|YAMLParseError/
  const files = new Set([...screenModules().values()].flatMap(scriptsOf))
  const withParser = [...files].filter(file => parsers.test(readBuilt(file)))
  expect(withParser).toEqual([])
  expect(bundle.some(text => parsers.test(text))).toBe(true)
})

test('charts are drawn by the build alone: neither the browser nor the server has their code', () => {
  // A message of each: of the numbers of d3, and of a wrong block.
  const messages = {
    'invalid format: ': 'node_modules/d3-format/dist/d3-format.mjs',
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

test('the site has a style sheet for all pages, one for paper and those that pages and dialogs link', () => {
  const sheets = assets.filter(name => name.endsWith('.css'))
  const names = sheets.map(name => name.replace(/-[\w-]{8}\.css$/, ''))
  expect(names).toEqual([
    ...[
      'about',
      'account',
      'article-parts',
      'bare-layout',
      'blog-archive',
      'calculator',
      'case-study',
      'charts',
      'contact',
      'demo-page',
    ],
    ...[
      'demos',
      'glossary',
      'landscape',
      'manage-posts',
      'person',
      'pricing',
      'print',
      'reading-order',
      'search',
      'sections',
      'solutions',
      'style',
      'work',
    ],
  ])
  expect(readBuilt(`assets/${sheets.at(-1)}`)).not.toContain('@media print')
})

test('runtime packages are not bundled into the server', () => {
  const server = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  const code = server.map(name => readFileSync(`dist/server/${name}`, 'utf8')).join('\n')
  for (const name of ['express', 'react', 'react-dom/server', 'react-router-dom', 'nodemailer', 'zod', 'pino']) {
    expect(code).toMatch(new RegExp(`from ?["']${name}["']|import ?["']${name}["']`))
  }
  expect(code).not.toMatch(/node_modules\/(express|react|zod|pino)\//)
})
