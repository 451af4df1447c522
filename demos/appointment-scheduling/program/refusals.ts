import type { Range } from './parts.ts'

const small = '(?:(?:on|in|at|around|for|with|the|an?|any|to|see|of|dr\\.?|doctor|this|free|available) ?)*'
const not = '(?:(?<!\\b(?:why|if|or) )not(?! only)|nothing)'
const verb = '(?:(?:really |ever )?(?:want|like|need|do|make|come|see|have|take|book|be|able|go)(?: to| it| time)? ?)'
/** "Anyone but Dr. Alder" excludes, "I'm busy but Monday works" does not. */
const but = '(?<=\\b(?:any\\w*|every\\w*|all)\\b[^,;.!?]* )but|neither'
const before = new RegExp(
  `(?:,? ?(?:but|and) )?\\b(?:(?:${but}|(?:rather )?${not}(?: ${verb}+)?|without|except(?: for)?|excluding|other than|apart from|avoid(?:ing)?|(?:don't|do not|can't|cannot|can not|won't|wouldn't|would not) ${verb}+)(?: not)? ?${small}|no (?:(?:dr\\.?|doctor) )?)$`,
)
const after =
  /^ *(?:(?:(?:does|do|will|would|is|are)(?:n't| not)|won't|can't) (?:really |quite )?(?:work(?:ing)?|suit|good|great|possible|ok(?:ay)?|convenient|an option|do|be (?:possible|good))|never (?:works?|suits?)|(?:is|are)(?: (?:really|very|too|usually|always|just|a bit))? (?:out|bad|no good|impossible|full|packed|taken|tough|difficult|hard|tricky|busy|booked|hectic|crazy|blocked))\b(?: for me| me)?/
/** "Any day works but Monday is best". */
const praise =
  /^ *(?:(?:is|are|would|works?|suits?|seems?|might)\b(?! (?:out|bad|no|not|impossible|full|packed|taken|tough|difficult|hard|tricky|busy|booked|hectic|crazy|blocked)))/

/** The words that say that a range is not wanted ("not Monday", "Monday doesn't work"), with the range, or null. */
export function findRefusal(text: string, { start, end }: Range): Range | null {
  const rest = text.slice(end)
  const last = after.exec(rest)
  if (last !== null) return { start, end: end + last[0].length }
  const first = praise.test(rest) ? null : before.exec(text.slice(0, start))
  return first === null ? null : { start: first.index, end }
}
