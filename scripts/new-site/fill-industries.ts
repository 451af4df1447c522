import { toSlug } from '../../shared/values/slug.ts'
import type { Answers } from './answers.ts'

export const industryFile = 'content/industries/industry.json'

/** What only a company with industries has of the starter. */
export const industryFiles = [industryFile, 'content/pages/industry.json', 'content/sources/industry-source.json']

/** What the page of each industry fills in, by the name of its file. */
export function toIndustryValues({ industries }: Answers): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    industries.map(({ name, text }) => {
      const id = toSlug(name)
      const values = { 'industry.id': id, 'industry.name': name, 'industry.text': text }
      return [`content/industries/${id}.json`, values] as const
    }),
  )
}

/** Home page and navigation, by path, with the industries. */
export function showIndustries(files: ReadonlyMap<string, string>, { industries: [first] }: Answers) {
  const change = (path: string, to: (value: Shown) => object) =>
    [path, `${JSON.stringify(to(JSON.parse(files.get(path) ?? '{}')), null, 2)}\n`] as const
  if (first === undefined) return []
  const item = { label: 'Industries', industry: toSlug(first.name), children: 'industries' }
  return [
    change('content/pages/home.json', home => ({ ...home, industries: { heading: 'Industries' } })),
    change('content/navigation.json', navigation => {
      const { menu = [] } = navigation
      return { ...navigation, menu: [...menu.slice(0, -1), item, ...menu.slice(-1)] }
    }),
  ]
}

type Shown = { readonly menu?: readonly object[] }
