import { readContent } from '../build/read-content.ts'
import { compileContent } from '../shared/content/compiler/compile.ts'
import { formatProblem } from '../shared/content/compiler/problem.ts'

/** `npm run check:content`: every problem of content/ at once, one a line; the exit code is not zero when there is any. */
const sources = readContent(process.cwd())
const outcome = compileContent(sources)

if ('problems' in outcome) {
  for (const problem of outcome.problems) console.error(formatProblem(problem))
  console.error(`\ncontent/ has ${outcome.problems.length} problem(s).`)
  process.exitCode = 1
} else {
  console.log(`content/ is fine: ${sources.files.length} files, ${outcome.library.documents.size} documents.`)
}
