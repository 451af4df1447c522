import { expect, test } from 'vitest'
import { withoutCheckMark } from '../../../../../client/pages/industry/Benefits.tsx'
import { splitStat } from '../../../../../client/pages/industry/Snapshot.tsx'

test('a stat is split at its first space', () => {
  expect(splitStat('49% of the office day')).toEqual({ lead: '49%', description: 'of the office day' })
  expect(splitStat('$62B')).toEqual({ lead: '$62B', description: '' })
})

test.each(['✓ Faster', '✔ Faster', '✔️ Faster', '✅ Faster', 'Faster'])('"%s" loses its check mark', benefit => {
  expect(withoutCheckMark(benefit)).toBe('Faster')
})
