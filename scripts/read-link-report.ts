import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findMoved, listBroken, moveAddress, parseReport } from './links/link-report.ts'

/**
 * `npx tsx scripts/read-link-report.ts REPORT LIST`: reads lychee's JSON report, writes the addresses that fail as a list in
 * Markdown, which is empty when none does, and gives files of content/sources/ the addresses to which theirs moved for good.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const [reportFile, listFile] = positionals
if (reportFile === undefined || listFile === undefined) throw new Error('give the files of the report and of the list')

const report = parseReport(readFileSync(reportFile, 'utf8'))
const list = listBroken(report)
writeFileSync(listFile, list)

const moved = findMoved(report)
const folder = 'content/sources'
const changed = readdirSync(folder).filter(name => {
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  const newText = moveAddress(text, moved)
  if (newText === text) return false
  writeFileSync(file, newText)
  return true
})
console.log(`${list.split('\n').length - 1} addresses fail; ${changed.length} sources have moved for good.`)
for (const name of changed) console.log(join(folder, name))
