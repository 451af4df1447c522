import { parseArgs } from 'node:util'
import { readBuildDay } from '../build/build-day.ts'
import { decodeOriginals } from '../build/pictures/decode-originals.ts'
import { readContent } from '../build/read-content.ts'
import { compileContent } from '../compiler/compile.ts'
import { formatProblem } from '../compiler/problem.ts'
import { readEntries } from '../compiler/read-entries.ts'
import { toReason } from '../compiler/waiting.ts'
import { reportStalePapers } from './papers/paper-hashes.ts'

/**
 * `npm run check:content [-- --strict]`: prints all problems and warnings of content/ and what waits. The exit code is 1
 * if there are problems, with --strict also if there are warnings, such as sources to look up again. A paper that changed
 * after its PDF was printed is a problem only here: a build needs no PDF.
 */
const { values: options } = parseArgs({
  options: { strict: { type: 'boolean', default: false } },
})
const sources = readContent(process.cwd())
const originals = await decodeOriginals(process.cwd(), sources.originals)
const outcome = compileContent({ ...sources, originals, today: readBuildDay(process.env) })

if ('problems' in outcome) {
  for (const problem of outcome.problems) console.error(formatProblem(problem))
  console.error(`\ncontent/ has ${outcome.problems.length} problem(s).`)
  process.exitCode = 1
} else {
  const { library, warnings, waiting } = outcome
  const read = readEntries(sources.files)
  const stale = 'problems' in read ? [] : reportStalePapers(read.entries, sources.publicPaths)
  for (const problem of stale) console.error(formatProblem(problem))
  if (stale.length > 0) process.exitCode = 1
  for (const warning of warnings) console.warn(`warning: ${formatProblem(warning)}`)
  for (const piece of waiting) console.log(`waits: ${piece.source.path} ${toReason(piece)}`)
  console.log(`content/ is fine: ${sources.files.length} files, ${library.documents.size} documents.`)
  if (options.strict && warnings.length > 0) {
    console.error(`With --strict, ${warnings.length} warning(s) are problems.`)
    process.exitCode = 1
  }
}
