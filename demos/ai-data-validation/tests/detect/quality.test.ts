import { expect, test } from 'vitest'
import packed from '../../program/detect/looks.json' with { type: 'json' }
import { unpackLooks } from '../../program/detect/pack-looks.ts'
import { judgeMade, measure } from '../../training/measure.ts'
import { tuningTables } from '../../training/tuning-tables.ts'
import { untunedTables } from '../../training/untuned-tables.ts'

const looks = unpackLooks(packed)

function judged(name: string, rows: number) {
  const make = { ...tuningTables, ...untunedTables }[name]
  if (make === undefined) throw new Error(`No table ${name}.`)
  return judgeMade(make(3, rows))
}

test.each([
  { name: 'drinks', alone: 0.05, taught: 0.93 },
  { name: 'papers', alone: 0.03, taught: 0.88 },
  { name: 'films', alone: 0.1, taught: 0.9 },
  { name: 'taxpayers', alone: 0.25, taught: 0.85 },
  { name: 'orders', alone: 0.45, taught: 0.9 },
])(
  'in $name nine marks in ten are right without marks by the visitor, and F1 is at least $taught with 20 rows marked',
  ({ name, alone, taught }) => {
    const measured = measure(judged(name, 700), looks, 20)

    expect(measured.alone.precision).toBeGreaterThanOrEqual(0.9)
    expect(measured.alone.recall).toBeGreaterThanOrEqual(alone)
    expect(measured.taughtUnseen.f1).toBeGreaterThanOrEqual(taught)
  },
)

test('the same table gives the same figures', () => {
  const first = measure(judged('papers', 150), looks, 5)
  const second = measure(judged('papers', 150), looks, 5)

  expect(second.taught).toEqual(first.taught)
})
