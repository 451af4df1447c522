import { getRoute, type RouteId } from '../../shared/addresses/routes.ts'
import { pagesOfFiles, textFiles } from '../../shared/content/optional-files.ts'

/** The files without which a site does not have these pages, by path in content/. */
export function listFilesOfPages(pages: readonly RouteId[]): readonly string[] {
  const ofFiles = Object.entries(pagesOfFiles).flatMap(([path, shown]) =>
    shown.length > 0 && shown.every(page => pages.includes(page)) ? [path] : [],
  )
  const ofTexts = pages.map(page => `pages${getRoute(page).path}.json`).filter(path => textFiles.has(path))
  return [...ofFiles, ...ofTexts]
}
