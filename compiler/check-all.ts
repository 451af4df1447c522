import { checkCalculators } from './check-calculators.ts'
import { checkCharts } from './check-charts.ts'
import { checkFiles } from './check-files.ts'
import { checkGlossary } from './check-glossary.ts'
import { checkLinks, collectLinks } from './check-links.ts'
import { checkPictures, type PublicFiles } from './check-pictures.ts'
import { checkReferences } from './check-references.ts'
import { checkRules } from './check-rules.ts'
import { checkSections } from './check-sections.ts'
import { checkSources } from './check-sources.ts'
import { checkTexts } from './check-texts.ts'
import { checkTopics } from './check-topics.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

const checks = [
  checkRules,
  checkSources,
  checkSections,
  checkTexts,
  checkCharts,
  checkCalculators,
  checkTopics,
  checkGlossary,
  checkReferences,
]

/** The problems of content that do not depend on the day. */
export function checkAll(entries: Entries, files: PublicFiles): readonly Problem[] {
  return [
    ...checks.flatMap(check => check(entries)),
    ...checkLinks(entries, collectLinks(entries)),
    ...checkPictures(entries, files),
    ...checkFiles(entries, files),
  ]
}
