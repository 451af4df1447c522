import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../toolkit/launch-browser.ts'
import type { Frame } from './frame.ts'
import { type Layer, type PlaneName, planes } from './layers.ts'
import { lampGlow } from './lights.ts'
import { film } from './timeline.ts'
import { world } from './world.ts'

/** Which drawing lies over which plane. */
const order: readonly (PlaneName | 'stars' | 'river' | 'bridge' | 'title')[] = [
  'sky',
  'stars',
  'far',
  'near',
  'shore',
  'river',
  'banks',
  'bridge',
  'reeds',
  'title',
]

export type Stage = { readonly page: Page; readonly browser: Browser }

/** A page with all planes loaded, onto which frames are put one after another. */
export async function openStage(layers: readonly Layer[]): Promise<Stage> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: film.width, height: film.height } })
  await page.setContent(toHtml(layers))
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  return { page, browser }
}

export async function shoot({ page }: Stage, frame: Frame): Promise<Buffer> {
  await page.evaluate(
    ({ matrices, shares, drawings, origin }) => {
      for (const image of document.images) {
        const { plane, mood } = image.dataset as { plane: keyof typeof matrices; mood: keyof typeof shares }
        image.style.transform = `${matrices[plane]} translate(${origin})`
        image.style.opacity = String(shares[mood])
        image.style.visibility = shares[mood] > 0 ? 'visible' : 'hidden'
      }
      for (const [id, content] of Object.entries(drawings)) {
        const group = document.getElementById(id)
        if (group !== null) group.innerHTML = content
      }
    },
    { ...frame, origin: `${world.left}px,${world.top}px` },
  )
  return page.screenshot({ type: 'jpeg', quality: 94 })
}

function toHtml(layers: readonly Layer[]): string {
  const parts = order.map(name =>
    isPlane(name)
      ? layers
          .filter(layer => layer.plane === name)
          .map(toImage)
          .join('')
      : `<svg viewBox="0 0 ${film.width} ${film.height}"><g id="${name}"></g></svg>`,
  )
  return `<!doctype html><style>body{margin:0;width:${film.width}px;height:${film.height}px;overflow:hidden;position:relative}
img{position:absolute;left:0;top:0;transform-origin:0 0}div{position:absolute;inset:0}svg{position:absolute;inset:0}
img{object-fit:fill;width:${world.width}px;height:${world.height}px;margin:0}</style><svg width="0" height="0"><defs>${lampGlow}</defs></svg>${parts.join('')}`
}

function isPlane(name: string): name is PlaneName {
  return name in planes
}

function toImage({ plane, mood, image }: Layer): string {
  return `<img data-plane="${plane}" data-mood="${mood}" src="data:image/png;base64,${image.toString('base64')}" alt="">`
}
