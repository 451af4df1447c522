import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { renewArchive } from '../../../../server/assets/archive.ts'
import { dayMs } from '../../../../shared/values/dates.ts'
import { makeTempFolder } from '../../../support/temp-folder.ts'

/** A build with a file in each folder of hashed files, whose names contain the release. */
function makeBuild(release: string): string {
  const folder = makeTempFolder()
  const files = [`client/assets/a-${release}.js`, `client/content/${release}/short.json`, 'client/og/card.png']
  for (const path of [...files, `client/assets/a-${release}.js.br`, 'demos/demo-assets/d.js']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${release} ${path}`)
  }
  return folder
}

function age(file: string, days: number): void {
  const moment = new Date(Date.now() - days * dayMs)
  utimesSync(file, moment, moment)
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => statSync(join(folder, path)).isFile())
    .toSorted()

test('the archive has the hashed files of all releases, with their compressed copies', async () => {
  const folder = join(makeTempFolder(), 'archive')
  for (const release of ['1', '2']) await renewArchive({ distFolder: makeBuild(release), folder, keepDays: 30 })
  const scripts = ['assets/a-1.js', 'assets/a-1.js.br', 'assets/a-2.js', 'assets/a-2.js.br']
  const expected = [...scripts, 'content/1/short.json', 'content/2/short.json']
  expect(list(folder)).toEqual([...expected, 'demo-assets/d.js', 'og/card.png'])
  expect(readFileSync(join(folder, 'assets/a-1.js'), 'utf8')).toBe('1 client/assets/a-1.js')
})

test('replicas may start at once', async () => {
  const folder = makeTempFolder()
  const distFolder = makeBuild('1')
  await Promise.all(Array.from({ length: 5 }, () => renewArchive({ distFolder, folder, keepDays: 30 })))
  expect(list(folder)).toHaveLength(5)
})

test('files that no release has used for the days are deleted, and those of the release are marked', async () => {
  const folder = makeTempFolder()
  const distFolder = makeBuild('2')
  await renewArchive({ distFolder: makeBuild('1'), folder, keepDays: 30 })
  await renewArchive({ distFolder, folder, keepDays: 30 })
  for (const path of list(folder)) age(join(folder, path), 31)
  age(join(folder, 'assets/a-1.js'), 29)
  await renewArchive({ distFolder, folder, keepDays: 30 })
  expect(list(folder)).toEqual([
    'assets/a-1.js',
    'assets/a-2.js',
    'assets/a-2.js.br',
    'content/2/short.json',
    'demo-assets/d.js',
    'og/card.png',
  ])
  expect(existsSync(join(folder, 'content/1'))).toBe(false)
  expect(Date.now() - statSync(join(folder, 'assets/a-2.js')).mtimeMs).toBeLessThan(dayMs)
})
