import { findIntent, findSpans } from './language/language.ts'
import { learnedModel } from './language/learned-model.ts'
import type { Reader } from './read.ts'

export const readLearned: Reader = (text, before) => {
  const spans = findSpans(learnedModel, text, before)
  // A question means that there is a request already.
  return { spans, intent: findIntent(learnedModel, { text, before, spans, previous: before === '' ? null : 'book' }) }
}
