import { parse, stringify } from 'yaml'
import type { Problem } from '../../compiler/problem.ts'
import { frontMatterPattern } from '../../shared/content/text-rules.ts'
import { addMenu } from './add-menu.ts'
import { dropUnnamed, isSupporting } from './drop-unnamed.ts'
import { type Renaming, rename } from './old-company.ts'
import { belongsTo, getPart, type PartName } from './parts.ts'
import { type Content, pruneContent } from './prune-content.ts'

type Kept = {
  /** Of the sample. */
  readonly sample: Content
  readonly names: readonly PartName[]
  readonly renaming: Renaming
  /** URL paths of pictures that there will be, or that a part can keep. */
  readonly publicPaths: ReadonlySet<string>
}

const homeFile = 'content/pages/home.json'
const menuFile = 'content/navigation.json'

/** The starter's content with parts of the sample, in which the company and its people have their new names, and what the check still says of it. */
export function keepParts(
  starter: Content,
  { sample, names, renaming, publicPaths }: Kept,
): { readonly content: Content; readonly problems: readonly Problem[] } {
  if (names.length === 0) return { content: starter, problems: [] }
  const isKept = (path: string) =>
    isSupporting(path) || names.some(name => belongsTo(name, path.replace(/^content\//, '')))
  const inJson = renaming.map(([old, name]) => [old, JSON.stringify(name).slice(1, -1)] as const)
  const own = [...sample]
    .filter(([path]) => isKept(path) && !starter.has(path))
    .map(
      ([path, text]) => [path, rename(withoutReviews(path, text), path.endsWith('.json') ? inJson : renaming)] as const,
    )
  const read = (content: Content, path: string) => content.get(path) ?? '{}'
  const home = { ...pickSections(read(sample, homeFile), names), ...JSON.parse(read(starter, homeFile)) }
  const menu = addMenu(read(starter, menuFile), { sample: read(sample, menuFile), names, content: new Map(own) })
  const pages = new Map([
    [homeFile, JSON.stringify(home)],
    [menuFile, menu],
  ])
  const { content, problems } = pruneContent(new Map([...starter, ...own, ...pages]), { publicPaths })
  return { content: dropUnnamed(content), problems }
}

function pickSections(home: string, names: readonly PartName[]): Readonly<Record<string, unknown>> {
  const sections = names.flatMap(name => getPart(name).home ?? [])
  return Object.fromEntries(Object.entries(JSON.parse(home)).filter(([section]) => sections.includes(section)))
}

/** Nobody of the new company has reviewed what the sample's people wrote, and who signs for all of them signs once. */
function withoutReviews(path: string, text: string): string {
  const head = path.startsWith('content/papers/') ? frontMatterPattern.exec(text) : null
  if (head === null) return text
  const { reviewed, authors, ...fields } = parse(head[1] ?? '')
  const signed = { ...fields, authors: [authors].flat().slice(0, 1) }
  return `---\n${stringify(signed, { lineWidth: 0 })}---\n${text.slice(head[0].length)}`
}
