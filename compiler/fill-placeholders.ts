import { formatNumber } from '../shared/calculators/format-number.ts'
import { findStrings } from '../shared/content/find-strings.ts'
import type { DataDescription } from '../shared/content/schemas/files.ts'
import type { Site } from '../shared/content/schemas/site.ts'
import type { Sources } from './notes.ts'
import { type Problem, suggest } from './problem.ts'
import { listTexts, type ParsedSource } from './source.ts'

/** The values of placeholders such as `{site.name}`, `{price.dayRate}`, `{source.eu-ai-act.appliesFrom}` and `{data.model-prices.days}`, by the words in the braces. */
export type Placeholders = ReadonlyMap<string, string | number>

type Filled = { readonly source: ParsedSource; readonly problems: readonly Problem[] }

const pattern = /\{((?:site|price|source|data)\.[\w.-]+)(?: × ([\d.]+))?\}/g

/** What a field says while the company is invented, a bar, and what it says of a real one: `{would reply|replies}`. */
const choicePattern = /\{([^{}|]*)\|([^{}|]*)\}/g

/** Fill placeholders while a file that defines some is invalid, so that only its problems are reported. The word is valid in a name and in an email address. */
const dummy = 'example.com'
const dummyNumber = 1

/** Every string of site.json by its path, whether it is `sample`, `email.domain` (the host of the company's mailboxes), and the facts of sources and tables. */
export function toPlaceholders(site: Site, sources: Sources, tables: readonly DataDescription[]): Placeholders {
  const values = findStrings(site).map(({ text, path }) => [`site.${path.join('.')}`, text] as const)
  const domain = site.email.info.slice(site.email.info.lastIndexOf('@') + 1)
  const facts = [...listFacts('source', [...sources.values()]), ...listFacts('data', tables)]
  return new Map([...values, ['site.sample', String(site.sample)], ['site.email.domain', domain], ...facts])
}

function listFacts(kind: 'source' | 'data', owners: readonly Pick<DataDescription, 'id' | 'facts'>[]) {
  return owners.flatMap(({ id, facts = {} }) =>
    Object.entries(facts).map(([name, text]) => [`${kind}.${id}.${name}`, text] as const),
  )
}

/**
 * The file with its placeholders filled in, and a problem for each placeholder that nothing defines. A field that is
 * nothing but `{price.name.number}` becomes a number. Only fields choose between the words of a sample and those of a
 * real company, because the code in an article may have bars in braces.
 */
export function fillPlaceholders(source: ParsedSource, placeholders: Placeholders | undefined): Filled {
  const fill = (text: string) =>
    text.replaceAll(pattern, (whole, key, times) => {
      return placeholders === undefined ? dummy : (findValue(placeholders, key, times) ?? whole)
    })
  const isReal = placeholders?.get('site.sample') === 'false'
  const choose = (text: string) =>
    text.replaceAll(choicePattern, (_, ofSample: string, ofReal: string) => (isReal ? ofReal : ofSample))
  const fillField = (text: string) => {
    const [, key] = /^\{(price\.[\w.]+\.number)\}$/.exec(text) ?? []
    if (key === undefined) return choose(fill(text))
    return placeholders === undefined ? dummyNumber : (placeholders.get(key) ?? text)
  }
  const filled = { ...source, value: mapStrings(source.value, fillField), body: fill(source.body) }
  return { source: filled, problems: placeholders === undefined ? [] : findUnknown(source, placeholders) }
}

/** The value of a placeholder; with `times`, that many times an amount of the price book, in dollars. */
function findValue(placeholders: Placeholders, key: string, times?: string): string | undefined {
  const value = placeholders.get(times === undefined ? key : `${key}.number`)
  if (value === undefined || times === undefined) return value?.toString()
  return formatNumber(Number(value) * Number(times), 'dollars')
}

function mapStrings(value: unknown, change: (text: string) => string | number): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapStrings(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}

function findUnknown(source: ParsedSource, placeholders: Placeholders): readonly Problem[] {
  const known = [...placeholders.keys()].map(name => `{${name}}`)
  return listTexts(source).flatMap(({ text, problemHere }) =>
    [...text.matchAll(pattern)].flatMap(([whole, key = '', times]) => {
      if (findValue(placeholders, key, times) !== undefined) return []
      const fault = `has ${whole}, which neither content/site.json nor ${findDefiner(key)} defines`
      return [problemHere(fault, suggest(whole, known))]
    }),
  )
}

function findDefiner(key: string): string {
  if (key.startsWith('price.')) return 'content/price-book.json'
  return key.startsWith('data.') ? 'content/data' : 'content/sources'
}
