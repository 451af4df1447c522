import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { readRelease } from '../../server/assets/release.ts'
import { copyProjectWithPackages } from '../support/build-copy.ts'
import { runProgram } from '../support/run-program.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** Loaded before the build: a clock that is 400 days ahead, and one core. */
const otherMachine = `
  import os, { availableParallelism } from 'node:os'
  const Clock = Date
  const ahead = 400 * 86_400_000
  globalThis.Date = class extends Clock {
    constructor(...parts) { if (parts.length === 0) super(Clock.now() + ahead); else super(...parts) }
    static now() { return Clock.now() + ahead }
  }
  os.availableParallelism = () => 1
  os.cpus = () => [{ model: '', speed: 0, times: {} }]
`

/** Every file below a folder by its path. */
function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map(path => [relative(folder, path), readFileSync(path)]))
}

test('a build in another folder, without a cache, with another clock, time zone, language and number of cores has the same bytes', {
  timeout: 1_200_000,
}, () => {
  const root = join(makeTempFolder(), 'An ünusual folder')
  copyProjectWithPackages(root)
  const environment = {
    TZ: 'Asia/Kathmandu',
    LANG: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
    SOURCE_COMMIT: readRelease('dist').commit,
    SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(otherMachine)}`,
  }
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'], environment)
  const [own, other] = [readFiles('dist'), readFiles(join(root, 'dist'))]
  expect([...other.keys()]).toEqual([...own.keys()])
  expect(own.size).toBeGreaterThan(1000)
  const differing = [...own].filter(([path, bytes]) => !other.get(path)?.equals(bytes)).map(([path]) => path)
  expect(differing).toEqual([])
})
