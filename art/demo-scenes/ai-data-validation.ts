import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Scene, toLine } from './scene.ts'

const columns = ['company', 'state', 'zip'] as const
const size = 24
const starts = [16, 212, 396] as const

/** Rows of the sample around a cell for which the program offers a fix, and the cell before and after it. */
export async function recordValidation(page: Page): Promise<Scene> {
  await page.getByText(/^Fixes, one by one/).click()
  const fix = page.getByRole('listitem').filter({ hasText: 'Unify state' }).first()
  await fix.getByRole('button', { name: /^Preview/ }).click()
  await fix.getByText('→').first().waitFor()
  const found = /Row (\d+), state: (.+) → (.+)/.exec(await fix.innerText())
  if (found === null) throw new Error('The program offers no fix of a state')
  const [, row = '', before = '', after = ''] = found
  const rows = await readRows(page)
  // Rows are counted from 1, with the line of names.
  const shown = rows.slice(Number(row) - 4, Number(row) + 1)
  const cells = shown.map((cells, index) => {
    const y = 96 + 46 * index
    const isFixed = index === 2
    const texts = cells.map((cell, column) => (isFixed && column === 1 ? '' : toLine({ x: starts[column] ?? 0, y, text: cell })))
    return `<path d="M0 ${y + 15}H480" stroke="var(--border)" stroke-width="1.5"/>${texts.join('')}`
  })
  return {
    body: `<rect width="480" height="300" fill="var(--page)"/><rect width="480" height="62" fill="var(--surface)"/><rect class="bad" x="200" y="158" width="182" height="44" rx="6"/><rect class="good" x="200" y="158" width="182" height="44" rx="6"/>
${columns.map((name, index) => `<text class="quiet" x="${starts[index]}" y="41">${name}</text>`).join('')}
${cells.join('\n')}
<g class="before">${toLine({ x: 212, y: 188, text: before })}</g><g class="after">${toLine({ x: 212, y: 188, text: after })}<path d="M346 178l8 8 14-17" fill="none" stroke="var(--success)" stroke-width="5"/></g>`,
    css: `text{font-size:${size}px}.bad,.good{stroke-width:3}.bad{fill:color-mix(in srgb,var(--danger) 16%,var(--page));stroke:var(--danger);animation:show .4s .9s both,hide .4s 3s forwards}
.good{fill:color-mix(in srgb,var(--success) 16%,var(--page));stroke:var(--success);animation:show .4s 3s both}
.before{animation:hide .3s 3s both}.after{animation:show .5s 3.2s both}`,
  }
}

/** Company, state and zip of each row of the file. */
async function readRows(page: Page): Promise<readonly (readonly string[])[]> {
  await page.getByRole('heading', { name: 'Download', exact: true }).click()
  await page.getByRole('button', { name: 'Prepare the CSV' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('a[download$=".csv"]').click()])
  const csv = readFileSync(await file.path(), 'utf8')
  const [head = '', ...lines] = csv.trim().split(/\r?\n/)
  const places = columns.map(name => head.split(',').indexOf(name))
  return lines.map(line => places.map(place => line.split(',')[place] ?? ''))
}
