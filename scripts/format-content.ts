import { writeFileSync } from 'node:fs'
import { readContent } from '../build/read-content.ts'
import { findFormat } from '../editor/content-files.ts'

/** Lays files of content out as the editor writes them. */
for (const { path, text } of readContent('.').files) {
  const format = findFormat(path)
  if (format === undefined) continue
  const laidOut = format.toFile(format.fromFile(text))
  if (laidOut !== text) writeFileSync(path, laidOut)
}
