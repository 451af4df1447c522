import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../client/screens.ts'

const assets = readdirSync('dist/client/assets')
const bundle = assets
  .filter(name => name.endsWith('.js'))
  .map(name => readFileSync(`dist/client/assets/${name}`, 'utf8'))
const manifest = readFileSync('dist/client/.vite/manifest.json', 'utf8')

const chunks: Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>> =
  JSON.parse(manifest)

/** The chunk and all that comes with it at once. */
function staticChunks(key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const next of chunks[key]?.imports ?? []) staticChunks(next, found)
  return found
}

test('every screen names the module that it loads', () => {
  for (const { module, load } of Object.values(screens)) {
    expect(existsSync(`client/${module}`)).toBe(true)
    expect(load.toString()).toContain(module.split('/').at(-1))
    expect(manifest).toContain(`"client/${module}"`)
  }
})

test('neither the validator nor the parser of JSON reaches the browser', () => {
  for (const name of ['ZodError', 'PropertyNameExpected']) {
    expect(bundle.filter(text => text.includes(name)).length).toBe(0)
  }
})

test('a parser reaches the browser only when somebody edits a post', () => {
  const parsers = /remark|micromark|YAMLParseError/
  const fetchedWithPages = [
    'client/entry-client.tsx',
    ...Object.values(screens).map(({ module }) => `client/${module}`),
  ]
  const files = new Set(fetchedWithPages.flatMap(chunk => [...staticChunks(chunk)].map(key => chunks[key]?.file ?? '')))
  const withParser = [...files].filter(file => parsers.test(readFileSync(`dist/client/${file}`, 'utf8')))
  expect(withParser).toEqual([])
  expect(bundle.some(text => parsers.test(text))).toBe(true)
})

test('no text of a post reaches the shared bundle', () => {
  const [body = ''] = readFileSync('content/posts/beat-last-week-first.md', 'utf8').split('---').slice(2)
  const sentence = /[A-Z][a-z ,]{50,80}\./.exec(body)?.[0] ?? ''
  expect(sentence).not.toBe('')
  expect(bundle.filter(text => text.includes(sentence))).toEqual([])
})
