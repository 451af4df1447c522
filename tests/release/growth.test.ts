import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copyProject } from '../support/build-copy.ts'
import { writeArticles } from '../support/many-articles.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** Brotli bytes of the scripts and of a list and an article of the site built in `folder`. */
async function weigh(folder: string) {
  const site = await startSite({ DATA_DIR: makeTempFolder() }, { folder })
  const sizeOfPage = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(response.status, path).toBe(200)
    return brotliCompressSync(await response.bytes()).length
  }
  const assets = join(folder, 'dist/client/assets')
  const scripts = readdirSync(assets)
    .filter(name => name.endsWith('.js'))
    .map(name => brotliCompressSync(readFileSync(join(assets, name))).length)
  return {
    scripts: scripts.reduce((sum, bytes) => sum + bytes, 0),
    list: await sizeOfPage('/blogs'),
    article: await sizeOfPage('/blogs/blog-20'),
    lastPage: await sizeOfPage('/blogs?page=10'),
  }
}

test('with ten times the articles, scripts and pages weigh what they weigh with 24', { timeout: 600_000 }, async () => {
  const root = makeTempFolder()
  copyProject(root)
  writeArticles(root, 240)
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const [few, many] = [await weigh(process.cwd()), await weigh(root)]
  expect(many.scripts).toBeLessThan(few.scripts * 1.01)
  expect(many.list).toBeLessThan(few.list * 1.1)
  expect(many.article).toBeLessThan(few.article * 1.1)
  expect(many.lastPage).toBeLessThan(few.list * 1.1)
})
