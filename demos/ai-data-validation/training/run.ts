import { writeFileSync } from 'node:fs'
import { packLooks } from '../program/detect/pack-looks.ts'
import { families } from './tables.ts'
import { makeSpoiled, trainLooks } from './train.ts'

/** `npm run train:demo -- ai-data-validation`: trains its looks on invented tables, the same each time. */
const tables = 200
const firstSeed = 1000
const seedStep = 17
const file = new URL('../program/detect/looks.json', import.meta.url)

const looks = trainLooks(
  Array.from({ length: tables }, (_, index) =>
    makeSpoiled(families[index % families.length] ?? 'list', firstSeed + index * seedStep),
  ),
)
writeFileSync(file, `${JSON.stringify(packLooks(looks), undefined, 2)}\n`)
