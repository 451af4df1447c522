import type { PassagePage } from '../../../search/passages.ts'
import { collectFiles } from './collect-files.ts'
import { collectGuides } from './collect-guides.ts'
import { collectPages } from './collect-pages.ts'
import { collectPieces } from './collect-pieces.ts'
import { collectThings } from './collect-things.ts'
import type { Sources } from './sources.ts'

/** What the search knows of the site: all that a visitor can read. */
export function collectPassages(sources: Sources): readonly PassagePage[] {
  return [collectPages, collectPieces, collectGuides, collectThings, collectFiles]
    .flatMap(collect => collect(sources))
    .map(tidy)
}

/** Texts with plain spaces, without passages that say nothing. */
function tidy(page: PassagePage): PassagePage {
  const passages = page.passages
    .map(passage => ({ ...passage, text: passage.text.replaceAll('\u00a0', ' ') }))
    .filter(({ text }, index) => index === 0 || text !== '')
  return { ...page, passages }
}
