import { expect, test } from 'vitest'
import { kinds } from '../../../../shared/content/schemas/passages.ts'
import { searchSchema } from '../../../../shared/content/schemas/search.ts'
import { followsItsPage, groupFound } from '../../../../shared/search/group-found.ts'
import type { Found } from '../../../../shared/search/search.ts'

const find = (path: string, heading?: string): Found => {
  return { kind: 'page', path, title: [path], excerpt: [], ...(heading !== undefined && { heading: [heading] }) }
}
const labels = searchSchema.shape.kinds.parse(Object.fromEntries(kinds.map(kind => [kind, `${kind}s`])))

test('results stand by kinds, at most so many of each, with the count of all', () => {
  const found = [find('/a'), { ...find('/b'), kind: 'job' } as const, find('/c')]
  const counts = [
    { kind: 'page', count: 9 },
    { kind: 'job', count: 1 },
    { kind: 'term', count: 0 },
  ] as const
  const groups = groupFound({ found, counts }, labels, 1)
  expect(groups.map(({ label, count, found }) => [label, count, found.map(({ path }) => path)])).toEqual([
    ['pages', 9, ['/a']],
    ['jobs', 1, ['/b']],
  ])
})

test('a second result of a page comes right after the first, which names the page for both', () => {
  const found = [
    ...[find('/'), find('/work#gates', 'Gates'), find('/work'), find('/#demos', 'Demos')],
    ...[find('/?case=a#b', 'Case'), find('/pricing')],
  ]
  const [group] = groupFound({ found, counts: [{ kind: 'page', count: 6 }] }, labels)
  const paths = group?.found.map(({ path }) => path)
  expect(paths).toEqual(['/', '/#demos', '/?case=a#b', '/work', '/work#gates', '/pricing'])
  expect(paths?.map((_, at) => followsItsPage(group?.found ?? [], at))).toEqual([false, true, true, false, true, false])
})
