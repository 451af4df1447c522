import { expect, test } from 'vitest'
import packed from '../../../../../../client/demo-apps/ai-data-validation/detect/looks.json' with { type: 'json' }
import { unpackLooks } from '../../../../../../client/demo-apps/ai-data-validation/detect/pack-looks.ts'
import { heldOut } from '../../../../../../scripts/validation/held-out.ts'
import { judge, measure } from '../../../../../../scripts/validation/measure.ts'

const looks = unpackLooks(packed)
const rowNumbers = (size: number) => Array.from({ length: size }, (_, index) => index + 2)

/** An invented table with known errors, of kinds that the training tables don't have. */
function judged(name: string, rows: number) {
  const table = heldOut[name]?.(3, rows)
  if (table === undefined) throw new Error(`No table ${name}.`)
  const toTable = (cells: readonly (readonly string[])[]) => ({
    columns: table.names.map((column, index) => ({ name: column, cells: cells.map(row => row[index] ?? '') })),
    rowNumbers: rowNumbers(cells.length),
  })
  return judge(toTable(table.dirty), toTable(table.clean))
}

test.each([
  { name: 'drinks', alone: 0.15, taught: 0.93 },
  { name: 'papers', alone: 0.4, taught: 0.88 },
  { name: 'films', alone: 0.4, taught: 0.9 },
  { name: 'taxpayers', alone: 0.5, taught: 0.85 },
])('in $name F1 is at least $alone without marks and $taught with 20 rows marked', ({ name, alone, taught }) => {
  const measured = measure(judged(name, 700), looks, 20)

  expect(measured.alone.f1).toBeGreaterThanOrEqual(alone)
  expect(measured.taughtUnseen.f1).toBeGreaterThanOrEqual(taught)
})

test('the same table gives the same figures', () => {
  const first = measure(judged('papers', 150), looks, 5)
  const second = measure(judged('papers', 150), looks, 5)

  expect(second.taught).toEqual(first.taught)
})
