import type { Table } from './table/table.ts'

const maxStart = 20_000
const minLines = 4
const codeShare = 0.5

/** Ends a block or statement, or opens one: `}`, `});`, `for (;;) {`, `def run(self):`. */
const endsAsCode = /(?:[{}]|[{}()\]][;,:]|\[|=>|\\)$/
/** `port: 80`, `- name: web`, `PORT=80`, `[server]`, `<note>`, `@import`, `# comment`, `// comment`; no web address. */
const startsAsCode =
  /^(?:-?\s*["']?[A-Za-z_][\w.-]*["']?\s*(?::(?!\/\/)|=)|\[[\w .-]+\]$|<[\w!/?]|@\w|#|\/\/|\/\*|\*\s|\\\w)/
const isStatement = /^[^;]*\);$/

/** Why a text is program code or settings instead of a table; undefined if it may be one. */
export function refuseCode(text: string, { columns, rowNumbers }: Table): string | undefined {
  const lines = text
    .slice(0, maxStart)
    .split(/\r?\n|\r/)
    .filter(line => line.trim() !== '')
  if (lines.length < minLines) return undefined
  const share = (isTrue: (line: string) => boolean) => lines.filter(isTrue).length / lines.length
  const divided = rowNumbers.filter((_, row) => columns.filter(({ cells }) => cells[row] !== '').length > 1).length
  // Statements with the same number of commas are cut as evenly as records are.
  const isCode = divided > rowNumbers.length / 2 ? (line: string) => isStatement.test(line) : looksLikeCode
  if (share(isCode) < codeShare) return undefined
  return 'This reads like program code or settings, not like a table. A table has columns: their names in the first row, and one record in each row below.'
}

/** Also a line that is indented: cells seldom begin with a space. */
function looksLikeCode(line: string): boolean {
  const trimmed = line.trim()
  return /^\s{2}|^\t/.test(line) || endsAsCode.test(trimmed) || startsAsCode.test(trimmed) || isStatement.test(trimmed)
}
