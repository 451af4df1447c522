import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where the build tells which preview picture belongs to which page; not served. */
export const socialCardsFile = '.vite/social-cards.json'

/** The path of a page's preview picture by the page's canonical path. */
export type SocialCards = ReadonlyMap<string, string>

/** Throws when the build is missing or not whole. */
export function readSocialCards(clientFolder: string): SocialCards {
  const path = join(clientFolder, socialCardsFile)
  try {
    return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')))))
  } catch (cause) {
    throw new Error(`${path} cannot be read; run "npm run build" first`, { cause })
  }
}
