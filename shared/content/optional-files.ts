import { getRoute, type RouteId, routeTable, type TextPath, textPaths } from '../addresses/routes.ts'

/** Files of content/ that a site can be without, each with the pages that it then does not have. */
export const pagesOfFiles = {
  'landscape.json': [],
  'pages/calculator.json': [],
  'pages/charts.json': ['charts', 'chart'],
  'pages/corrections.json': ['corrections'],
  'pages/demo.json': ['demo'],
  'pages/demos.json': ['demos'],
  'pages/glossary.json': ['glossary'],
  'pages/industry.json': ['industry'],
  'pages/insights.json': ['insights'],
  'pages/landscape.json': ['genAiLandscape'],
  'pages/pricing.json': ['pricing'],
  'pages/sample.json': [],
  'pages/sources.json': ['sources'],
  'pages/topics.json': ['topics', 'topic'],
  'pages/whitepapers.json': ['whitePapers', 'whitePaper'],
  'pages/work.json': ['work', 'engagement'],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>

/** The path in content/ of a file that may be missing: a page of text is one, too. */
export type OptionalFile = keyof typeof pagesOfFiles | `pages${TextPath}.json`

/** The paths in content/ of the pages of text. */
export const textFiles: ReadonlySet<string> = new Set(textPaths.map(path => `pages${path}.json`))

export function isOptionalFile(path: string): path is OptionalFile {
  return path in pagesOfFiles || textFiles.has(path)
}

type Present = {
  /** Paths in content/ of files with one entity. */
  readonly files: ReadonlySet<string>
  /** Ids of content/services. */
  readonly services: readonly string[]
}

const servicesFolder = `${getRoute('services').path}/`

/** The pages of the route table that a site does not have, because what they show is missing. */
export function listAbsentPages({ files, services }: Present): readonly RouteId[] {
  const ofFiles = Object.entries(pagesOfFiles).flatMap(([path, pages]) => (files.has(path) ? [] : pages))
  const ofRoutes = routeTable
    .filter(({ screen, path }) => {
      if (screen === 'text') return !files.has(`pages${path}.json`)
      if (!path.startsWith(servicesFolder) || path.includes(':')) return false
      return !services.includes(path.slice(servicesFolder.length))
    })
    .map(({ id }) => id)
  return [...ofFiles, ...ofRoutes]
}
