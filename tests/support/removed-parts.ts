import { expect } from 'vitest'
import { readContent } from '../../build/read-content.ts'
import { compileContent } from '../../compiler/compile.ts'
import { formatProblem } from '../../compiler/problem.ts'
import { applyChanges } from '../../scripts/new-site/apply-changes.ts'
import { leaveOut } from '../../scripts/new-site/leave-out.ts'
import type { PartName } from '../../scripts/new-site/parts.ts'
import { listFiles } from './copy-repository.ts'
import { crawl, crawlSettings, listDead, listEmpty } from './crawl.ts'
import { runProgram } from './run-program.ts'
import { startSite } from './site-process.ts'
import { makeTempFolder } from './temp-folder.ts'

/** Takes parts out of a copy, which then has no problem in its content and no program that fails or that nothing uses. */
export function removeParts(root: string, names: readonly PartName[]): void {
  const { problems, ...changes } = leaveOut(root, listFiles(root), names)
  expect(problems.map(formatProblem)).toEqual([])
  applyChanges(root, changes)
  checkContent(root)
  const touched = [...changes.removed, ...changes.written.keys()]
  if (!touched.some(path => path.endsWith('.ts'))) return
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build'])
  // An export of a helper that only tests of the removed parts used stays: nothing breaks by it.
  runProgram(root, ['node_modules/knip/bin/knip.js', '--exclude', 'exports'])
}

export function checkContent(root: string): void {
  const outcome = compileContent(readContent(root))
  expect('problems' in outcome ? outcome.problems.map(formatProblem) : []).toEqual([])
}

/** Builds a copy, whose pages then lead to nothing that is gone and have no empty menu or list. */
export async function buildWhole(root: string): Promise<void> {
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const site = await startSite({ ...crawlSettings, DATA_DIR: makeTempFolder() }, { folder: root })
  const pages = await crawl(site.url)
  expect(listDead(pages)).toEqual([])
  expect(listEmpty(pages)).toEqual([])
  expect(pages.size).toBeGreaterThan(100)
}
