import type { PublicFiles } from '../../compiler/check-pictures.ts'
import { maxPixels } from '../../shared/values/pictures.ts'
import { openPictures } from './open-pictures.ts'

type Originals = Required<PublicFiles>['originals']

/**
 * The originals of a project, with undefined also where a file breaks off after its header. A picture that is made for this
 * stays in the cache for the next build.
 */
export async function decodeOriginals(root: string, originals: Originals): Promise<Originals> {
  const { read } = openPictures(root)
  const decoded = [...originals].map(async ([path, size]) => {
    if (size === undefined || size.width * size.height >= maxPixels) return [path, size] as const
    return [
      path,
      await read(path).then(
        () => size,
        () => undefined,
      ),
    ] as const
  })
  return new Map(await Promise.all(decoded))
}
