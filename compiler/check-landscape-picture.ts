import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** The picture of the landscape must show the data of landscape.json. */
export function checkLandscapePicture({ single }: Entries): Problem[] {
  const { 'landscape.json': landscape, 'landscape-picture.json': picture } = single
  if (landscape === undefined) return []
  const { source } = landscape
  if (picture?.value.drawnFrom === fingerprint(source.value)) return []
  const fault = 'has changed since public/gae-ai-infographic.png was drawn'
  return [source.problemAt([], fault, 'run `npm run landscape` in art/ and commit the new picture with it')]
}

/** FNV-1a of what the picture shows: everything except addresses and notes. art/landscape/fingerprint.ts has the same function. */
function fingerprint(landscape: unknown): string {
  const drawn = JSON.stringify(landscape, (key, value: unknown) =>
    key === 'url' || key === 'note' ? undefined : value,
  )
  let hash = 0x811c9dc5
  for (let index = 0; index < drawn.length; index++) hash = Math.imul(hash ^ drawn.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
