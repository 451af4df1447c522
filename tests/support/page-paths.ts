import { routeTable } from '../../shared/routes.ts'

/** Examples for each parameter of the route table; a parameter without any leaves its pages out. */
const examples: Readonly<Record<string, readonly string[]>> = {
  postId: ['beat-last-week-first', 'blog-23'],
  paperId: ['measuring-roi-enterprise-generative-ai'],
  jobId: ['vp-operations', 'ai-strategist'],
  demoId: ['computer-vision'],
  industryId: [
    'energy',
    'financial-services',
    'healthcare',
    'insurance',
    'legal-services',
    'life-sciences',
    'logistics',
    'manufacturing',
    'private-equity',
  ],
}

/** Every address of the route table, aliases included, with examples in place of parameters. */
export const pagePaths: readonly string[] = routeTable.flatMap(({ path, aliases }) => [path, ...aliases].flatMap(fill))

function fill(pattern: string): readonly string[] {
  const name = /:(\w+)/.exec(pattern)?.[1]
  if (name === undefined) return [pattern]
  const values = examples[name]
  if (values === undefined) throw new Error(`give examples for the parameter "${name}" in ${pattern}`)
  return values.map(value => pattern.replace(`:${name}`, value))
}
