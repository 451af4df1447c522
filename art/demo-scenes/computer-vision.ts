import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Scene, toPlate } from './scene.ts'

const plate = 'No. 6'

/** A plate, the heat of the learned norm over it, and the ring and the score that the program gives. */
export async function recordInspection(page: Page): Promise<Scene> {
  const card = page.getByRole('listitem').filter({ hasText: 'Plate with a scratch' }).first()
  await card.getByText('× the limit').waitFor()
  const [ratio] = (await card.innerText()).match(/\d+\.\d+ × the limit/) ?? []
  if (ratio === undefined) throw new Error('The program gives the scratched plate no score')
  const heat = page.getByRole('slider', { name: 'Heat map' })
  await heat.fill('85')
  const hot = await readCanvas(card)
  await heat.fill('0')
  const ringed = await readCanvas(card)
  await page.getByRole('button', { name: 'Clear the marks' }).click()
  await card.getByText('× the limit').waitFor({ state: 'detached' })
  const plain = await readCanvas(card)
  const ring = await findRing(plain, ringed)
  const scale = 480 / 280
  const [x, y, r] = [ring.x * scale, (ring.y - 17) * scale, ring.r * scale]
  return {
    body: `<image width="480" height="300" href="${await toData(plain)}"/>
<image class="heat" width="480" height="300" href="${await toData(hot)}"/>
<rect class="scan" y="-12" width="480" height="8" fill="#f0b56b"/>
<circle class="edge" cx="${x}" cy="${y}" r="${r}"/><circle class="ring" pathLength="1" cx="${x}" cy="${y}" r="${r}"/>
${toPlate(`${plate}: ${ratio}`, 'var(--text)', 'label')}`,
    css: `.scan{animation:scan 2s .4s linear both}@keyframes scan{to{transform:translateY(324px)}}
.heat{animation:show 1s 2s both}
.edge,.ring{fill:none;stroke:#000;stroke-width:9;animation:show .3s 2.7s both}
.ring{stroke:#fff;stroke-width:5;stroke-dasharray:1;animation:draw 1s 2.7s both}@keyframes draw{from{stroke-dashoffset:1}}
.label{animation:show .4s 3.7s both}`,
  }
}

type Card = ReturnType<Page['locator']>

async function readCanvas(card: Card): Promise<Buffer> {
  // The canvas is drawn after the state has changed.
  await card.page().waitForTimeout(500)
  const url = await card.locator('canvas').evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL('image/png'))
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The ring is what the two pictures differ in. */
async function findRing(plain: Buffer, ringed: Buffer): Promise<{ x: number; y: number; r: number }> {
  const [a, b] = await Promise.all([plain, ringed].map(each => sharp(each).greyscale().raw().toBuffer()))
  if (a === undefined || b === undefined) throw new Error('No pictures')
  const places = [...a].flatMap((value, at) => (Math.abs(value - (b[at] ?? 0)) > 40 ? [[at % 280, Math.floor(at / 280)] as const] : []))
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, r: (right - left) / 2 - 3 }
}

/** The middle of the plate as a small WebP. */
async function toData(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .extract({ left: 0, top: 17, width: 280, height: 175 })
    .webp({ quality: 42, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
