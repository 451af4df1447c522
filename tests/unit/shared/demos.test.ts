import { expect, test } from 'vitest'
import type { Demo } from '../../../shared/content/schemas/demo.ts'
import { toDemoAddress, toDemoBase } from '../../../shared/demos/demo-address.ts'
import { filterDemos, parseDemoFilters, toFilterOptions, toggleFilter } from '../../../shared/demos/filter-demos.ts'
import { demosMatchingTags } from '../../../shared/demos/match-demos.ts'

function makeDemo(id: string, industries: readonly string[], technology: readonly string[], active = true): Demo {
  return {
    id,
    name: id,
    description: 'A demo.',
    thumbnailUrl: '/images/demos/placeholder.jpg',
    requiresAuth: false,
    createdAt: '2025-01-01',
    active,
    industries: [...industries],
    technology: [...technology],
  }
}

const demos = [
  makeDemo('vision', ['Manufacturing'], ['Computer Vision']),
  makeDemo('dispatch', ['Logistics', 'Healthcare'], ['Optimization']),
  makeDemo('booking', ['Healthcare'], ['Natural Language', 'Optimization']),
  makeDemo('hidden', ['Banking'], ['Secrets'], false),
]

test('options are the distinct sorted values of active demos only', () => {
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
])('the filters %j leave %j', (filters, ids) => {
  expect(filterDemos(demos, filters).map(({ id }) => id)).toEqual(ids)
})

test('choosing sets, choosing the same again clears, each filter by itself', () => {
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

test('an industry’s demos are the active ones with any industry or technology among its tags', () => {
  expect(demosMatchingTags(demos, ['Healthcare', 'Computer Vision']).map(({ id }) => id)).toEqual([
    'vision',
    'dispatch',
    'booking',
  ])
  expect(demosMatchingTags(demos, ['Banking'])).toEqual([])
})

test.each([
  [{ appEnv: 'production', demoHost: 'demos.example.com' }, 'https://demos.example.com/vision/'],
  [{ appEnv: 'staging', demoHost: 'demos.example.com' }, 'https://staging.demos.example.com/vision/'],
  [{ appEnv: 'production' }, '/demo-apps/vision/'],
])('with %j a demo is at %s', (settings, address) => {
  expect(toDemoAddress(toDemoBase(settings), 'vision')).toBe(address)
})
