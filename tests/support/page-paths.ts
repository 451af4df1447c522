import { readdirSync } from 'node:fs'
import { routeTable } from '../../shared/addresses/routes.ts'
import { activeDemos } from './demos.ts'

/** Examples for each parameter of the route table. */
const examples: Readonly<Record<string, readonly string[]>> = {
  postId: ['beat-last-week-first', 'blog-23'],
  paperId: ['measuring-roi-enterprise-generative-ai'],
  jobId: listIds('jobs'),
  demoId: activeDemos.slice(0, 1).map(({ id }) => id),
  industryId: listIds('industries'),
  engagementId: listIds('work'),
  personId: ['bao-castellane', 'farid-moravec'],
  topicId: ['agents', 'returns'],
  chartId: ['blog-26-plan-one', 'invoice-matching-position', 'price-ranges'],
  // Those of the site have routes of their own.
  serviceId: [],
}

/** The path of each page of the route table, aliases included, with examples for parameters. */
export const pagePaths: readonly string[] = routeTable.flatMap(({ path, aliases }) => [path, ...aliases].flatMap(fill))

/** The ids of a folder's entities, which are the names of its files. */
function listIds(folder: string): readonly string[] {
  return readdirSync(`content/${folder}`).map(name => name.replace(/\.json$/, ''))
}

function fill(pattern: string): readonly string[] {
  const name = /:(\w+)/.exec(pattern)?.[1]
  if (name === undefined) return [pattern]
  const values = examples[name]
  if (values === undefined) throw new Error(`give examples for the parameter "${name}" in ${pattern}`)
  return values.map(value => pattern.replace(`:${name}`, value))
}
