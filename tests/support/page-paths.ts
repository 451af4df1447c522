import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { routeTable } from '../../shared/addresses/routes.ts'
import { isFoundByCard } from '../../shared/addresses/service-path.ts'
import { listAbsentPages } from '../../shared/content/optional-files.ts'
import { activeDemos } from './demos.ts'
import { listIds, readContentFile, somePost } from './some-content.ts'

const people = z
  .array(z.object({ id: z.string() }))
  .parse(readContentFile('team.json'))
  .map(({ id }) => id)

/** Examples for each parameter of the route table, the first of which stands for the others where one is enough. */
const examples: Readonly<Record<string, readonly string[]>> = {
  postId: [...new Set([somePost, ...listIds('articles').slice(0, 1)])],
  paperId: listIds('papers').slice(0, 1),
  jobId: listIds('jobs'),
  demoId: activeDemos.slice(0, 1).map(({ id }) => id),
  industryId: listIds('industries'),
  engagementId: listIds('work'),
  personId: people.slice(0, 2),
  topicId: listIds('topics').slice(0, 2),
  // One of an article, of an engagement and of a page.
  chartId: ['blog-26-plan-one', 'invoice-matching-position', 'price-ranges'],
  // Others have routes of their own.
  serviceId: listIds('services').filter(isFoundByCard),
}

const absent = listAbsentPages({
  files: new Set(readdirSync('content', { recursive: true, encoding: 'utf8' })),
  services: listIds('services'),
})

/** The routes of pages that the site has, without those of pages for which it lacks the content. */
export const siteRoutes = routeTable.filter(({ id }) => !absent.includes(id))

/** The path of each page of the site, aliases included, with examples for parameters. */
export const pagePaths: readonly string[] = siteRoutes.flatMap(({ path, aliases }) => [path, ...aliases].flatMap(fill))

/** The canonical paths of all pages, with all industries. */
export const canonicalPaths = siteRoutes.flatMap(({ path }) => fill(path))

function fill(pattern: string): readonly string[] {
  const name = /:(\w+)/.exec(pattern)?.[1]
  if (name === undefined) return [pattern]
  const values = examples[name]
  if (values === undefined) throw new Error(`give examples for the parameter "${name}" in ${pattern}`)
  return values.map(value => pattern.replace(`:${name}`, value))
}
