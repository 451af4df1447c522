import { findStrings } from '../shared/content/find-strings.ts'
import { findPictureKind, industryPictures, variantPath } from '../shared/values/pictures.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** Every picture that content names, or that an industry's id implies, must be in public/ with all its variants. */
export function checkPictures({ single, folder }: Entries, publicPaths: ReadonlySet<string>): Problem[] {
  const named = [...Object.values(single), ...Object.values(folder).flat()].flatMap(({ value, source }) =>
    findStrings(value).map(({ text, path }) => ({ picture: text, source, path })),
  )
  const implied = folder.industries.flatMap(({ value, source }) =>
    Object.values(industryPictures(value.id)).map(picture => ({ picture, source, path: ['id'] })),
  )
  return [...named, ...implied].flatMap(({ picture, source, path }) => {
    const missing = listPictureFiles(picture).filter(file => !publicPaths.has(file))
    if (missing.length === 0) return []
    const kind = findPictureKind(picture)
    const size = kind === undefined ? '' : ` (${kind.width} × ${kind.height} pixels)`
    const fault = `the picture ${picture}${size} needs files that are missing`
    return [source.problemAt(path, fault, `add ${missing.map(file => `public${file}`).join(', ')}`)]
  })
}

/** The picture's own file and its variants; empty when the text is not the path of a picture. */
function listPictureFiles(text: string): readonly string[] {
  if (!/^\/[^\s]+\.(jpe?g|png|webp|avif|svg)$/.test(text)) return []
  const widths = findPictureKind(text)?.widths ?? []
  return [text, ...widths.map(width => variantPath(text, width))]
}
