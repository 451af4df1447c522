import type { Page } from '@playwright/test'
import { type Scene, toPlate } from './scene.ts'

const broken = 2
const lines = ['#175468', '#a63d24', '#5b3fa0', '#22663f', '#9a5b00', '#a8175f', '#2f4fc4', '#5d4037']
const darkLines = ['#79bfd6', '#ef8a6c', '#b8a3ee', '#7fcb9f', '#f0b56b', '#f28fc0', '#8fa8f5', '#c9b0a5']

/** The routes of the sample day, before and after a vehicle breaks, as the program draws them. */
export async function recordDispatch(page: Page): Promise<Scene> {
  const map = page.getByRole('group', { name: /^Map of the town/ })
  await page.getByText(/^Done after /).waitFor()
  const before = await readRoutes(map)
  const milesBefore = await readMiles(page)
  const ground = await map.evaluate(svg => {
    const paths = [...(svg.firstElementChild?.querySelectorAll('path') ?? [])]
    return paths.map(path => ({ d: path.getAttribute('d') ?? '', ...pick(getComputedStyle(path)) }))
    function pick({ fill, stroke, strokeWidth }: CSSStyleDeclaration) {
      return { isFilled: fill !== 'none', isWide: parseFloat(strokeWidth) > 0.5, stroke }
    }
  })
  await page.getByRole('button', { name: `Break V${broken + 1}` }).click()
  const changes = page.getByRole('region', { name: 'What changed' })
  await changes.getByText(/moved from/).first().waitFor()
  const after = await readRoutes(map)
  const more = (await readMiles(page)) - milesBefore
  const moved = await changes.getByText(/trips? moved/).innerText()

  const caption = `${moved.split(' ')[0]} trips moved, ${more} miles more`

  const river = ground.find(({ isWide, isFilled }) => isWide && !isFilled)?.d ?? ''
  const parks = ground.find(({ isFilled }) => isFilled)?.d ?? ''
  const roads = ground.filter(({ isWide, isFilled }) => !isWide && !isFilled).map(({ d }) => shorten(d))
  const unchanged = before.filter(({ line, d }) => line !== broken && after.some(other => other.line === line && other.d === d))
  const gone = before.filter(({ line, d }) => line !== broken && !unchanged.some(other => other.line === line && other.d === d))
  const drawn = after.filter(({ line }) => !unchanged.some(other => other.line === line))
  const lost = before.find(({ line }) => line === broken)
  const path = (d: string, line: number, kind: string) => `<path class="l${line} ${kind}" pathLength="1" d="${shorten(d)}"/>`
  return {
    body: `<rect width="480" height="300" fill="var(--surface)"/><g transform="scale(24) translate(0 -.75)"><path class="park" d="${parks}"/><path class="road" d="${roads.join('')}"/><path class="river" d="${shorten(river)}"/>
${unchanged.map(({ d, line }) => path(d, line, 'route')).join('')}${gone.map(({ d, line }) => path(d, line, 'route gone')).join('')}${path(lost?.d ?? '', broken, 'route lost')}${drawn.map(({ d, line }) => path(d, line, 'route new')).join('')}
${before.map(({ d, line }) => `<circle class="l${line} car c${line}" r=".4" style="offset-path:path('${shorten(d)}')"/>`).join('')}
<path class="cross" d="M-.5-.5l1 1m0-1l-1 1" style="offset-path:path('${shorten(lost?.d ?? '')}')"/></g>
${toPlate(`V${broken + 1} breaks`, 'var(--danger)', 'first')}${toPlate(caption, 'var(--text)', 'last')}`,
    css: `.park{fill:#dfe9d8}.road{fill:none;stroke:var(--page);stroke-width:.2}.river{fill:none;stroke:#bcd9e4;stroke-width:.6}
@media(prefers-color-scheme:dark){.park{fill:#1c3a2c}.river{stroke:#1b4557}}
${lines.map((color, index) => `.l${index}{--l:${color}}`).join('')}
@media(prefers-color-scheme:dark){${darkLines.map((color, index) => `.l${index}{--l:${color}}`).join('')}}
.route{fill:none;stroke:var(--l);stroke-width:.2;stroke-linejoin:round}
.car{fill:var(--l);stroke:var(--page);stroke-width:.1;offset-rotate:0deg;offset-distance:22%;animation:drive 1.6s linear both,hide .4s 2.4s forwards}@keyframes drive{from{offset-distance:0%}}
.car.c${broken}{animation:drive 1.6s linear both}
.cross{fill:none;stroke:var(--danger);stroke-width:.3;offset-rotate:0deg;offset-distance:22%;animation:show .2s 1.6s both}
.lost{stroke:var(--danger);stroke-dasharray:.012;opacity:.5;animation:lose .5s 1.7s both}@keyframes lose{from{opacity:1;stroke:var(--l);stroke-dasharray:none}}
.gone{animation:hide .4s 2.4s both}
.new{stroke-dasharray:1;animation:draw 2s 2.5s both}@keyframes draw{from{stroke-dashoffset:1}}
.first{animation:show .3s 1.7s both,hide .3s 4.4s forwards}.last{animation:show .3s 4.5s both}`,
  }
}

type Route = { readonly line: number; readonly d: string }

async function readRoutes(map: ReturnType<Page['locator']>): Promise<readonly Route[]> {
  return map.evaluate(svg =>
    [...svg.querySelectorAll('[data-line]')].flatMap(group => {
      const d = group.querySelector('path')?.getAttribute('d')
      return d == null ? [] : [{ line: Number((group as SVGElement).dataset.line), d }]
    }),
  )
}

const shorten = (d: string) => d.replace(/(\d+\.\d)\d/g, '$1').replaceAll('.0', '')

async function readMiles(page: Page): Promise<number> {
  return Number.parseInt(await page.locator('dl dd').first().innerText(), 10)
}
