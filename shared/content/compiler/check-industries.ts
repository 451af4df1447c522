import type { Problem } from '../problem.ts'
import type { Industry } from '../schemas/industry.ts'
import { type FoundString, findStrings } from './find-strings.ts'
import type { Entries, Entry } from './read-entries.ts'
import type { FieldPath } from './source.ts'

const cutAfter = 60

/** Rules for industries that their schema cannot see: wording, uniqueness within and between them. */
export function checkIndustries({ folder: { industries } }: Entries): Problem[] {
  return [...industries.flatMap(checkIndustry), ...checkSharedSentences(industries)]
}

function checkIndustry({ value, source }: Entry<Industry>): Problem[] {
  const at = (field: FieldPath, fault: string, remedy: string) => source.problemAt(field, fault, remedy)
  const slugs = value.use_cases.map(({ slug }) => slug)
  const problems = value.use_cases.flatMap(({ slug, kpi, case_study }, index) => [
    ...(slugs.indexOf(slug) === index
      ? []
      : [at(['use_cases', index, 'slug'], `"${slug}" is taken by another use case`, 'choose another')]),
    ...(case_study === undefined ? [at(['use_cases', index], 'has no case study', 'write one')] : []),
    ...[kpi]
      .flat()
      .flatMap(text =>
        isHonestKpi(text)
          ? []
          : [
              at(
                ['use_cases', index, 'kpi'],
                `"${text}" says neither target nor source`,
                'begin it with "Target:", "Reported:" or "Published:"',
              ),
            ],
      ),
  ])
  const isCutShown = value.success_metrics.some(({ detail }) => detail.length > cutAfter)
  if (!isCutShown)
    problems.push(at(['success_metrics'], `has no detail longer than ${cutAfter} characters`, 'write one out'))
  return problems
}

/** A figure is a target, or it is the cited source's. */
function isHonestKpi(text: string): boolean {
  return /^(Target|Reported|Published): /.test(text)
}

const shortSentence = 25

/** No two industries share a sentence; names of laws and systems are shorter than what counts. */
function checkSharedSentences(industries: readonly Entry<Industry>[]): Problem[] {
  const firstUse = new Map<string, string>()
  return industries.flatMap(({ value, source }) =>
    findStrings(value).flatMap(found =>
      sentencesOf(found).flatMap(sentence => {
        const owner = firstUse.get(sentence) ?? value.id
        firstUse.set(sentence, owner)
        if (owner === value.id) return []
        return [source.problemAt(found.path, `shares a sentence with ${owner}: "${sentence}"`, 'write it anew')]
      }),
    ),
  )
}

function sentencesOf({ text }: FoundString): readonly string[] {
  if (/^(https:|\/)/.test(text)) return []
  return text
    .split(/(?<=[.!?])\s+/)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence.length >= shortSentence)
}
