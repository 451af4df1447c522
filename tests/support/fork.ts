import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject, sourceNames } from './build-copy.ts'
import { editContent } from './edit-content.ts'
import { otherCompany } from './other-company.ts'
import { runProgram } from './run-program.ts'
import { waitUntil } from './wait-for.ts'

/**
 * The folder of a build of this project for another company with other content, whose pages and hashed files differ
 * from those in `dist`. It is built by whoever asks first in a run, and kept in the system's folder for temporary files
 * until the sources change.
 */
export async function buildFork(): Promise<string> {
  const folder = join(tmpdir(), `site-fork-${hashSources()}`)
  if (!existsSync(folder) && isFirst()) {
    const root = mkdtempSync(join(tmpdir(), 'site-fork-new-'))
    copyProject(root)
    writeFileSync(join(root, 'content/site.json'), JSON.stringify(otherCompany))
    editContent(root)
    runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
    renameSync(root, folder)
  }
  await waitUntil(() => existsSync(folder), { timeout: 240_000 })
  return folder
}

/** Whether no other process of this run has asked. */
function isFirst(): boolean {
  return mkdirSync(join(process.env.TEST_RUN_FOLDER ?? '', 'fork'), { recursive: true }) !== undefined
}

function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(new URL('edit-content.ts', import.meta.url)))
  hash.update(JSON.stringify(otherCompany))
  for (const name of sourceNames) {
    const names = statSync(name).isDirectory() ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : ['']
    const files = names.map(path => join(name, path)).filter(path => statSync(path).isFile())
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
