import { z } from 'zod'
import { listFilesOfPages } from './files-of-pages.ts'
import { getPart, type PartName } from './parts.ts'
import type { Content } from './prune-content.ts'

const itemSchema = z.looseObject({ label: z.string(), page: z.string().optional(), industry: z.string().optional() })
const listSchema = z.array(itemSchema)
const menuSchema = z.looseObject({
  menu: z.array(itemSchema.extend({ children: z.union([listSchema, z.string()]).optional() })),
  footer: listSchema,
  buying: z.looseObject({ links: listSchema }),
})

type Item = z.infer<typeof itemSchema>
type Kept = { readonly sample: string; readonly names: readonly PartName[]; readonly content: Content }

/**
 * The navigation of a new company with what the sample's says of parts that are kept: in the menu before its last item, in
 * the list of articles, and in the footer. A page that the sample's navigation lacks stands in the footer, too.
 */
export function addMenu(starter: string, { sample, names, content }: Kept): string {
  const old = menuSchema.parse(JSON.parse(sample))
  const own = menuSchema.parse(JSON.parse(starter))
  const pages = new Set<string>(names.flatMap(name => getPart(name).pages))
  const isKept = ({ page, industry }: Item) =>
    page === undefined ? industry && pages.has('industry') : pages.has(page)
  const inside = old.menu.flatMap(({ children }) => (Array.isArray(children) ? children.filter(isKept) : []))
  const hasIndustries = own.menu.some(({ industry }) => industry !== undefined)
  const top = old.menu.filter(item => isKept(item) && !(hasIndustries && item.industry))
  const links = old.buying.links.filter(isKept)
  const shown = [...inside, ...own.menu, ...top, ...links]
  const others = names
    .filter(name => !shown.some(({ page, industry }) => (industry ? name === 'industries' : isOf(name, page))))
    .flatMap(name => toLink(name, content))
  const menu = own.menu.map(item =>
    item.page === 'blogs' && inside.length > 0 ? { ...item, children: [withoutChildren(item), ...inside] } : item,
  )
  return JSON.stringify({
    ...own,
    menu: [...menu.slice(0, -1), ...top, ...menu.slice(-1)],
    footer: [...own.footer, ...old.footer.filter(isKept)],
    buying: { ...own.buying, links: [...links, ...others, ...own.buying.links] },
  })
}

function isOf(name: PartName, page: string | undefined): boolean {
  const pages: readonly string[] = getPart(name).pages
  return page !== undefined && pages.includes(page)
}

function withoutChildren({ children, ...item }: Item): Item {
  return item
}

/** To the page of a part that the sample's navigation does not lead to, with what its first screen calls it. */
function toLink(name: PartName, content: Content): readonly Item[] {
  const [page] = getPart(name).pages
  const [file] = page === undefined ? [] : listFilesOfPages([page])
  const text = content.get(`content/${file}`)
  if (page === undefined || text === undefined) return []
  const { hero, meta } = pageSchema.parse(JSON.parse(text))
  return [{ label: hero.eyebrow ?? meta.title, page }]
}

const pageSchema = z.object({
  meta: z.object({ title: z.string() }),
  hero: z.object({ eyebrow: z.string().optional() }),
})
