import { createRandom, shuffle } from '../../kit/random.ts'
import { featuresOf, toSentence } from '../program/language/features.ts'
import { intentFeatures } from '../program/language/intent-features.ts'
import { intents } from '../program/language/kinds.ts'
import { labelCount, toLabels } from '../program/language/labels.ts'
import { type PackedModel, packWeights } from '../program/language/pack.ts'
import { toTokens } from '../program/language/tokens.ts'
import { toTransitions } from '../program/language/transitions.ts'
import { bestLabels, largest } from '../program/language/viterbi.ts'
import { score, type Weights } from '../program/language/weights.ts'
import { createLearner } from './perceptron.ts'
import type { Turn } from './read-turns.ts'
import { vary } from './vary.ts'

export type Settings = {
  readonly seed: number
  readonly rounds: number
  readonly tagRows: number
  readonly intentRows: number
}

/** The result is rounded as the browser gets it, so that what is measured here holds there. */
export function train(turns: readonly Turn[], settings: Settings): PackedModel {
  const { tags, transitions } = trainTags(turns, settings)
  const intents = trainIntents(turns, settings)
  const [tagScale, intentScale] = [tags, intents].map(scaleOf)
  return {
    tags: packWeights(tags, tagScale ?? 1),
    transitions: packWeights(transitions, tagScale ?? 1),
    intents: packWeights(intents, intentScale ?? 1),
  }
}

/** The largest weight of a word becomes 127. */
function scaleOf({ values }: Weights): number {
  let most = 0
  for (let at = 0; at < values.length; at++) most = Math.max(most, Math.abs(values[at] ?? 0))
  return 127 / most
}

/** A structured perceptron, averaged (Collins, 2002): after each sentence that it labels wrong, weights move. */
function trainTags(
  turns: readonly Turn[],
  { seed, rounds, tagRows }: Settings,
): Record<'tags' | 'transitions', Weights> {
  const examples = vary(turns).map(({ text, before, spans }) => {
    const tokens = toTokens(text)
    const sentence = toSentence(tokens, before)
    return { features: tokens.map((_, at) => featuresOf(sentence, at)), labels: toLabels(tokens, spans) }
  })
  const learner = createLearner(tagRows, labelCount)
  const order = createLearner(labelCount + 1, labelCount)
  const random = createRandom(seed)
  for (let round = 0; round < rounds; round++) {
    for (const { features, labels } of shuffle(examples, random)) {
      const found = bestLabels(
        features.map(row => score(learner.current, row)),
        toTransitions(order.current),
      )
      for (const [at, row] of features.entries()) {
        const [right = 0, wrong = 0] = [labels[at], found[at]]
        if (right !== wrong) {
          for (const feature of row) {
            learner.change(feature, right, 1)
            learner.change(feature, wrong, -1)
          }
        }
        order.change(labels[at - 1] ?? labelCount, right, 1)
        order.change(found[at - 1] ?? labelCount, wrong, -1)
      }
      learner.step()
      order.step()
    }
  }
  return { tags: learner.average(), transitions: order.average() }
}

function trainIntents(turns: readonly Turn[], { seed, rounds, intentRows }: Settings): Weights {
  const examples = turns.map((turn, at) => {
    const last = turns[at - 1]
    const previous = last?.dialogue === turn.dialogue ? last.intent : null
    return { features: intentFeatures({ ...turn, previous }), label: intents.indexOf(turn.intent) }
  })
  const learner = createLearner(intentRows, intents.length)
  const random = createRandom(seed)
  for (let round = 0; round < rounds; round++) {
    for (const { features, label } of shuffle(examples, random)) {
      const found = largest(score(learner.current, features))
      if (found !== label) {
        for (const feature of features) {
          learner.change(feature, label, 1)
          learner.change(feature, found, -1)
        }
      }
      learner.step()
    }
  }
  return learner.average()
}
