import type { QueryKey, QueryOf } from '../addresses/routes.ts'
import type { DemoHead } from '../content/schemas/demo.ts'
import { activeDemos } from './match-demos.ts'

type FilterKey = QueryKey<'demos'>

export type DemoFilters = { readonly [Key in FilterKey]?: string }

export type FilterOptions = { readonly industries: readonly string[]; readonly technologies: readonly string[] }

/** The distinct values that active demos have, sorted. */
export function toFilterOptions(demos: readonly DemoHead[]): FilterOptions {
  const active = activeDemos(demos)
  const sorted = (values: readonly string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'))
  return {
    industries: sorted(active.flatMap(demo => demo.industries)),
    technologies: sorted(active.flatMap(demo => demo.technology)),
  }
}

/** The filters in a query. A value that is not among the options is ignored. */
export function parseDemoFilters(query: QueryOf<'demos'>, options: FilterOptions): DemoFilters {
  return {
    industry: options.industries.find(value => value === query.get('industry')),
    technology: options.technologies.find(value => value === query.get('technology')),
  } satisfies Readonly<Record<FilterKey, string | undefined>>
}

/** Active demos that match both filters. */
export function filterDemos<Any extends DemoHead>(
  demos: readonly Any[],
  { industry, technology }: DemoFilters,
): readonly Any[] {
  return activeDemos(demos).filter(
    demo =>
      (industry === undefined || demo.industries.includes(industry)) &&
      (technology === undefined || demo.technology.includes(technology)),
  )
}

/** The filters after a click on an option; clicking the selected option clears the filter. */
export function toggleFilter(filters: DemoFilters, key: keyof DemoFilters, value: string | undefined): DemoFilters {
  return { ...filters, [key]: filters[key] === value ? undefined : value }
}
