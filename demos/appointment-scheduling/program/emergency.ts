import {
  atPresent,
  crisisPatterns,
  emergencyPatterns,
  events,
  harmlessPatterns,
  longAgo,
  misspelled,
  otherWords,
  spelled,
} from './emergency-words.ts'
import { distance } from './scan.ts'

/** `crisis`: someone may kill or hurt themselves. */
export type Emergency = 'medical' | 'crisis'

/** Whether a sentence tells of an emergency, in English, whatever else it holds. In doubt it does. */
export function findEmergency(text: string): Emergency | null {
  const words = withoutHarmless(toPlain(text))
  if (crisisPatterns.some(pattern => pattern.test(words))) return 'crisis'
  return emergencyPatterns.some(pattern => pattern.test(words)) ? 'medical' : null
}

/** Small letters without marks and with the words of emergencies in one spelling: "Can’t breeeth!" is "cant breath". */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bod['’ -]?ed\b|\bod['’]d\b/g, 'overdosed')
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .trim()
    .replace(/[a-z]{4,}/g, word => correct(word))
}

function correct(word: string): string {
  const known = misspelled[word]
  if (known !== undefined) return known
  if (word.length < 5 || spelled.includes(word) || otherWords.has(word)) return word
  const allowed = word.length >= 10 ? 2 : 1
  const isNear = (one: string) =>
    one[0] === word[0] && Math.abs(one.length - word.length) <= allowed && distance(one, word) <= allowed
  return spelled.find(isNear) ?? word
}

function withoutHarmless(words: string): string {
  const rest = harmlessPatterns.reduce((left, pattern) => left.replace(new RegExp(pattern, 'g'), 'x'), words)
  return longAgo.test(rest) && !atPresent.test(rest) ? rest.replace(events, 'x') : rest
}
