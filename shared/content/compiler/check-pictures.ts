import { findPictureKind, industryPictures, variantPath } from '../../pictures.ts'
import type { Problem } from '../problem.ts'
import { findStrings } from './find-strings.ts'
import type { Entries } from './read-entries.ts'

/** Every picture that content names, or that follows from an industry's id, must be in public/, with all of its variants. */
export function checkPictures({ single, folder }: Entries, publicPaths: ReadonlySet<string>): Problem[] {
  const named = [...Object.values(single), ...Object.values(folder).flat()].flatMap(({ value, source }) =>
    findStrings(value).map(({ text, path }) => ({ picture: text, source, path })),
  )
  const implied = folder.industries.flatMap(({ value, source }) =>
    Object.values(industryPictures(value.id)).map(picture => ({ picture, source, path: ['id'] })),
  )
  return [...named, ...implied].flatMap(({ picture, source, path }) => {
    const missing = filesOfPicture(picture).filter(file => !publicPaths.has(file))
    if (missing.length === 0) return []
    const fault = `names a picture of which ${missing.length} file(s) are missing, public${missing[0]} among them`
    return [source.problemAt(path, fault, 'make the picture or correct the path')]
  })
}

/** The picture's own file and its variants; none when the text is no picture's path. */
function filesOfPicture(text: string): readonly string[] {
  const kind = findPictureKind(text)
  if (kind === undefined) return []
  return [text, ...kind.widths.flatMap(width => ['avif', 'webp'].map(format => variantPath(text, width, format)))]
}
