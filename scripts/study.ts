// Writes the tables and figures of the study of list prices from the two pinned packages. The same every time.
import { readFileSync, writeFileSync } from 'node:fs'
import { runStudy } from './study/run-study.ts'

for (const [path, text] of runStudy(path => readFileSync(path, 'utf8'))) writeFileSync(path, text)
