import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** In the folder of the build. */
export const releaseFile = 'release.json'

const releaseSchema = z.object({
  version: z.string().describe('That of package.json'),
  commit: z.string().describe('The commit of the sources, with "-dirty" after changes; "unknown" without Git'),
})

/** Which sources a build was made of. For operators: nothing that visitors get says it. */
export type Release = z.infer<typeof releaseSchema>

/** Throws when there is no build. */
export function readRelease(distFolder: string): Release {
  return releaseSchema.parse(JSON.parse(readFileSync(join(distFolder, releaseFile), 'utf8')))
}
