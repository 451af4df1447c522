import { type Cache, openCache } from '../cache/cache.ts'

/** Files of earlier builds. */
export function openFileCache(root: string): Cache {
  return openCache({ root, name: 'files', sources: ['build/files', 'shared/values/typefaces.ts'] })
}
