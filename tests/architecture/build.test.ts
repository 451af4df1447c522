import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../client/screens.ts'

const assets = readdirSync('dist/client/assets')
const bundle = assets
  .filter(name => name.endsWith('.js'))
  .map(name => readFileSync(`dist/client/assets/${name}`, 'utf8'))
const manifest = readFileSync('dist/client/.vite/manifest.json', 'utf8')

test('every screen names the module that it loads', () => {
  for (const { module, load } of Object.values(screens)) {
    expect(existsSync(`client/${module}`)).toBe(true)
    expect(load.toString()).toContain(module.split('/').at(-1))
    expect(manifest).toContain(`"client/${module}"`)
  }
})

test('neither a parser nor the validator reaches the browser', () => {
  for (const name of ['ZodError', 'remark', 'micromark', 'jsonc']) {
    expect(bundle.filter(text => text.includes(name))).toEqual([])
  }
})

test('no text of a post reaches the shared bundle', () => {
  const [body = ''] = readFileSync('content/posts/beat-last-week-first.md', 'utf8').split('---').slice(2)
  const sentence = /[A-Z][a-z ,]{50,80}\./.exec(body)?.[0] ?? ''
  expect(sentence).not.toBe('')
  expect(bundle.filter(text => text.includes(sentence))).toEqual([])
})
