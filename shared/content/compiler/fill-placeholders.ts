import leven from 'leven'
import type { Problem } from '../problem.ts'
import type { Site } from '../schemas/site.ts'
import { type FoundString, findStrings } from './find-strings.ts'
import type { ParsedSource } from './source.ts'

/** What content may say of the company, by the words after `site.` in a placeholder such as `{site.name}`. */
export type Placeholders = ReadonlyMap<string, string>

type Filled = { readonly source: ParsedSource; readonly problems: readonly Problem[] }

const pattern = /\{site\.([\w.]+)\}/g

/** Stands in while site.json itself has faults, so that these alone are told; it fits a name and an e-mail address. */
const standIn = 'example.com'

/** Every text of site.json by its path, and `email.domain`, the host of the company's mailboxes. */
export function toPlaceholders(site: Site): Placeholders {
  const facts = findStrings(site).map(({ text, path }) => [path.join('.'), text] as const)
  const domain = site.email.info.slice(site.email.info.lastIndexOf('@') + 1)
  return new Map([...facts, ['email.domain', domain]])
}

/** The file with its placeholders filled in, and those that site.json knows nothing of. */
export function fillPlaceholders(source: ParsedSource, placeholders: Placeholders | undefined): Filled {
  const fill = (text: string) =>
    text.replaceAll(pattern, (whole, key) => (placeholders === undefined ? standIn : (placeholders.get(key) ?? whole)))
  const filled = { ...source, value: mapStrings(source.value, fill), body: fill(source.body) }
  return { source: filled, problems: placeholders === undefined ? [] : findUnknown(source, placeholders) }
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapStrings(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}

function findUnknown(source: ParsedSource, placeholders: Placeholders): readonly Problem[] {
  const toProblems = ({ text, path }: FoundString) =>
    [...text.matchAll(pattern)].flatMap(([whole, key = '']) => {
      if (placeholders.has(key)) return []
      const nearest = [...placeholders.keys()].toSorted((a, b) => leven(key, a) - leven(key, b))[0]
      const fault = `has ${whole}, which content/site.json does not hold`
      return [source.problemAt(path, fault, `did you mean {site.${nearest}}?`)]
    })
  const inBody = source.body
    .split('\n')
    .flatMap((text, index) =>
      toProblems({ text, path: [] }).map(problem => ({ ...problem, line: source.bodyLine + index, column: 1 })),
    )
  return [...findStrings(source.value).flatMap(toProblems), ...inBody]
}
