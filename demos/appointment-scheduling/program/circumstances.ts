import { horizonDays } from './availability.ts'
import { span } from './day-readers.ts'
import { parseTime } from './parse-time.ts'
import type { Range } from './parts.ts'
import { bindWeekdays, type MarkedDays, readDays, takeDaySpan, termsOf } from './read-days.ts'
import { type Scan, scanWithin } from './scan.ts'
import type { Refusal, TimeWish } from './types.ts'
import { toRefusals } from './unwanted-days.ts'
import { plusDays } from './zoned.ts'

/** What a clause says of the times in it: taken, taken until then, taken from then on, or free from that day on. */
type Kind = 'busy' | 'ends' | 'starts' | 'back'

const me = "(?:i|we)(?:'m|'re|'ve|'ll| am| are| have| will| shall)?"
const often = '(?:(?:be|also|usually|always|often|normally|still|only|just|actually|already) )*'
const must = '(?:have to |need to |must |gotta |got to |supposed to )?'
const activity =
  '(?:work(?:ing)?|teach(?:ing)?|study(?:ing)?|babysit(?:ting)?|volunteer(?:ing)?|commut(?:e|ing)|travel(?:l?ing)?|fly(?:ing)?|coach(?:ing)?|train(?:ing)?|fast(?:ing)?|driv(?:e|ing)|car(?:e|ing) for|sleep(?:ing)?|moving|attend(?:ing)?|meet(?:ing)? (?:a|my|the|with) \\w+)'
const errand =
  '(?:pick(?:ing)?[ -]?ups?|drop(?:ping)?[ -]?offs?|collect(?:ing)?|fetch(?:ing)?|school run|(?:watch|visit)(?:ing)? (?:my|our|the) (?:mom|mother|dad|father|parents|family|friends?|kids?|children|son|daughter|sister|brother))'
const event =
  '(?:class(?:es)?|lessons?|lectures?|seminars?|courses?|exams?|tests?|finals|meetings?|conference|practice|rehearsals?|training|school|kindergarten|daycare|church|mass|temple|court|jury duty|shifts?|work|gym|soccer|football|basketball|baseball|swimming|ballet|piano|yoga|choir|band|bible study|date|wedding|funeral|party|birthday|flight|trip|deadline|interview|prayer)'
/** Those that nobody asks a doctor for. */
const bareEvent =
  '(?:class(?:es)?|lessons?|lectures?|seminars?|meetings?|practice|rehearsals?|school|kindergarten|daycare|church|court|jury duty|shifts?|work|gym|soccer|football|basketball|choir|bible study)'
/** Where the time of a thing begins. */
const whenWord =
  '(?:on|at|every|each|from|until|till?|through|in the|all day|this|next|before|after|around|between|«|\\d|mornings?\\b|afternoons?\\b|evenings?\\b|nights?\\b|noon|tonight)'
/** What one has without being taken by it. */
const notTaken =
  '(?:i|any[a-z]*|some[a-z]*|every[a-z]*|available|open|openings?|slots?|spots?|dates?|timings?|events?|names?|preferences?|on|at|in|for|from|doctors?|therapists?|providers?|can|could|need|want|would|to|see|come|please|so|and|which|that|who|an? appointment|appointments?|check-?ups?|consultations?|sessions?|follow-?ups?|visit|booking|time|times|free|freedom|availability|openings?|pains?|[a-z]*aches?|migraines?|fever|rash|cough|cold|flu|sore|infection|injury|lump|itch|mole|acne|allergies|problems?|issues?|quarter|half|off|no|not|nothing|only|since|question|questions|insurance|symptoms?|been|had|an?|the|my|request)'
const thing = `(?:(?:an?|my|our|the|some|another) )?(?!${notTaken}\\b)[a-z'-]+(?: (?!${notTaken.replace('an?|the|my|', '')}\\b|${whenWord})[a-z'-]+){0,3}`

