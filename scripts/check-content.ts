import { readContent } from '../build/read-content.ts'
import { compileContent } from '../shared/content/compiler/compile.ts'
import { formatProblem } from '../shared/content/compiler/problem.ts'

/** `npm run check:content`: prints all problems of content/, one per line; the exit code is 1 if there are any. */
const sources = readContent(process.cwd())
const outcome = compileContent(sources)

if ('problems' in outcome) {
  for (const problem of outcome.problems) console.error(formatProblem(problem))
  console.error(`\ncontent/ has ${outcome.problems.length} problem(s).`)
  process.exitCode = 1
} else {
  console.log(`content/ is fine: ${sources.files.length} files, ${outcome.library.documents.size} documents.`)
}
