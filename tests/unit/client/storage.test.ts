import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => ({
    name,
    text: readFileSync(join('client', name), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }))

const find = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

test('only the modules behind the privacy page store something in the browser, and no package does', () => {
  const stores =
    /localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|\bcaches\.|serviceWorker|window\.name/
  expect(find(stores).toSorted()).toEqual(['components/color-scheme.ts', 'features/auth/stored-value.ts', 'loader.ts'])
  const inBundle = /sessionStorage\s*[.[]|indexedDB\s*[.[]|document\.cookie|cookieStore|serviceWorker/
  const scripts = readdirSync('dist/client/assets').filter(name => name.endsWith('.js'))
  expect(scripts.filter(name => inBundle.test(readFileSync(`dist/client/assets/${name}`, 'utf8')))).toEqual([])
})
