import { clothes } from '../../scenery/crew.ts'
import { lantern } from '../../scenery/lantern.ts'
import type { Person } from '../../scenery/figure.ts'
import { person } from '../../scenery/person.ts'
import { lightPool } from '../../scenery/sky.ts'
import { linearGradient, stops } from '../../scenery/svg.ts'
import { line, rows, shape, times } from './frame.ts'

/** The booth stands open too: desk, clerk, and the ledger with its two columns turned toward us. */
export function booth(): string {
  const room = linearGradient([0, 340], [0, 622], stops([0, '#c08a4f'], [1, '#f0c684']))
  const shell =
    shape('M120,622V352H470V622Z', '#7b2a17') +
    room.defs +
    shape('M136,612V362H454V612Z', room.fill) +
    shape('M92,356L295,206L498,356Z', '#35535a') +
    shape('M136,356L295,240L454,356Z', '#2a211d') +
    line('M92,356L295,206L498,356', '#f6d9ab', 3) +
    shape('M110,612H480V628H110Z', '#a63d24')
  const clerk: Person = {
    at: [196, 612],
    height: 224,
    pose: {
      lean: 12,
      nod: 14,
      arms: rows([40, 70], [46, 84]),
      legs: rows([6, 2], [-6, -4]),
    },
    facing: 1,
    clothes: clothes.teal,
    headwear: 'cap',
    rim: { color: '#fff0cf', from: 1, width: 3 },
  }
  const desk =
    shape('M292,520H446V536H292ZM304,536h14v76h-14ZM420,536h14v76h-14Z', '#5a3a26') + line('M292,520H446', '#f0d09a', 3)
  const cuff = line('M262,492l24,14', '#f0b56b', 5)
  return (
    lightPool([295, 460], 330, '#ffbe6d', 0.45) +
    shell +
    line('M380,362v14', '#3a2b26', 3) +
    lantern([380, 372], 40, 130) +
    person(clerk) +
    desk +
    ledger() +
    cuff
  )
}

function ledger(): string {
  const pages =
    shape('M280,520L292,420Q330,408 366,426Q404,408 442,420L454,520Q408,504 367,520Q326,504 280,520Z', '#fffaf0') +
    line('M366,426L367,520', '#a89f8e', 3)
  const tallies = times(4, row =>
    times(5, i =>
      i < 4
        ? line(`M${300 + i * 9 - row},${440 + row * 18}v11`, '#175468', 3)
        : line(`M${296 - row},${450 + row * 18}l36,-10`, '#175468', 2.4),
    ).join(''),
  )
  const repairs = times(3, row => line(`M386,${444 + row * 20}h34M414,${438 + row * 20}v12`, '#a63d24', 4.4))
  return shape('M274,526L288,414H446L460,526Z', '#85301b') + pages + tallies.join('') + repairs.join('')
}
