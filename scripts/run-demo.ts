import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `npm run bench:demo -- ID …` measures a demo, `npm run train:demo -- ID …` trains it again: they run
 * `demos/ID/benchmark/run.ts` and `demos/ID/training/run.ts` with the words after the id.
 */
const [folder = '', id = ''] = process.argv.splice(2, 2)
const toProgram = (demo: string) => resolve('demos', demo, folder, 'run.ts')
const ids = readdirSync('demos').filter(demo => existsSync(toProgram(demo)))
if (!ids.includes(id)) throw new Error(`"${id}" has no ${folder}; name one of ${ids.join(', ')}.`)
await import(pathToFileURL(toProgram(id)).href)
