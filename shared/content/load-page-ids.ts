import { activeDemos } from '../demos/match-demos.ts'
import type { Library } from './library.ts'
import type { PageIds } from './text-rules.ts'

/** Which pieces a link within the site may name. */
export async function loadPageIds(library: Library): Promise<PageIds> {
  const [posts, papers, jobs, demos] = await Promise.all([
    library.read('posts'),
    library.read('papers'),
    library.read('jobs'),
    library.read('demos'),
  ])
  const pieces = {
    postId: posts,
    paperId: papers,
    jobId: jobs,
    industryId: library.siteData.industries,
    demoId: activeDemos(demos),
  }
  return Object.fromEntries(Object.entries(pieces).map(([name, list]) => [name, list.map(({ id }) => id)]))
}
