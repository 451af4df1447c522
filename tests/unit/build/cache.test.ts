import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache, readOrMake, trimCache } from '../../../build/cache/cache.ts'
import { compileContent } from '../../../compiler/compile.ts'
import { type Changes, change, publicPaths, swap } from '../../support/fixture-content.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

const entries = '.cache/build'

/** A project with a maker in maker/ and one package. */
function makeProject(): string {
  const root = makeTempFolder()
  for (const folder of ['node_modules', 'maker/parts']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages":{"sharp":"1.0.0"}}')
  writeFileSync(join(root, 'maker/parts/make.ts'), 'first version')
  return root
}

/** What a new process with this project finds, or makes, for these inputs. */
async function ask(root: string, { name = 'cards', inputs = ['input'] }: { name?: string; inputs?: string[] } = {}) {
  let isMade = false
  const result = await readOrMake(openCache({ root, name, sources: ['maker'] }), inputs, () => {
    isMade = true
    return Buffer.from(`result of ${inputs.join()}`)
  })
  return { isMade, text: Buffer.from(result).toString() }
}

test('a result is made once for the same inputs, and again for others', async () => {
  const root = makeProject()
  expect(await ask(root)).toEqual({ isMade: true, text: 'result of input' })
  expect(await ask(root)).toEqual({ isMade: false, text: 'result of input' })
  expect(await ask(root, { inputs: ['other'] })).toEqual({ isMade: true, text: 'result of other' })
  expect(await ask(root, { inputs: ['in', 'put'] })).toMatchObject({ isMade: true })
  expect(await ask(root, { name: 'files' })).toMatchObject({ isMade: true })
})

test.each(['maker/parts/make.ts', 'node_modules/.package-lock.json'])(
  'a change of %s makes a result again',
  async file => {
    const root = makeProject()
    await ask(root)
    writeFileSync(join(root, file), 'second version')
    expect(await ask(root)).toMatchObject({ isMade: true })
    // Without any file, the maker's version is unknown.
    const empty = makeTempFolder()
    for (const _ of [1, 2]) expect(await ask(empty)).toMatchObject({ isMade: true })
  },
)

test.each([
  ['shortened', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed in one byte', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 40 ? byte ^ 1 : byte)))],
])('a result whose file was %s is made again', async (_, damage) => {
  const root = makeProject()
  const { text } = await ask(root)
  const [name = ''] = readdirSync(join(root, entries))
  const file = join(root, entries, name)
  writeFileSync(file, damage(readFileSync(file)))
  expect(await ask(root)).toEqual({ isMade: true, text })
  expect(await ask(root)).toEqual({ isMade: false, text })
})

test('the cache keeps what was used last when it is full', async () => {
  const root = makeProject()
  for (const input of ['one', 'two', 'three']) await ask(root, { inputs: [input] })
  const longAgo = new Date(0)
  for (const name of readdirSync(join(root, entries))) utimesSync(join(root, entries, name), longAgo, longAgo)
  await ask(root, { inputs: ['two'] })
  trimCache(root, 60)
  expect(readdirSync(join(root, entries))).toHaveLength(1)
  expect(await ask(root, { inputs: ['two'] })).toMatchObject({ isMade: false })
})

test('an edit of one article renders that article again, and a change of the glossary all', () => {
  const kept = new Map<string, string>()
  let made: string[] = []
  const keepBody = (inputs: readonly string[], make: () => string) => {
    const key = JSON.stringify(inputs)
    const text = kept.get(key) ?? make()
    if (!kept.has(key)) made.push(inputs[1]?.split('\n')[0] ?? '')
    kept.set(key, text)
    return text
  }
  const compile = (changes: Changes) => {
    made = []
    expect(compileContent({ files: change(changes), publicPaths, keepBody })).not.toHaveProperty('problems')
    return made.toSorted()
  }
  const all = ['content/articles/blog-1.md', 'content/papers/plan.md', 'content/posts/first.md']
  const edited = { 'articles/blog-1.md': (text: string) => `${text}\nOne more paragraph.\n` }
  // Two other glossaries first, so that this process remembers none of these texts.
  for (const definition of ['A start.', 'A test.']) {
    expect(compile({ 'glossary.json': swap('A trial.', definition) })).toEqual(all)
  }
  expect(compile({})).toEqual(all)
  expect(compile(edited)).toEqual(all.slice(0, 1))
  expect(compile(edited)).toEqual([])
})
