import type { Pixels } from '../algorithms/pixels.ts'
import { drawPlate, plateFaults } from '../samples/plates.ts'

type PlateSample = { readonly name: string; readonly isMarked: boolean; readonly draw: () => Pixels }

const toGood = (isMarked: boolean) => (seed: number) => ({
  name: 'Plate without a fault',
  isMarked,
  draw: () => drawPlate(seed),
})
const unmarked = toGood(false)

/** Five plates that are marked as good at the start, then one with each fault, and as many without between them. */
export const plateSamples: readonly PlateSample[] = [
  ...[1, 2, 3, 4, 5].map(toGood(true)),
  ...plateFaults.flatMap((fault, index) => [
    { name: `Plate with a ${fault}`, isMarked: false, draw: () => drawPlate(index + 101, fault) },
    unmarked(index + 6),
  ]),
  unmarked(10),
]
