import { expect, test } from 'vitest'
import { followsItsPage, groupFound } from '../../../../shared/search/group-found.ts'
import type { Found } from '../../../../shared/search/search.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const find = (path: string, heading?: string): Found => {
  return { kind: 'page', path, title: [path], excerpt: [], ...(heading !== undefined && { heading: [heading] }) }
}

test('a second result of a page comes right after the first, which names the page for both', async () => {
  const found = [
    find('/'),
    find('/work#gates', 'Gates'),
    find('/work'),
    find('/#demos', 'Demos'),
    find('/?case=a#b', 'Case'),
    find('/pricing'),
  ]
  const { kinds } = await siteLibrary.read('search')
  const [group] = groupFound({ found, counts: [{ kind: 'page', count: 6 }] }, kinds)
  const paths = group?.found.map(({ path }) => path)
  expect(paths).toEqual(['/', '/#demos', '/?case=a#b', '/work', '/work#gates', '/pricing'])
  expect(paths?.map((_, at) => followsItsPage(group?.found ?? [], at))).toEqual([false, true, true, false, true, false])
})
