import { findStrings } from '../shared/content/find-strings.ts'
import type { Site } from '../shared/content/schemas/site.ts'
import type { Sources } from './notes.ts'
import { type Problem, suggest } from './problem.ts'
import { listTexts, type ParsedSource } from './source.ts'

export type Placeholders = {
  /** The values of placeholders such as `{site.name}` and `{source.eu-ai-act.appliesFrom}`, by the words in the braces. */
  readonly values: ReadonlyMap<string, string>
  /** Whether the company is invented, which chooses between the words of `{would reply|replies}`. */
  readonly isSample: boolean
}

type Filled = { readonly source: ParsedSource; readonly problems: readonly Problem[] }

const pattern = /\{((?:site|source)\.[\w.-]+)\}/g

/** What a field says while the company is invented, a bar, and what it says of a real one. */
const choicePattern = /\{([^{}|]*)\|([^{}|]*)\}/g

/** Fills placeholders while site.json or a source is invalid, so that only their problems are reported. Valid in a name and in an email address. */
const dummy = 'example.com'

/** Every string of site.json by its path, `email.domain` (the host of the company's mailboxes), and the facts of sources. */
export function toPlaceholders(site: Site, sources: Sources): Placeholders {
  const values = findStrings(site).map(({ text, path }) => [`site.${path.join('.')}`, text] as const)
  const domain = site.email.info.slice(site.email.info.lastIndexOf('@') + 1)
  const facts = [...sources.values()].flatMap(({ id, facts = {} }) =>
    Object.entries(facts).map(([name, text]) => [`source.${id}.${name}`, text] as const),
  )
  return { values: new Map([...values, ['site.email.domain', domain], ...facts]), isSample: site.sample }
}

/**
 * The file with its placeholders filled in, and a problem for each placeholder that nothing defines. Only fields choose
 * between the words of a sample and those of a real company, because the code in an article may have bars in braces.
 */
export function fillPlaceholders(source: ParsedSource, placeholders: Placeholders | undefined): Filled {
  const { values, isSample = true } = placeholders ?? {}
  const fill = (text: string) =>
    text.replaceAll(pattern, (whole, key) => (values === undefined ? dummy : (values.get(key) ?? whole)))
  const choose = (text: string) =>
    text.replaceAll(choicePattern, (_, ofSample: string, ofReal: string) => (isSample ? ofSample : ofReal))
  const filled = { ...source, value: mapStrings(source.value, text => choose(fill(text))), body: fill(source.body) }
  return { source: filled, problems: placeholders === undefined ? [] : findUnknown(source, placeholders) }
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapStrings(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}

function findUnknown(source: ParsedSource, { values }: Placeholders): readonly Problem[] {
  const known = [...values.keys()].map(name => `{${name}}`)
  return listTexts(source).flatMap(({ text, problemHere }) =>
    [...text.matchAll(pattern)].flatMap(([whole, key = '']) => {
      if (values.has(key)) return []
      const fault = `has ${whole}, which neither content/site.json nor content/sources defines`
      return [problemHere(fault, suggest(whole, known))]
    }),
  )
}
