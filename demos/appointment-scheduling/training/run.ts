import { writeFileSync } from 'node:fs'
import { kinds } from '../program/language/kinds.ts'
import { unpackModel } from '../program/language/pack.ts'
import { applyModel } from './apply.ts'
import { intentAccuracy, spanF1 } from './measure.ts'
import { readTurns } from './read-turns.ts'
import { type Settings, train } from './train.ts'

/**
 * `npm run train:demo -- appointment-scheduling FILE`: learns its model from turns of the Schema-Guided Dialogue data
 * set. The same file gives the same bytes. With `--check` it writes nothing and leaves out one service after the other.
 */
const target = 'demos/appointment-scheduling/program/language/model.json'
const settings: Settings = { seed: 1, rounds: 6, tagRows: 2 ** 16, intentRows: 2 ** 16 }

const [path, option] = process.argv.slice(2)
if (path === undefined) throw new Error('Usage: npm run train:demo -- appointment-scheduling FILE [--check]')
const turns = readTurns(path)

if (option === '--check') {
  for (const service of [...new Set(turns.map(turn => turn.service))].toSorted()) {
    const held = turns.filter(turn => turn.service === service)
    const model = unpackModel(
      train(
        turns.filter(turn => turn.service !== service),
        settings,
      ),
    )
    const found = applyModel(model, held)
    const known = kinds.filter(kind => held.some(({ spans }) => spans.some(span => span.kind === kind)))
    const scores = known.map(kind => `${kind} ${spanF1(held, found, kind).toFixed(3)}`)
    console.log(`without ${service}: F1 ${scores.join(', ')}; intent ${intentAccuracy(held, found).toFixed(3)}`)
  }
} else {
  const about = {
    license: 'CC BY-SA 4.0',
    source:
      'Learned from the Schema-Guided Dialogue data set, Rastogi et al., AAAI 2020, CC BY-SA 4.0; changed into weights.',
  }
  writeFileSync(target, `${JSON.stringify({ about, ...train(turns, settings) }, null, 2)}\n`)
  console.log(`${turns.length} turns learned: ${target}`)
}
