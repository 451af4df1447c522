import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../build/read-content.ts'
import type { Problem } from '../../compiler/problem.ts'
import type { Changes } from './apply-changes.ts'
import { listGonePictures } from './content-pictures.ts'
import { dropUnnamed } from './drop-unnamed.ts'
import { listFollowers } from './list-followers.ts'
import { withoutLocked, withoutPackages, withoutScripts } from './packages.ts'
import { belongsTo, getPart, type PartName } from './parts.ts'
import { type Content, pruneContent } from './prune-content.ts'
import { listIds, listLists } from './sample-ids.ts'

type LeftOut = Changes & {
  /** What the content check says that could not be pruned. */
  readonly problems: readonly Problem[]
}

/**
 * Takes parts out of the site: their content, programs, pictures, tests and packages, and what the rest says of them.
 * @param files paths of the project
 */
export function leaveOut(root: string, files: readonly string[], names: readonly PartName[]): LeftOut {
  const { files: sources, publicPaths } = readContent(root)
  const before: Content = new Map(sources.map(({ path, text }) => [path, text]))
  const { content, problems } = withoutParts(before, names, publicPaths)
  const programs = files.filter(path => names.some(name => isProgram(name, path)))
  const gone = [
    ...[...before.keys()].filter(path => !content.has(path)),
    ...programs,
    ...listGonePictures(before, content, publicPaths),
  ]
  const sample = { files: listLists(gone), ids: listIds(gone), addresses: [], documents: [], people: [], tests: [] }
  const left = files.filter(path => !gone.includes(path))
  const { removed, packages } = listFollowers(root, { gone, left, sample })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const written = new Map([
    ...[...content].filter(([path, text]) => before.get(path) !== text),
    ['package.json', withoutScripts(withoutPackages(read('package.json'), packages), removed)] as const,
    ['package-lock.json', withoutLocked(read('package-lock.json'), packages)] as const,
  ])
  return { removed, written, problems }
}

/** Content without parts and without what leads to them. */
export function withoutParts(content: Content, names: readonly PartName[], publicPaths: ReadonlySet<string>) {
  const isGone = (path: string) => names.some(name => belongsTo(name, path.replace(/^content\//, '')))
  const left = new Map([...content].filter(([path]) => !isGone(path)))
  const pruned = pruneContent(left, { publicPaths })
  return { ...pruned, content: dropUnnamed(pruned.content) }
}

/** What programs of a part share is found by who uses it. */
export function isProgram(name: PartName, path: string): boolean {
  const { programs } = getPart(name)
  return programs !== undefined && path.startsWith(programs) && !/^demos\/(?:kit\/|[^/]+$)/.test(path)
}
