import { clothes } from '../../scenery/crew.ts'
import { person } from '../../scenery/person.ts'
import { desk, ledger } from './office.ts'
import { line, oval, prop } from './prop.ts'

/** At the roadside table, with the book of all that passes. */
export function clerk(): string {
  const figure = person({
    at: [-54, 0],
    height: 172,
    pose: 'seated',
    clothes: clothes.teal,
    headwear: 'bun',
    rim: { color: '#fff3d8', from: -1 },
  })
  const stool = line('M-56,0L-50,-46M-24,0L-30,-46M-62,-46H-20', '#4a2f22', 6)
  const book = `<g transform="translate(-4 -77)">${ledger()}</g>`
  return prop(
    [1130, 850],
    172,
    `${oval([0, 2], [120, 12], '#10303c', 'opacity="0.3"')}${stool}${figure}${desk()}${book}`,
  )
}
