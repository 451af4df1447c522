import { kinds } from '../program/language/kinds.ts'
import { applyModel } from '../training/apply.ts'
import { endAccuracy, type Found, intentAccuracy, programAccuracy, spanF1, valueAccuracy } from '../training/measure.ts'
import { readTurns } from '../training/read-turns.ts'
import { findByRules } from '../training/rule-spans.ts'

/** `npm run bench:demo -- appointment-scheduling FILE`: its reader on turns of the Schema-Guided Dialogue data set. */
const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Usage: npm run bench:demo -- appointment-scheduling FILE')
const turns = readTurns(path)
/** The data set is set on this day: its "today" has this value. */
const today = '2019-03-01'

const startMs = performance.now()
const cpu = process.cpuUsage()
const { learnedModel } = await import('../program/language/learned-model.ts')
const readyMs = performance.now() - startMs
const learned = applyModel(learnedModel, turns)
const { user, system } = process.cpuUsage(cpu)
const rules = turns.map(({ text }): Found => ({ spans: findByRules(text, today), intent: 'find' }))
const counts = (['find', 'book', 'none'] as const).map(intent => ({
  intent,
  count: turns.filter(turn => turn.intent === intent).length,
}))
const most = counts.reduce((one, other) => (other.count > one.count ? other : one))

const shown = (share: number | null) => (share === null ? '–' : share.toFixed(3)).padStart(8)
const row = (name: string, ...shares: readonly (number | null)[]) => console.log(name.padEnd(34), ...shares.map(shown))
console.log(`${turns.length} turns, ${new Set(turns.map(({ service }) => service)).size} service(s)`)
console.log(''.padEnd(34), ...['learned', 'rules', 'majority'].map(name => name.padStart(8)))
for (const kind of kinds) {
  if (turns.some(({ spans }) => spans.some(span => span.kind === kind)))
    row(`F1 of exact spans: ${kind}`, spanF1(turns, learned, kind), spanF1(turns, rules, kind), 0)
}
row('accuracy of the intent', intentAccuracy(turns, learned), null, most.count / turns.length)
for (const kind of ['date', 'time'] as const) {
  const { ofMarked, ofFound, ofRules, ofMost } = valueAccuracy(turns, learned, { kind, today })
  row(`same value as the data: ${kind}`, ofFound, ofRules, ofMost)
  row(`  of the words marked by hand`, ofMarked, null, null)
}
const { applyProgram } = await import('../training/apply-program.ts')
const read = applyProgram(turns, today)
const ends = turns.filter(({ intent }) => intent === 'none').length / turns.length
console.log('the program as visitors use it: rules and tagger together')
row('same value as the data: date', programAccuracy(turns, read, 'date'))
row('same value as the data: time', programAccuracy(turns, read, 'time'))
row('end of the conversation or not', endAccuracy(turns, read), null, Math.max(ends, 1 - ends))
console.log(
  `model ready after ${readyMs.toFixed(0)} ms, ${((user + system) / 1000 / turns.length).toFixed(2)} ms of processor time per turn`,
)
