import { pipe } from './curves.ts'
import { glowing, type Material, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { beam, block, rod } from './solids.ts'
import { add, times, type Vec } from './vec.ts'
import { container } from './vehicles.ts'

const steelRed = satin('oxide', 0.05, 0.4)
const rope = matte('night')

/** A truss girder along z: two booms and a zigzag, the crane's own bridge. */
function girder(model: Model, from: Vec, length: number, height: number): void {
  const bays = Math.round(length / height)
  const at = (i: number, up: number): Vec => add(from, [0, up, (-i * length) / bays])
  for (const up of [0, height]) beam(model, at(0, up), at(bays, up), 0.5, steelRed)
  for (const i of times(bays, n => n)) {
    beam(model, at(i, i % 2 ? height : 0), at(i + 1, i % 2 ? 0 : height), 0.26, steelRed)
    beam(model, at(i, 0), at(i, height), 0.22, steelRed)
  }
}

/** A ship-to-shore crane whose boom reaches over the water, along -z. */
export function crane(model: Model, at: Vec, trolley: number, load: Material): void {
  model.within({ at }, () => {
    for (const x of [-7, 7]) {
      for (const z of [-8, 8]) {
        beam(model, [x, 0.6, z], [x, 27, z], 1.15, steelRed)
        block(model, [x, 0, z], [3, 0.9, 1], stuff.darkSteel)
      }
      beam(model, [x, 11, -8], [x, 11, 8], 1, steelRed)
      beam(model, [x, 11.5, -8], [x, 26, 8], 0.5, steelRed)
      beam(model, [x, 26.5, -8], [x, 26.5, 8], 0.9, steelRed)
      beam(model, [x, 27, -8], [x * 0.25, 43, -6], 0.8, steelRed)
    }
    for (const z of [-8, 8]) {
      beam(model, [-7, 26.6, z], [7, 26.6, z], 1, steelRed)
      beam(model, [-7, 11, z], [7, 11, z], 0.9, steelRed)
    }
    for (const x of [-1.7, 1.7]) {
      girder(model, [x, 24.5, 20], 72, 2.6)
      for (const z of [18, -30, -50])
        pipe(
          model,
          [
            [x, 43, -6],
            [x, 27.2, z],
          ],
          0.13,
          steelRed,
        )
    }
    beam(model, [-1.8, 43, -6], [1.8, 43, -6], 0.8, steelRed)
    block(model, [0, 27.4, 10], [4.4, 2.6, 6.5], stuff.stoneDeep)
    block(model, [0, 23.2, trolley], [4.4, 1.2, 5], stuff.darkSteel)
    block(model, [2.4, 21.9, trolley + 2.6], [1.5, 1.7, 1.8], glowing('lamp', 0.9))
    for (const x of [-4.5, 4.5])
      for (const z of [-0.9, 0.9]) rod(model, [x * 0.35, 23.4, trolley + z], [x, 16, trolley + z], 0.06, rope)
    block(model, [0, 15.6, trolley], [11.6, 0.5, 2.2], satin('lamp', 0.05))
    container(model, [0, 12.9, trolley], load)
  })
}
