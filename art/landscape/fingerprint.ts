import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { contentPath, readContent } from '../toolkit/site-files.ts'

/** Records in content/ which data the picture shows; `npm run check:content` compares it with content/landscape.json. */
export function saveFingerprint(): void {
  const drawnFrom = fingerprint(readContent('landscape.json', z.unknown()))
  writeFileSync(contentPath('landscape-picture.json'), `${JSON.stringify({ drawnFrom }, undefined, 2)}\n`)
}

/** FNV-1a of what the picture shows: everything except addresses and notes. The site's check-landscape-picture.ts has the same function. */
function fingerprint(landscape: unknown): string {
  const drawn = JSON.stringify(landscape, (key, value: unknown) => (key === 'url' || key === 'note' ? undefined : value))
  let hash = 0x811c9dc5
  for (let index = 0; index < drawn.length; index++) hash = Math.imul(hash ^ drawn.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
