import { clothes } from '../../scenery/crew.ts'
import { person } from '../../scenery/person.ts'
import { line, oval, prop, shape } from './prop.ts'

/** One hand holds back the line, the other holds the time. */
export function foreman(): string {
  const figure = person({
    at: [0, 0],
    height: 178,
    pose: {
      lean: 0,
      nod: 8,
      arms: [
        [-88, -94],
        [46, 118],
      ],
      legs: [
        [9, 4],
        [-9, -6],
      ],
    },
    facing: 1,
    clothes: { ...clothes.oxide, trousers: '#12303a' },
    cut: 'coat',
    rim: { color: '#ffd9a0', from: 1, width: 2.2 },
  })
  const palm = shape('M-54,-142L-53,-154L-56,-172L-61,-173L-66,-171L-67,-152L-62,-142Z', '#8a5a44')
  return prop(
    [676, 800],
    232,
    `${oval([0, 0], [50, 6], '#06161d', 'opacity="0.4"')}${figure}${palm}<g transform="translate(48 -140)">${watch()}</g>`,
  )
}

function watch(): string {
  return (
    line('M0,18C-4,40 -22,50 -36,46', '#f0b56b', 2) +
    oval([0, -19], [4, 5], '#c98b45') +
    oval([0, 0], [17, 17], '#c98b45') +
    oval([0, 0], [14, 14], '#fffaf0') +
    line('M0,0V-10M0,0L7,4', '#10303c', 2) +
    line('M0,-13V-11.6M13,0H11.6M0,13V11.6M-13,0H-11.6', '#a63d24', 1.8)
  )
}
