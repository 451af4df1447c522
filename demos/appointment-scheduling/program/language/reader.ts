import type { Reader } from '../read.ts'
import { findIntent, findSpans } from './language.ts'
import { learnedModel } from './learned-model.ts'

export const readLearned: Reader = (text, before) => {
  const spans = findSpans(learnedModel, text, before)
  // A question means that there is a request already.
  return { spans, intent: findIntent(learnedModel, { text, before, spans, previous: before === '' ? null : 'book' }) }
}
