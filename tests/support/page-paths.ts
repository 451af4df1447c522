import { linkTo } from '../../shared/links.ts'
import { routeTable } from '../../shared/routes.ts'

/** An example for each parameter of the route table. */
const examples: Readonly<Record<string, string>> = {
  postId: 'beat-last-week-first',
  jobId: 'ai-strategist',
  demoId: 'computer-vision',
  industryId: 'logistics',
}

/** Parameters of which the content has no example yet: their pages redirect. */
const withoutExample = ['paperId']

/** Every address of the route table, aliases included, with examples in place of parameters. */
export const pagePaths: readonly string[] = routeTable.flatMap(({ path, aliases }) =>
  [path, ...aliases].flatMap(pattern => fill(pattern)),
)

export const industryPaths: readonly string[] = [
  'energy',
  'financial-services',
  'healthcare',
  'insurance',
  'legal-services',
  'life-sciences',
  'logistics',
  'manufacturing',
  'private-equity',
].map(industryId => linkTo('industry', { industryId }))

function fill(pattern: string): readonly string[] {
  if (withoutExample.some(name => pattern.includes(`:${name}`))) return []
  return [
    pattern.replace(/:(\w+)/g, (_, name: string) => {
      const example = examples[name]
      if (example === undefined) throw new Error(`give an example for the parameter "${name}" in ${pattern}`)
      return example
    }),
  ]
}
