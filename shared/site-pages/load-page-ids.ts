import type { RouteId } from '../addresses/routes.ts'
import { isFoundByCard, toServiceId } from '../addresses/service-path.ts'
import type { Library } from '../content/library.ts'
import type { DemoHead } from '../content/schemas/demo.ts'
import type { PageIds } from '../content/text-rules.ts'
import { activeDemos } from '../demos/match-demos.ts'

type Identified = readonly { readonly id: string }[]
type Lists = Readonly<
  Record<'posts' | 'papers' | 'jobs' | 'industries' | 'work' | 'team' | 'topics' | 'charts' | 'services', Identified>
> & {
  readonly absent: readonly RouteId[]
  readonly demos: readonly DemoHead[]
}

/** The ids of all pages that a link within the site may name. */
export async function loadPageIds(library: Library): Promise<PageIds> {
  const [posts, papers, jobs, demos, work, team, topics, charts, { cards }] = await Promise.all([
    library.read('posts'),
    library.read('papers'),
    library.read('jobs'),
    library.read('demos'),
    library.read('work'),
    library.read('team'),
    library.read('topics'),
    library.read('charts'),
    library.read('pages/services'),
  ])
  const { industries, absent } = library.siteData
  const services = cards.map(({ title }) => ({ id: toServiceId(title) }))
  return toPageIds({ posts, papers, jobs, industries, demos, work, team, topics, charts, services, absent })
}

export function toPageIds({
  posts,
  papers,
  jobs,
  industries,
  demos,
  work,
  team,
  topics,
  charts,
  services,
  absent,
}: Lists): PageIds {
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
    serviceId: toIds(services).filter(isFoundByCard),
    absent,
  }
}
