import { expect, test } from 'vitest'
import { writers } from '../../../../server/markdown/writers.ts'
import { routeTable } from '../../../../shared/routes.ts'

test('every screen of a page that search engines may index has a writer of Markdown', () => {
  const missing = routeTable.filter(({ screen, indexable }) => indexable && writers[screen] === undefined)
  const remedy = missing.map(
    ({ screen }) =>
      `"${screen}": write a function from its data to { heading, blocks } in server/markdown/ and add it to writers.ts`,
  )
  expect([...new Set(remedy)]).toEqual([])
})
