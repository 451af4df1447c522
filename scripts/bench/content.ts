import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject, writeArticles } from './generated-content.ts'
import { measureSite, type SiteFigures } from './site-figures.ts'

/** `npm run bench:content`: what 1,000 articles cost beside the site's own 24, each built and served by itself. */
const counts = [24, 1000] as const

type Figures = SiteFigures & { readonly 'build, s': number }

async function measureCount(count: number): Promise<Figures> {
  const root = mkdtempSync(join(tmpdir(), 'content-bench-'))
  try {
    copyProject(root)
    writeArticles(root, count)
    const start = performance.now()
    const build = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'],
      {
        cwd: root,
        stdio: 'inherit',
      },
    )
    if (build.status !== 0) throw new Error(`the build with ${count} articles failed`)
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
    return { 'build, s': seconds, ...(await measureSite(root)) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const table: Record<string, Figures> = {}
for (const count of counts) table[`${count} articles`] = await measureCount(count)
console.table(transpose(table))

function transpose(rows: Readonly<Record<string, Figures>>): Record<string, Record<string, number>> {
  const turned: Record<string, Record<string, number>> = {}
  for (const [row, figures] of Object.entries(rows)) {
    for (const [name, value] of Object.entries(figures)) turned[name] = { ...turned[name], [row]: value }
  }
  return turned
}
