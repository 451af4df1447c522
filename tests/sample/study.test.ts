import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '../support/run-program.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const tables = ['model-prices', 'open-model-prices'].flatMap(id => [
  `content/data/${id}.csv`,
  `content/data/${id}.json`,
])
const article = 'content/articles/blog-41.md'

test('a run of the study changes no byte, and restores what somebody has changed in its tables', () => {
  const root = makeTempFolder()
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const path of [...tables, article, 'scripts/study.yaml']) cpSync(path, join(root, path))
  const text = readFileSync(article, 'utf8')
  writeFileSync(join(root, article), text.replace(/(?<=<!-- study: lines -->\n)[\s\S]*?(?=<!-- \/study -->)/, ''))
  runProgram(root, ['--import', 'tsx', resolve('scripts/study.ts')])
  for (const path of [...tables, article]) {
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(readFileSync(path, 'utf8'))
  }
})
