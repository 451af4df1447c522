import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routeTable } from '../../shared/addresses/routes.ts'
import { readSources } from '../support/sources.ts'

const everything = readSources(['build/editor', 'client', 'compiler', 'demos', 'scripts', 'server', 'shared', 'tests'])
const sources = everything.filter(({ path }) => !/^(scripts|tests|demos\/[^/]+\/tests)\//.test(path))

/** The table itself, the specification's map from titles to addresses, and pictures that lie beside pages. */
const exempt = ['shared/addresses/routes.ts', 'shared/addresses/service-path.ts', 'shared/values/pictures.ts']

test('paths of pages stand in the route table and nowhere else', () => {
  const known = routeTable.flatMap(({ path, aliases }) => [path, ...aliases]).filter(path => path !== '/')
  const firstSegments = [...new Set(known.map(path => path.split('/')[1]))].join('|')
  const spelled = new RegExp(`['"\`]/(${firstSegments})(?=['"\`/?])`)
  const offenders = sources.filter(({ path, text }) => {
    if (exempt.includes(path)) return false
    return spelled.test(text.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  })
  expect(offenders.map(({ path }) => path)).toEqual([])
})

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
    'server/routes/former-workers.ts',
  ])
})

test('what the server renders carries no style attribute, which the policy would block', () => {
  const styled = sources.filter(({ path, text }) => path.startsWith('client/') && /\sstyle=\{/.test(text))
  expect(styled.map(({ path }) => path)).toEqual([])
})

test('no sentence of the company’s name stands in code', () => {
  const named = [...sources, ...readSources(['scripts'])].filter(({ text }) => /spanwell/i.test(text))
  expect(named.map(({ path }) => path)).toEqual([])
})

/** Folders with the folders that their files import from. */
const arrows = (() => {
  const found = new Map<string, Set<string>>()
  const tests = /^(tests|demos\/[^/]+\/tests)\//
  for (const { path, text } of readSources(['build', 'client', 'compiler', 'demos', 'scripts', 'server', 'shared'])) {
    if (tests.test(path) || path.includes('node_modules/')) continue
    for (const [, to = ''] of text.matchAll(/(?:from|import|import\() ?'(\.[^']*)'/g)) {
      const [from, target] = [dirname(path), dirname(join(dirname(path), to))]
      if (from !== target) found.set(from, (found.get(from) ?? new Set()).add(target))
    }
  }
  return found
})()

test('no two folders import each other', () => {
  const pairs = [...arrows].flatMap(([from, targets]) =>
    [...targets].filter(to => from < to && arrows.get(to)?.has(from)).map(to => `${from} and ${to}`),
  )
  expect(pairs).toEqual([])
  expect(arrows.size).toBeGreaterThan(60)
})
