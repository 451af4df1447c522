import type { Page } from '@playwright/test'
import { measure, toFontFace } from './lettering.ts'

/** What a demo's scene shows, recorded from its running program. */
export type Scene = {
  /** Elements in a picture of 480 × 300; the last state of their animations is the still. */
  readonly body: string
  /** Style rules and keyframes; no motion after five seconds, which is when a visitor could have to pause it. */
  readonly css: string
}

export type Recorder = (page: Page) => Promise<Scene>

/** The roles of the site's styles that scenes need, light and dark. */
const colors = `svg{--page:#fff;--surface:#f7f4ee;--strong:#ece6db;--text:#14252e;--quiet:#4a5b64;--border:#d9d2c5;--accent:#a63d24;--danger:#b3261e;--success:#22663f;--link:#175468}
@media(prefers-color-scheme:dark){svg{--page:#0c171c;--surface:#12212a;--strong:#1d303a;--text:#eae6de;--quiet:#a9b8be;--border:#2a3d47;--accent:#ef8a6c;--danger:#ff98a4;--success:#7fcb9f;--link:#86c3d8}}`

/**
 * The SVG of a scene. Its animations run once, from when it is first painted. With the fragment #still it shows their
 * end, for reduced motion, which browsers do not tell pictures.
 */
export async function toSvg({ body, css }: Scene): Promise<string> {
  const words = [...body.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  const rules = `${await toFontFace(words)}
${colors}
text{font-family:Words,sans-serif;font-size:26px;font-weight:600;fill:var(--text)}
.quiet{fill:var(--quiet)}
*{animation-fill-mode:both;animation-timing-function:ease-in-out}
#still:target *{animation-duration:0s!important;animation-delay:0s!important}
@keyframes show{from{opacity:0}}
@keyframes hide{to{opacity:0}}
${css}`
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" id="still" viewBox="0 0 480 300" width="480" height="300"><style>${rules}</style>${body}</svg>\n`
  return markup.replaceAll('\n}', '}')
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

type Words = { readonly x: number; readonly y: number; readonly text: string; readonly css?: string }

/** A line of text. */
export function toLine({ x, y, text, css = '' }: Words): string {
  const style = css === '' ? '' : ` style="${css}"`
  return `<text x="${x}" y="${y}"${style}>${escapeText(text)}</text>`
}

/** Words on a plate in the lower left corner. */
export function toPlate(text: string, ground: string, name: string): string {
  return `<g class="${name}"><rect x="16" y="238" width="${measure(text) + 32}" height="46" rx="10" fill="${ground}"/>${toLine({ x: 32, y: 270, text, css: 'fill:var(--page)' })}</g>`
}
