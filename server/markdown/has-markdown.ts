import { routeTable } from '../../shared/addresses/routes.ts'
import type { ScreenId } from '../../shared/site-pages/page-data.ts'

/** Results are for those who asked, and /search.json has them for programs; the editor is for staff. */
const without: ReadonlySet<ScreenId> = new Set(
  routeTable.filter(({ indexable }) => !indexable).map(({ screen }) => screen),
)

/** Whether the pages of a screen are Markdown, too. */
export function hasMarkdown(screen: ScreenId): boolean {
  return !without.has(screen)
}
