import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { namesOld, type Renaming } from './old-company.ts'

type Sample = {
  /** Ids of removed content, and paths of pages that the new site does not have. */
  readonly names: readonly string[]
  readonly renaming: Renaming
}

/** The tests and their helpers that speak of the sample's content: they name it, or lean on one that does. */
export function listSampleTests(
  root: string,
  files: readonly string[],
  { names, renaming }: Sample,
): readonly string[] {
  const pattern = new RegExp(`['"\`/](?:${names.map(escapePattern).join('|')})['"\`/?#.]`)
  const texts = new Map(files.map(path => [path, readFileSync(join(root, path), 'utf8')]))
  const found = new Set(
    [...texts].flatMap(([path, text]) => (namesOld(text, renaming) || pattern.test(text) ? [path] : [])),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [path, text] of texts) if (listImports(path, text).some(file => found.has(file))) found.add(path)
  }
  return [...found]
}

function listImports(path: string, text: string): readonly string[] {
  return [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, one, other]) =>
    normalize(join(dirname(path), one ?? other ?? '')),
  )
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
