import { expect, test } from 'vitest'
import type { Demo } from '../../shared/content/schemas/demo.ts'
import { filterDemos, parseDemoFilters, toFilterOptions, toggleFilter } from '../../shared/demos/filter-demos.ts'
import { demosMatchingTags } from '../../shared/demos/match-demos.ts'
import { someDemo } from '../support/some-demo.ts'

function makeDemo(id: string, industries: readonly string[], technology: readonly string[], active = true): Demo {
  return { ...someDemo, sections: undefined, id, active, industries: [...industries], technology: [...technology] }
}

const demos = [
  makeDemo('vision', ['Manufacturing'], ['Computer Vision']),
  makeDemo('dispatch', ['Logistics', 'Healthcare'], ['Optimization']),
  makeDemo('booking', ['Healthcare'], ['Natural Language', 'Optimization']),
  makeDemo('hidden', ['Banking'], ['Secrets'], false),
]

test('Options are the distinct sorted values from active demos only.', () => {
  expect(toFilterOptions(demos)).toEqual({
    industries: ['Healthcare', 'Logistics', 'Manufacturing'],
    technologies: ['Computer Vision', 'Natural Language', 'Optimization'],
  })
})

test.each([
  [{}, ['vision', 'dispatch', 'booking']],
  [{ industry: 'Healthcare' }, ['dispatch', 'booking']],
  [{ technology: 'Optimization' }, ['dispatch', 'booking']],
  [{ industry: 'Logistics', technology: 'Optimization' }, ['dispatch']],
  [{ industry: 'Manufacturing', technology: 'Optimization' }, []],
  [{ industry: 'Banking' }, []],
])('Filters combine with AND: %j leave %j', (filters, ids) => {
  expect(filterDemos(demos, filters).map(({ id }) => id)).toEqual(ids)
})

test('select sets, same again clears, reset clears both', () => {
  const chosen = toggleFilter({ technology: 'Optimization' }, 'industry', 'Healthcare')
  expect(chosen).toEqual({ industry: 'Healthcare', technology: 'Optimization' })
  expect(toggleFilter(chosen, 'industry', 'Healthcare')).toEqual({ industry: undefined, technology: 'Optimization' })
  expect(toggleFilter(chosen, 'industry', undefined).industry).toBeUndefined()
})

test('filters are read from the query; empty and unknown values are ignored', () => {
  const parse = (query: string) => parseDemoFilters(new URLSearchParams(query), toFilterOptions(demos))
  expect(parse('industry=Healthcare&technology=')).toEqual({ industry: 'Healthcare', technology: undefined })
  expect(parse('industry=Nowhere')).toEqual({ industry: undefined, technology: undefined })
})

test("Industry demos: included if active and any industry or technology value matches any of the industry's demoTags.", () => {
  const idsOf = (tags: string[]) => demosMatchingTags(demos, tags).map(({ id }) => id)
  expect(idsOf(['Healthcare', 'Computer Vision'])).toEqual(['vision', 'dispatch', 'booking'])
  expect(idsOf(['Banking'])).toEqual([])
})
