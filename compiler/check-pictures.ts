import { findStrings } from '../shared/content/find-strings.ts'
import {
  canBeOriginal,
  findPictureKind,
  industryPictures,
  maxPixels,
  type PictureSize,
  variantPath,
} from '../shared/values/pictures.ts'
import type { Problem } from './problem.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { wholeFileProblem } from './source.ts'

/** What is in public/, by URL paths such as `/images/covers/default.jpg`. */
export type PublicFiles = {
  readonly publicPaths: ReadonlySet<string>
  /** The files of which the build makes pictures, with their sizes as shown; undefined where one cannot be read as JPEG or PNG. */
  readonly originals?: ReadonlyMap<string, PictureSize | undefined>
}

type Fault = { readonly fault: string; readonly remedy: string }

/**
 * Every picture that content names, or that an industry's id implies, must be in public/, ready with all its variants or as
 * an original from which the build can make them. So must originals that nothing names, because the build makes all.
 */
export function checkPictures({ single, folder }: Entries, files: PublicFiles): Problem[] {
  const named = [...listSingles(single), ...Object.values(folder).flat()].flatMap(({ value, source }) =>
    findStrings(value).map(({ text, path }) => ({ picture: text, source, path })),
  )
  const implied = folder.industries.flatMap(({ value, source }) =>
    Object.values(industryPictures(value.id)).map(picture => ({ picture, source, path: ['id'] })),
  )
  const all = [...named, ...implied]
  const names = new Set(all.map(({ picture }) => picture))
  const unnamed = [...(files.originals?.keys() ?? [])].filter(path => !names.has(path))
  return [
    ...all.flatMap(({ picture, source, path }) =>
      findFaults(picture, files).map(({ fault, remedy }) => source.problemAt(path, fault, remedy)),
    ),
    ...unnamed.flatMap(path =>
      findFaults(path, files).map(({ fault, remedy }) =>
        wholeFileProblem({ path: `public${path}`, text: '' }, 0, fault, remedy),
      ),
    ),
  ]
}

/** What is wrong with a picture; nothing when the text is not the path of one. */
function findFaults(text: string, { publicPaths, originals }: PublicFiles): readonly Fault[] {
  const kind = findPictureKind(text)
  if (kind !== undefined && !/^\/[\w./-]+\.(jpe?g|png|webp|avif|svg)$/.test(text)) {
    const remedy = 'save it as a JPEG or PNG and name it in letters, digits and hyphens, ending in .jpg or .png'
    return [{ fault: `the picture ${text} has a name that pages cannot use`, remedy }]
  }
  if (kind === undefined || !canBeOriginal(text)) return findMissing(text, publicPaths)
  const smallest = `${kind.width} × ${kind.height} pixels`
  if (!publicPaths.has(text)) {
    const remedy = `add public${text}, a JPEG or PNG of at least ${smallest}; the build makes the rest of it`
    return [{ fault: `the picture ${text} is missing`, remedy }]
  }
  const twin = [...(originals?.keys() ?? [])].find(
    path => path !== text && variantPath(path, 0) === variantPath(text, 0),
  )
  if (twin !== undefined) {
    const fault = `the picture ${text} has the name of ${twin} but for its ending`
    return [{ fault, remedy: 'give one of them another name, because their variants would have the same' }]
  }
  if (originals === undefined || !originals.has(text)) return []
  const size = originals.get(text)
  if (size === undefined) {
    return [
      {
        fault: `public${text} cannot be read as a picture`,
        remedy: `replace it by a JPEG or PNG of at least ${smallest}`,
      },
    ]
  }
  const fault = `the picture ${text} has ${size.width} × ${size.height} pixels`
  if (size.width * size.height >= maxPixels) {
    return [{ fault, remedy: `make it smaller: it must have less than ${maxPixels / 1e6} megapixels` }]
  }
  if (size.width < kind.width || size.height < kind.height) {
    return [{ fault, remedy: `replace it by one of at least ${smallest}` }]
  }
  return []
}

/** The build makes nothing of other files: they need all their variants. */
function findMissing(text: string, publicPaths: ReadonlySet<string>): readonly Fault[] {
  if (!/^\/[^\s]+\.(jpe?g|png|webp|avif|svg)$/.test(text)) return []
  const widths = findPictureKind(text)?.widths ?? []
  const missing = [text, ...widths.map(width => variantPath(text, width))].filter(file => !publicPaths.has(file))
  if (missing.length === 0) return []
  const remedy = `add ${missing.map(file => `public${file}`).join(', ')}`
  return [{ fault: `the picture ${text} needs files that are missing`, remedy }]
}
