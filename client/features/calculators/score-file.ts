import { type CalculatorAnswer, loadCalculator } from '../../../shared/calculators/load-calculator.ts'
import { readScores } from '../../../shared/calculators/read-scores.ts'
import type { Library } from '../../../shared/content/library.ts'
import { fillTemplate } from '../../../shared/values/fill-template.ts'

/** A calculator with the cases of the visitor's file. */
export type FileCases = {
  /** What was read, in words. */
  readonly basis: string
  readonly toAnswer: (query: URLSearchParams) => CalculatorAnswer | undefined
}

type FileResult = { readonly cases?: FileCases; readonly error?: string }

/** Larger files would stop the page while it computes. */
const maxBytes = 20_000_000

/** Reads the file in the browser; nothing of it is sent. */
export async function readScoreFile(library: Library, id: string, file: File): Promise<FileResult> {
  const [content, words] = await Promise.all([library.read(`calculators/${id}`), library.read('pages/calculator')])
  if (content.file === undefined) return {}
  if (file.size > maxBytes) return { error: content.file.size }
  const result = readScores(await file.text())
  if (result.kind === 'row')
    return { error: fillTemplate(content.file.row, { row: result.row.toLocaleString('en-US') }) }
  if (result.kind !== 'read') return { error: content.file[result.kind] }
  const { cases } = result
  const wrong = cases.filter(([, isWrong]) => isWrong === 1).length
  const basis = fillTemplate(content.file.read, {
    file: file.name,
    rows: cases.length.toLocaleString('en-US'),
    wrong: wrong.toLocaleString('en-US'),
  })
  return { cases: { basis, toAnswer: query => loadCalculator(content, words, query, cases).answer } }
}
