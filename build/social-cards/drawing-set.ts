import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../shared/content/schemas/site.ts'
import type { DrawingSet } from './draw-card.ts'
import { openTypeface } from './typeface.ts'

/** The site's own typeface, colors and mark, from where the site has them. */
export function readDrawingSet(root: string, site: Site): DrawingSet {
  const styles = 'client/styles/_tools.scss'
  const mark = 'public/brand/mark.svg'
  const colors = readFileSync(join(root, styles), 'utf8')
  return {
    site,
    fonts: { strong: openTypeface(600), medium: openTypeface(500) },
    color: role => find(new RegExp(`^  ${role}: (#[0-9a-f]{6}),`, 'm'), colors, `${styles} has no color "${role}"`),
    markPath: find(/ d="([^"]+)"/, readFileSync(join(root, mark), 'utf8'), `${mark} has no path`),
  }
}

function find(pattern: RegExp, text: string, fault: string): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(fault)
  return found
}
