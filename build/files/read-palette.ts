import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const path = 'client/styles/_tools.scss'

/** Hex colors by role, as the map `$name` of the styles has them. Throws for an unknown map. */
export function readPalette(root: string, name: string): ReadonlyMap<string, string> {
  const [, map] = new RegExp(`^\\$${name}: \\(([^)]*)\\)`, 'm').exec(readFileSync(join(root, path), 'utf8')) ?? []
  if (map === undefined) throw new Error(`${path} has no map "${name}"`)
  return new Map(
    [...map.matchAll(/^ {2}([\w-]+): (#[0-9a-f]{6}),/gm)].map(([, role = '', value = '']) => [role, value]),
  )
}
