import type { Library } from '../content/library.ts'
import type { DemoHead } from '../content/schemas/demo.ts'
import type { PageIds } from '../content/text-rules.ts'
import { activeDemos } from '../demos/match-demos.ts'

type Identified = readonly { readonly id: string }[]
type Lists = Readonly<
  Record<'posts' | 'papers' | 'jobs' | 'industries' | 'work' | 'team' | 'topics' | 'charts', Identified>
> & {
  readonly demos: readonly DemoHead[]
}

/** The ids of all pages that a link within the site may name. */
export async function loadPageIds(library: Library): Promise<PageIds> {
  const [posts, papers, jobs, demos, work, team, topics, charts] = await Promise.all([
    library.read('posts'),
    library.read('papers'),
    library.read('jobs'),
    library.read('demos'),
    library.read('work'),
    library.read('team'),
    library.read('topics'),
    library.read('charts'),
  ])
  const { industries } = library.siteData
  return toPageIds({ posts, papers, jobs, industries, demos, work, team, topics, charts })
}

export function toPageIds({ posts, papers, jobs, industries, demos, work, team, topics, charts }: Lists): PageIds {
  const toIds = (list: Identified) => list.map(({ id }) => id)
  return {
    postId: toIds(posts),
    paperId: toIds(papers),
    jobId: toIds(jobs),
    industryId: toIds(industries),
    demoId: toIds(activeDemos(demos)),
    engagementId: toIds(work),
    personId: toIds(team),
    topicId: toIds(topics),
    chartId: toIds(charts),
  }
}
