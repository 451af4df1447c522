import type { Turn } from './read-turns.ts'

/** Fields that the data don't name, so that the tagger learns the place of a field in a sentence and not five words. */
const fields = [
  'neurologist',
  'pediatrician',
  'nurse practitioner',
  'oncologist',
  'allergist',
  'family physician',
  'orthopedic surgeon',
  'sleep doctor',
  'eye doctor',
  'nutrition adviser',
]

/** More turns to learn from: one in four without capitals, as people type to a program, and each field as another one. */
export function vary(turns: readonly Turn[]): readonly Turn[] {
  const plain = turns.filter((_, at) => at % 4 === 0).map(turn => ({ ...turn, text: turn.text.toLowerCase() }))
  return [...turns, ...plain, ...turns.flatMap((turn, at) => withField(turn, fields[at % fields.length] ?? ''))]
}

function withField(turn: Turn, field: string): readonly Turn[] {
  const old = turn.spans.find(({ kind }) => kind === 'type')
  if (old === undefined) return []
  const isCapital = /^\p{Lu}/u.test(old.text)
  const words = isCapital ? field.replace(/\b\p{Ll}/gu, letter => letter.toUpperCase()) : field
  const shift = words.length - old.text.length
  const spans = turn.spans.map(span => {
    if (span === old) return { ...span, end: span.end + shift, text: words }
    return span.start > old.start ? { ...span, start: span.start + shift, end: span.end + shift } : span
  })
  return [{ ...turn, text: turn.text.slice(0, old.start) + words + turn.text.slice(old.end), spans }]
}
