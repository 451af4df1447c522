import { weekdays } from './language/word-lists.ts'

/** What is moved stands after these verbs: "shift my visit", but "the night shift" and "a dressing change". */
const moved = `(?= (?:my|our|the|this|that|it|to|from|(?:an? )?(?:appointment|booking|visit)|${weekdays.join('|')})\\b)`
const plain = `(?:shift|change)${moved}|(?<!\\b(?:my|the|a|our) )move|reschedule|re-schedule|postpone|push back|bring forward`
/** These mean a move only of those who have a booking. */
const more = `(?:push|bump|delay|swap|switch|slide|rebook)${moved}(?: (?:it|that|this) (?:back|out))?`

export const movePattern = new RegExp(`\\b(?:${plain})\\b`)
export const moveOwnPattern = new RegExp(`\\b(?:${plain}|${more})\\b`)

const happened = /\bsomething(?:'s| has| just| else)* c[oa]me up(?: at (?:work|home|school))?\b/
const own =
  /\b(?:my|our) (?!(?:first|next|new)\b)(?:(?!(?:and|or|but|for|at|on|in|to)\b)[a-z'.-]+ ){0,3}(?:appointment|visit|booking)\b/
const makes = /\b(?:book|make|schedule|set up|need) (?:my|our)\b/

/** Whether words are likely about a booking that exists, without saying what is to happen to it. */
export function isLikelyOwn(words: string): boolean {
  return happened.test(words) || /\b(?:that|the same) week\b/.test(words) || (own.test(words) && !makes.test(words))
}

/** The words without those that only say why. */
export function withoutReason(words: string, gap: string): string {
  return words.replace(new RegExp(happened, 'g'), found => gap.padEnd(found.length))
}

const office = '(?:you(?: guys)?|they|the (?:office|clinic|practice|doctors?)|your (?:office|clinic|practice))'
const questions = [
  `(?:what time|when|until when|till when|how (?:late|early|long)) (?:do|does|are|is|will) ${office} (?:open|clos(?:e|ing)|shut|stay open)`,
  "(?:what(?: are|'re|'s| is)|tell me) (?:your|the) (?:opening |office |business |working )?hours",
  `how much (?:do you charge|does (?:it|an? (?:visit|appointment)) cost|is an? (?:visit|appointment))`,
  'do you (?:take|accept) (?:[a-z]+ ){0,3}(?:insurance|medicare|medicaid|cash|cards?|walk-?ins)',
  'where (?:can|do|should) (?:i|we) park|(?:is there|do you have) (?:any )?(?:free )?parking',
]
const question = new RegExp(
  `^\\W*(?:(?:hi|hey|hello|so|and|also|by the way)\\b[\\s,.!]*)*(?:${questions.join('|')})\\b`,
  'i',
)
const asksMore = /\b(?:book|schedule|reserve|cancel|move|reschedule|need|want|i'd like|(?:can|could) (?:i|we|you))\b/i

/** Whether the words only ask about the practice ("what time do you close?"), which the program can't answer. */
export function isQuestion(text: string): boolean {
  const words = text.replace(/[‘’]/g, "'")
  return question.test(words) && !asksMore.test(words.replace(/\bwhere (?:can|do|should) (?:i|we)\b/i, ''))
}
