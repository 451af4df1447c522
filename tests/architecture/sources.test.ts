import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../support/sources.ts'

const everything = readSources(['build/editor', 'client', 'compiler', 'demos', 'scripts', 'server', 'shared', 'tests'])
const sources = everything.filter(({ path }) => !/^(scripts|tests|demos\/[^/]+\/tests)\//.test(path))

test('a demo can be removed: only its own files import it', () => {
  const roomOf = (path: string) => /^demos\/(?!kit\/)[^/]+\//.exec(path)?.[0]
  const trespasses = everything.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|import\() ?'(\.[^']*)'/g)]
      .map(([, to = '']) => roomOf(join(dirname(path), to)))
      .filter(room => room !== undefined && room !== roomOf(path))
      .map(room => `${path} imports ${room}`),
  )
  expect(trespasses).toEqual([])
})

test('only the configuration reads the environment', () => {
  const readers = sources.filter(({ text }) => text.includes('process.env')).map(({ path }) => path)
  expect(readers).toEqual(['server/settings/config.ts'])
})

test('only the modules behind the privacy page store something in the browser', () => {
  const stores =
    /localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|\bcaches\.|serviceWorker|window\.name/
  const modules = sources.filter(({ text }) => stores.test(text.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')))
  expect(modules.map(({ path }) => path).toSorted()).toEqual([
    'client/components/color-scheme.ts',
    'client/features/auth/stored-value.ts',
    'client/loader.ts',
    // Deletes what a former site stored.
    'server/routes/former-addresses.ts',
  ])
})

test('what the server renders carries no style attribute, which the policy would block', () => {
  const styled = sources.filter(({ path, text }) => path.startsWith('client/') && /\sstyle=\{/.test(text))
  expect(styled.map(({ path }) => path)).toEqual([])
})
