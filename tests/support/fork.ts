import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from './build-copy.ts'
import { editContent } from './edit-content.ts'
import { followRecipes } from './follow-recipes.ts'
import { otherCompany } from './other-company.ts'
import { runProgram } from './run-program.ts'
import { waitUntil } from './wait-for.ts'
import { draft, future, writeWaitingPieces } from './waiting-pieces.ts'

const runFolder = process.env.TEST_RUN_FOLDER ?? ''

/**
 * The folder of a build of this project as another company could have it: with content that an editor has changed, with
 * pieces that wait for their day, and with what the recipes of CONTRIBUTING add. Its pages and hashed files differ from
 * those in `dist`. It is built by whoever asks first in a run.
 */
export async function buildFork(): Promise<string> {
  const folder = join(runFolder, 'fork')
  const isFirst = mkdirSync(join(runFolder, 'fork-begun'), { recursive: true }) !== undefined
  if (isFirst) {
    const root = join(runFolder, 'fork-new')
    mkdirSync(root)
    copyProject(root)
    writeFileSync(join(root, 'content/site.json'), JSON.stringify(otherCompany))
    editContent(root)
    for (const pieces of [draft, future]) writeWaitingPieces(root, pieces)
    followRecipes(root)
    runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
    renameSync(root, folder)
  }
  await waitUntil(() => existsSync(folder), { timeout: 240_000 })
  return folder
}
