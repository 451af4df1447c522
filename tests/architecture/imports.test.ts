import { expect, test } from 'vitest'
import { readSources } from '../support/sources.ts'

type Import = { readonly from: string; readonly to: string; readonly isLazy: boolean }

const imports: readonly Import[] = readSources(['client', 'server', 'shared', 'scripts', 'tests']).flatMap(
  ({ path, text }) =>
    [...text.matchAll(/(?:from|import)\s*(\(?)\s*'([^']+)'/g)].map(([, parenthesis, specifier = '']) => ({
      from: path,
      to: specifier.startsWith('.') ? resolve(path, specifier) : specifier,
      isLazy: parenthesis === '(',
    })),
)

function resolve(importer: string, specifier: string): string {
  return new URL(specifier, `file:///${importer}`).pathname.slice(1)
}

/** Imports that lead from a place to what it must not know. */
function breaches(from: RegExp, to: RegExp): readonly Import[] {
  return imports.filter(link => from.test(link.from) && to.test(link.to))
}

test('the scan sees the imports', () => {
  expect(imports.length).toBeGreaterThan(300)
  expect(imports).toContainEqual({ from: 'server/built-site.ts', to: 'client/entry-server.tsx', isLazy: false })
})

test('shared knows neither client nor server, neither React nor Node', () => {
  expect(breaches(/^shared\//, /^(client|server)\/|^react|^node:|^virtual:/)).toEqual([])
})

test('shared uses no package but zod, the compiler’s parsers within the compiler, and the types of schema.org', () => {
  const packages = breaches(/^shared\//, /^(?!shared\/)/).filter(({ to }) => to !== 'zod')
  const isAllowed = ({ from, to }: Import) =>
    from.startsWith('shared/content/compiler/') || (from.startsWith('server/seo/') && to === 'schema-dts')
  expect(packages.filter(link => !isAllowed(link))).toEqual([])
  const typed = readSources(['shared']).filter(({ text }) => text.includes("'schema-dts'"))
  expect(typed.filter(({ text }) => !/^import type .*'schema-dts'$/m.test(text))).toEqual([])
})

test('server touches client only through its server entry', () => {
  expect(breaches(/^server\//, /^client\/(?!entry-server\.tsx$)/)).toEqual([])
})

test('client knows nothing of server, zod or the compiler, but that the post editor fetches its renderer', () => {
  const known = breaches(/^client\//, /^server\/|^zod$|^yaml$|^shared\/content\/compiler\//)
  const isOfEditor = ({ from, to, isLazy }: Import) =>
    isLazy &&
    from.startsWith('client/pages/manage-posts/') &&
    ['yaml', 'shared/content/compiler/render-markdown.ts'].includes(to)
  expect(known.filter(link => !isOfEditor(link))).toEqual([])
  expect(known.filter(isOfEditor)).toHaveLength(2)
})

test.each([
  ['components', /^client\/(features|frame|pages|routes|entry)/],
  ['features', /^client\/(frame|pages|routes|entry)/],
  ['frame', /^client\/(pages|routes|entry)/],
  ['pages', /^client\/(frame|routes|entry)/],
])('client/%s imports only what is below it', (folder, above) => {
  expect(breaches(new RegExp(`^client/${folder}/`), above)).toEqual([])
})

test('pages never import one another', () => {
  const between = breaches(/^client\/pages\//, /^client\/pages\//)
  expect(between.filter(({ from, to }) => from.split('/')[2] !== to.split('/')[2])).toEqual([])
})

test('demo apps import only styles, components and their own files', () => {
  const used = breaches(/^client\/demo-apps\//, /^client\/(?!styles\/|components\/)/)
  expect(used.filter(({ from, to }) => from.split('/')[2] !== to.split('/')[2])).toEqual([])
})

test('nothing imports scripts or tests but they themselves', () => {
  expect(breaches(/^(client|server|shared)\//, /^(scripts|tests)\//)).toEqual([])
})
