import packed from './model.json' with { type: 'json' }
import { unpackModel } from './pack.ts'

/** What the training learned. Import it only when it is used: it is larger than the program. */
export const learnedModel = unpackModel(packed)