const clauses: readonly (readonly [Kind, RegExp])[] = [
  [
    'ends',
    new RegExp(
      `\\b(?:${me} )?(?:don't |do not |can't |won't )?(?:get|am|be)? ?(?:off|out of|done with|finish(?:ed)?|through with) ?(?:work|school|class|my shift)?(?= (?:at|until|till|around|after)\\b)`,
    ),
  ],
  [
    'ends',
    new RegExp(`\\b(?:my |the |our )?(?:[a-z']+ )?${event} (?:ends?|is over|lets? out|finishes|gets out|is done)\\b`),
  ],
  ['starts', new RegExp(`\\b(?:my |the |our )?(?:[a-z']+ )?${event} (?:starts?|begins?)\\b`)],
  ['starts', new RegExp(`\\b${me} (?:start|begin)s? (?:work|school|class|my shift)\\b`)],
  [
    'starts',
    new RegExp(
      `\\b${me} (?:leave\\b|(?:have to |need to |must |gotta |got to |should )(?:leave|go|head out|(?:be|get) (?:back )?(?:home|(?:at|to|in) (?:work|school|home|class|the office))))(?= (?:by|at|before)\\b)`,
    ),
  ],
  [
    'back',
    new RegExp(
      `\\b(?:${me} )?(?:not )?(?:be |get |getting |come |coming |return home )?(?:back|home again)(?: in town| home| here)?(?= (?:on )?«| (?:on|by|from)\\b)|\\b${me} return(?:ing)?(?: home)?\\b`,
    ),
  ],
  ['busy', new RegExp(`\\b${me} ${often}${must}${activity}\\b`)],
  [
    'busy',
    new RegExp(
      `\\b${me} ${often}${must}(?:be )?(?:at|in) (?!pain|need|a need|a hurry|agony|no |favor|discomfort|on )(?:an? |the |my )?[a-z]+`,
    ),
  ],
  [
    'busy',
    new RegExp(
      `\\b(?:${me} ${often}${must}(?:be )?)?(?:away|out of (?:town|office|the office|state|the country)|on (?:vacation|holiday|leave|an? (?:[a-z]+ )?trip|call|duty)|abroad|overseas|travel(?:l?ing)|unavailable|not (?:free|available|around|here|in town|home)|busy|tied up|occupied|swamped|(?<=(?:'m|'re|am|are) (?:[a-z]+ )?)booked(?: up| solid)?|slammed)\\b(?: all day)?`,
    ),
  ],
  [
    'busy',
    new RegExp(
      `\\b(?:${me} ${often}${must})?${errand}(?: (?:up|off|my|our|the|his|her|from|kids?|son|daughter|children|child|baby|school|daycare|at school))*\\b`,
    ),
  ],
  [
    'busy',
    new RegExp(
      `\\b(?:${me}|he|she|they|there(?:'s| is| are)|my [a-z]+|our [a-z]+|the kids?) ?(?:have|has|had|got)?(?: got)? ?(?<=\\b(?:have|has|had|got|i've|we've|there's|there is|there are) )${thing}(?= ${whenWord})`,
    ),
  ],
  ['busy', new RegExp(`\\b(?:my|our) ${thing} (?:is|are)(?= ${whenWord})`)],
  [
    'busy',
    /\b(?:don't|do not|won't) have (?:an? |any |my |the )?(?:car|ride|sitter|babysitter|childcare|transport\w*|time|availability|anyone)\b/,
  ],
  [
    'busy',
    new RegExp(
      `^(?:.*[|,;] ?)?(?:have |got )?(?:an? |my |our |the )?(?:[a-z']+ (?:is |are )?(?:at |in )?)?(?<!\\b(?:after|before|for) )${bareEvent}(?= ${whenWord})`,
    ),
  ],
  [
    'busy',
    /\b(?:can't|cannot|can not|won't|not able to|unable to)(?: (?:do|make|make it|come|come in|be there))?(?= (?:before|after|until|between)\b)/,
  ],
]

const border =
  /[,;.!?|]+|\b(?:but|because|although|though|while)\b|\b(?:and|so|as|since|except that|unless|if|then)\b(?= (?:i|i'm|i've|i'll|i'd|my|we|we're|we've|our|the|there's|there|he|she|kids?|kid's|have|had|am|just|not|need|want|can|could|would|like|please)\b)|(?<= )(?=(?:can i|can you|could i|could you|i'd|i would|i want|please|how about|what about|is there|any chance|do you have|book|make it|schedule|let's|move|change)\b)/

/** Reads what keeps the visitor away ("I work Tuesdays", "class on Mondays at 5") and takes those words. */
export function takeCircumstances(scan: Scan, marked: MarkedDays): readonly Refusal[] {
  return toClauses(scan.text()).flatMap(range => {
    const words = scan.text().slice(range.start, range.end)
    for (const [kind, pattern] of clauses) {
      const match = pattern.exec(words)
      if (match === null || match[0].trim() === '') continue
      const refusals = readClause(kind, match, { scan, range, marked })
      if (refusals !== null) return refusals
    }
    return []
  })
}

function toClauses(text: string): readonly Range[] {
  const borders = [...text.matchAll(new RegExp(border, 'g'))]
  const starts = [0, ...borders.map(match => match.index + match[0].length)]
  const ends = [...borders.map(match => match.index), text.length]
  return starts.map((start, at) => ({ start, end: ends[at] ?? start })).filter(({ start, end }) => start < end)
}

type Place = { readonly scan: Scan; readonly range: Range; readonly marked: MarkedDays }

/** Null if the clause names neither days nor a time. */
function readClause(kind: Kind, match: RegExpExecArray, { scan, range, marked }: Place): readonly Refusal[] | null {
  const { part, apply } = scanWithin(scan, range)
  const start = range.start + match.index
  part.remove({ start, end: start + match[0].length })
  const bound = bindWeekdays(part, marked)
  const { today } = marked.context
  const days = takeDaySpan(part, bound)
  const isWorkday = /\bweekdays?\b/.test(part.text())
  const terms = days === null ? termsOf(part.text(), bound) : [days]
  const workdays = isWorkday ? readDays(part, bound) : null
  readDays(part, bound)
  const { time } = parseTime(part)
  if (terms.length === 0 && time === null && workdays === null) return null
  part.take(/\ball day(?: long)?\b/)
  apply()
  if (kind === 'back') {
    const [first] = terms
    return first === undefined ? [] : [{ from: today, to: plusDays(first.from, -1) }]
  }
  const all = span(today, 0, horizonDays)
  const each =
    workdays === null ? (terms.length > 0 ? terms : [all]) : [1, 2, 3, 4, 5].map(weekday => ({ ...all, weekday }))
  return toRefusals(each, toTaken(kind, time), today)
}

/** "My shift ends at 3" takes the day until then, "starts at 2" from then on. */
function toTaken(kind: Kind, time: TimeWish | null): TimeWish | null {
  if (time === null || kind === 'busy' || kind === 'back') return time
  const minute = 'minute' in time ? time.minute : time.from > 0 ? time.from : time.to
  return kind === 'ends' ? { kind: 'between', from: 0, to: minute } : { kind: 'between', from: minute, to: 24 * 60 }
}
