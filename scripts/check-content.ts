import { parseArgs } from 'node:util'
import { readContent } from '../build/read-content.ts'
import { compileContent } from '../compiler/compile.ts'
import { formatProblem } from '../compiler/problem.ts'

/**
 * `npm run check:content [-- --strict]`: prints all problems and warnings of content/, one per line. The exit code is 1
 * if there are problems, with --strict also if there are warnings: sources to look up again, words to replace.
 */
const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } })
const sources = readContent(process.cwd())
const outcome = compileContent({ ...sources, today: new Date().toISOString().slice(0, 10) })

if ('problems' in outcome) {
  for (const problem of outcome.problems) console.error(formatProblem(problem))
  console.error(`\ncontent/ has ${outcome.problems.length} problem(s).`)
  process.exitCode = 1
} else {
  const { library, warnings } = outcome
  for (const warning of warnings) console.warn(`warning: ${formatProblem(warning)}`)
  console.log(`content/ is fine: ${sources.files.length} files, ${library.documents.size} documents.`)
  if (options.strict && warnings.length > 0) {
    console.error(`With --strict, ${warnings.length} warning(s) are problems.`)
    process.exitCode = 1
  }
}
