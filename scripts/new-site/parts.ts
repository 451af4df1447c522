import type { RouteId } from '../../shared/addresses/routes.ts'
import { estimateId } from '../../shared/calculators/estimate-texts.ts'
import { listFilesOfPages } from './files-of-pages.ts'

type Part = {
  /** What a new company has to know of the sample's content, when that is invented. */
  readonly invented?: string
  /** It says something of the sample's articles, which go: only what stays can have it. */
  readonly isOfArticles?: true
  readonly pages: readonly RouteId[]
  /** Further paths in content/; one that ends with a slash is a folder. */
  readonly content?: readonly string[]
  /** Sections of the home page. */
  readonly home?: readonly string[]
  /** A folder of programs, in which each piece of content has one of its own. */
  readonly programs?: string
}

/** The parts of the site that a company can leave out. What pages need follows from `optional-files.ts`. */
export const parts = {
  industries: {
    invented: 'their figures and case studies',
    pages: ['industry'],
    content: ['industries/'],
    home: ['industries'],
  },
  demos: { pages: ['demos', 'demo', 'measured'], content: ['demos.json'], home: ['demos'], programs: 'demos/' },
  papers: { pages: ['whitePapers', 'whitePaper'], content: ['papers/'] },
  landscape: { pages: ['genAiLandscape'], content: ['landscape.json'] },
  topics: { isOfArticles: true, pages: ['topics', 'topic'], content: ['topics/', 'reading-lists.json'] },
  glossary: { pages: ['glossary'], content: ['glossary.json'] },
  calculators: { isOfArticles: true, pages: [], content: ['calculators/'] },
  prices: {
    invented: 'every price and what is sold for it',
    pages: ['pricing', 'priceList', 'packages', 'compared'],
    home: ['prices'],
  },
  engagements: {
    invented: 'the clients and their figures',
    pages: ['work', 'engagement'],
    content: ['work/'],
    home: ['engagement'],
  },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts).filter((name): name is PartName => name in parts)

/** Those that a new company can keep. */
export const keptNames = partNames.filter(name => getPart(name).isOfArticles !== true)

export function getPart(name: PartName): Part {
  return parts[name]
}

/** Computes what the price book says, which more than the pages of prices takes from it. */
export const estimator = `calculators/${estimateId}.json`

/** Whether a file belongs to a part, by its path in content/. */
export function belongsTo(name: PartName, path: string): boolean {
  const { pages, content = [] } = getPart(name)
  if (path === estimator) return false
  return (
    listFilesOfPages(pages).includes(path) ||
    content.some(own => (own.endsWith('/') ? path.startsWith(own) : path === own))
  )
}
