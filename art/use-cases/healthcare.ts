import { satin, stuff } from '../industries/parts/material.ts'
import { block, rod } from '../industries/parts/solids.ts'
import { times } from '../industries/parts/vec.ts'
import { figure, phone, sheet } from './parts/props.ts'
import type { Vignette } from './parts/stage.ts'

/** A doctor and a patient at a table; the phone between them listens, and a note waits. */
const ambientVisitNotes: Vignette = {
  ground: 'mist',
  draw(model) {
    block(model, [0, 0.7, 0], [3.2, 0.1, 1.7], satin('stone', 0.05, 0.3))
    for (const x of [-1.4, 1.4]) rod(model, [x, 0, 0], [x, 0.7, 0], 0.07, stuff.steel)
    model.within({ at: [-2.1, 0, 0], scale: 1.15 }, () => figure(model, stuff.white))
    model.within({ at: [2.1, 0, 0], scale: 1.15 }, () => figure(model, stuff.teal))
    model.within({ at: [-0.65, 0.8, 0.1], turn: 0.15, scale: 0.8 }, () => sheet(model, { marked: [2, 5] }))
    model.within({ at: [0.55, 0.8, 0.2], pitch: -0.35, scale: 0.75 }, () => phone(model))
    for (const i of times(7, n => n)) {
      const height = [0.2, 0.5, 0.9, 0.6, 1, 0.45, 0.2][i] ?? 0.2
      block(model, [-0.35 + i * 0.16 + 0.4, 1.85 - height / 3, 0], [0.07, height * 0.66, 0.07], stuff.oxide)
    }
  },
}

export const useCases: Readonly<Record<string, Vignette>> = { 'ambient-visit-notes': ambientVisitNotes }
