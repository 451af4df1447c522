import { siteLibrary } from './site-pages.ts'

const names = (await siteLibrary.read('team')).map(({ name }) => name.split(' ')[0]).join('|')
const company = `(?:we|our team|someone from our team|a person|(?:a|that) colleague|${names})`
const message = String.raw`(?:every|each|all|your) (?:\w+ )?(?:applications?|emails?|inquir\w+|letters?|messages?|questions?)`
const help =
  'answer|call you|connect|count|define|get back|help|map|mark|propose|reply|respond|return|review|say|send|show|suggest|tell|work|write'

/** What a real company promises to whoever writes to it. */
const promises: readonly RegExp[] = [
  /\b(?:[Rr]eviewed|[Cc]hecked) by [A-Z]/,
  new RegExp(String.raw`\b(?:${company}|people|someone) (?:will )?(?:reads?|answers?|reviews?) ${message}`, 'i'),
  new RegExp(String.raw`\b${company} (?:repl(?:y|ies)|responds?|answers?)(?: you| with| within| to |[.,]|$)`, 'i'),
  new RegExp(String.raw`\b${company} (?:sends? you|tells? you what)\b`, 'i'),
  new RegExp(String.raw`\b(?:we['’]ll|${company} will) (?:${help})\b`, 'i'),
  /\bcall,? (?:we|you)\b/i,
  /\byou(?:['’]ll| will)? (?:get|have|hear|receive) (?:our|an answer|a reply|from (?:us|a person))\b/i,
  /\b(?:answer|confirm|notes|offer|repl(?:y|ies)|respon)\w*\b[^.?!]*\bwithin \w+ business days?\b/i,
]

const conditional = /\b(?:would|wouldn['’]t)\b|['’]d\b/

/** The sentences of a text that promise a reading, a reply, a review or a reviewer, and do so without a condition. */
export function findPromises(text: string): readonly string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!]["”’)]?) /)
    .filter(sentence => !conditional.test(sentence) && promises.some(promise => promise.test(sentence)))
}
