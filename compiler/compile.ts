import type { CompiledLibrary } from '../shared/content/library.ts'
import { assemble } from './assemble.ts'
import { checkCalculators } from './check-calculators.ts'
import { checkCompanyFacts, findUnsaidFacts } from './check-company-facts.ts'
import { checkFiles } from './check-files.ts'
import { checkFutureDates } from './check-future-dates.ts'
import { checkGlossary, findUnusedTerms } from './check-glossary.ts'
import { checkLandscapePicture } from './check-landscape-picture.ts'
import { checkLinks, collectLinks, findLonelyArticles } from './check-links.ts'
import { checkPictures, type PublicFiles } from './check-pictures.ts'
import { checkPrices } from './check-prices.ts'
import { checkReferences } from './check-references.ts'
import { checkRules } from './check-rules.ts'
import { checkSections } from './check-sections.ts'
import { checkSources, findDueSources } from './check-sources.ts'
import { findAvoidedWords } from './check-terms.ts'
import { checkTexts } from './check-texts.ts'
import { checkTopics } from './check-topics.ts'
import type { Problem } from './problem.ts'
import { readEntries } from './read-entries.ts'
import type { KeepBody } from './render-body.ts'
import type { SourceFile } from './source.ts'

export type CompileOutcome =
  | { readonly library: CompiledLibrary; readonly warnings: readonly Problem[] }
  | { readonly problems: readonly Problem[] }

export type ContentSources = PublicFiles & {
  /** The files of content/; their paths begin with `content/`. */
  readonly files: readonly SourceFile[]
  /** The calendar date in UTC after which nothing can have happened, and on which sources are due for another look. Without it neither is checked. */
  readonly today?: string
  /** Keeps rendered texts for later processes. */
  readonly keepBody?: KeepBody
}

/** Turns content into the library and warnings, which do not stop a build, or into a list of all its problems. */
export function compileContent({ files, publicPaths, originals, today, keepBody }: ContentSources): CompileOutcome {
  const read = readEntries(files, keepBody)
  if ('problems' in read) return { problems: inReadingOrder(read.problems) }
  const { entries } = read
  const problems = [
    checkRules,
    checkSources,
    checkSections,
    checkFiles,
    checkTexts,
    checkCalculators,
    checkTopics,
    checkGlossary,
    checkReferences,
    checkPrices,
    checkCompanyFacts,
    checkLandscapePicture,
  ].flatMap(check => check(entries))
  const links = collectLinks(entries)
  problems.push(...checkLinks(entries, links), ...checkPictures(entries, { publicPaths, originals }))
  if (today !== undefined) problems.push(...checkFutureDates(entries, today))
  if (problems.length > 0) return { problems: inReadingOrder(problems) }
  const due = today === undefined ? [] : findDueSources(entries, today)
  const warnings = [
    ...due,
    ...findAvoidedWords(entries),
    ...findUnusedTerms(entries),
    ...findUnsaidFacts(entries),
    ...findLonelyArticles(entries, links),
  ]
  return { library: assemble(entries), warnings: inReadingOrder(warnings) }
}

function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
}
