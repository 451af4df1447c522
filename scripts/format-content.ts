import { writeFileSync } from 'node:fs'
import { findFormat } from '../build/editor/content-files.ts'
import { readContent } from '../build/read-content.ts'

/** Lays files of content out as the editor writes them. */
for (const { path, text } of readContent('.').files) {
  const format = findFormat(path)
  if (format === undefined) continue
  const laidOut = format.toFile(format.fromFile(text))
  if (laidOut !== text) writeFileSync(path, laidOut)
}
