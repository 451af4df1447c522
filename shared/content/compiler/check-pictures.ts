import { findPictureKind, variantPath } from '../../pictures.ts'
import type { Problem } from '../problem.ts'
import type { Entries } from './read-entries.ts'
import type { FieldPath } from './source.ts'

/** Every picture that content names must be in public/, with all of its variants. */
export function checkPictures({ single, folder }: Entries, publicPaths: ReadonlySet<string>): Problem[] {
  const entries = [...Object.values(single), ...Object.values(folder).flat()]
  return entries.flatMap(({ value, source }) =>
    findStrings(value).flatMap(({ text, path }) => {
      const missing = filesOfPicture(text).filter(file => !publicPaths.has(file))
      if (missing.length === 0) return []
      const fault = `names a picture of which ${missing.length} file(s) are missing, public${missing[0]} among them`
      return [source.problemAt(path, fault, 'make the picture or correct the path')]
    }),
  )
}

/** The picture's own file and its variants; none when the text is no picture's path. */
function filesOfPicture(text: string): readonly string[] {
  const kind = findPictureKind(text)
  if (kind === undefined) return []
  return [text, ...kind.widths.flatMap(width => ['avif', 'webp'].map(format => variantPath(text, width, format)))]
}

type FoundString = { readonly text: string; readonly path: FieldPath }

function findStrings(value: unknown, path: FieldPath = []): readonly FoundString[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findStrings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findStrings(item, [...path, key]))
}
