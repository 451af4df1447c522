import { stemmer } from 'stemmer'

/** Too frequent to tell passages apart. */
export const frequentWords: ReadonlySet<string> = new Set(
  `a an the and or nor but if then than so as of to in on at by for from with without into onto over under up down out off
  about above below after before between during through per via is am are was were be been being it its this that these
  those there here what which who whom whose when where why how do does did doing done can could will would shall should
  may might must has have having had i me my mine we us our ours you your yours he him his she her they them their not no
  yes all any both each every few more most less least other others some such only own same too very just also again ever
  get gets got let lets please tell show find need want looking know give something anything thing things much many take
  takes taken go goes going come use used using help means mean explain`.split(/\s+/),
)

const maxLength = 40

/** The words of a text in lower case, without accents and without endings such as 's. */
export function toWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .replace(/['’](s|re|ve|ll|d|m|t)?(?![\p{L}\p{N}])/gu, '')
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(word => word.slice(0, maxLength)) ?? []
  )
}

/** The words that searches are made of. */
export function toKeywords(text: string): readonly string[] {
  return toWords(text).filter(isKeyword)
}

export function isKeyword(word: string): boolean {
  return !frequentWords.has(word) && (word.length > 1 || /\p{N}/u.test(word))
}

/** Nouns that would have the stem of a verb: a résumé is not resumed. */
const nouns = new Map([
  ['resume', 'resume'],
  ['resumes', 'resume'],
  ['opening', 'opening'],
  ['openings', 'opening'],
])

/** What a word and its inflections have in common; British and American spellings too. */
export function toStem(word: string): string {
  const noun = nouns.get(word)
  if (noun !== undefined) return noun
  return stemmer(word.replace(/is(?=(e[drs]?|ing|ations?)$)/, 'iz').replace(/our(?=s?$)/, 'or'))
}
