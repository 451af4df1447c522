import type { ScreenId } from '../../shared/page-data.ts'
import { routeTable } from '../../shared/routes.ts'

/** Results are for those who asked, and /search.json has them for programs; the editor is for staff. */
const without: ReadonlySet<ScreenId> = new Set(
  routeTable.filter(({ indexable }) => !indexable).map(({ screen }) => screen),
)

/** Whether the pages of a screen are Markdown, too. */
export function hasMarkdown(screen: ScreenId): boolean {
  return !without.has(screen)
}
