import { mark } from '../brand/mark.ts'
import { siteFontFace } from '../toolkit/render-html.ts'
import { palette } from '../toolkit/palette.ts'
import type { Category, Landscape, Layer, Product } from './landscape-file.ts'
import { headerHeight, mapSize, mapStyle } from './map-style.ts'
import { drawMark, markTitle } from './marks.ts'
import { drawSpan } from './span.ts'

/** The whole map as one page of `mapSize`. */
export function landscapeMap(landscape: Landscape): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${siteFontFace()}${mapStyle}</style>
${header(landscape)}<main>${landscape.stack.map(deck).join('')}${rail(landscape.rail)}</main>${footer(landscape)}</html>`
}

function header({ asOf, stack, rail }: Landscape): string {
  const products = [...stack, rail].flatMap(({ categories }) => categories).flatMap(category => category.products)
  const span = drawSpan({ width: mapSize.width, height: headerHeight, feet: [60, mapSize.width - 60], rise: 344 })
  return `<header>${span}<p class="brand">${brandMark()}</p>
<h1>The Generative AI Landscape</h1>
<p class="lead">${products.length} products in ${toWord(stack.length)} layers and one side rail, <b>as of ${toMonth(asOf)}</b>. Find the layer that an offer belongs to, then ask its question.</p></header>`
}

function brandMark(): string {
  return `<svg viewBox="0 0 ${mark.size} ${mark.size}"><path fill="${palette.lamp}" d="${mark.path}"/></svg>`
}

function deck({ id, name, summary, categories }: Layer): string {
  return `<section class="deck" id="${id}"><div class="bank"><h2>${name}</h2><p>${summary}</p></div>
<div class="road">${categories.map(renderCategory).join('')}</div></section>`
}

function rail({ name, summary, categories }: Layer): string {
  return `<aside><div class="bank"><h2>${name}</h2><p>${summary}</p></div>${categories.map(renderCategory).join('')}</aside>`
}

function renderCategory({ name, question, products }: Category): string {
  return `<div class="category"><h3>${name}</h3><p class="question">${question}</p><ul>${products.map(renderProduct).join('')}</ul></div>`
}

/** A maker that has the same name as its product is named once. */
function renderProduct({ name, maker, license, delivery }: Product): string {
  const by = maker === name ? '' : `${maker} `
  return `<li>${drawMark(license)}<span>${name}<small>${by}${delivery.map(drawMark).join('')}</small></span></li>`
}

function footer({ asOf, legend }: Landscape): string {
  const items = legend.map(
    ([name, meaning]) => `<li>${drawMark(name)}<p><b>${markTitle(name)}</b>${meaning}</p></li>`,
  )
  return `<footer><ul>${items.join('')}</ul>
<div><p>The mark before a product is its license, in the most open form in which it is offered; the marks below its name are the ways in which it is delivered. Within a group the order is alphabetical. The map is a selection; it neither ranks nor recommends. Product names belong to their owners.</p>
<p><b>Sources:</b> the makers’ public product pages, documentation and license files, and reports of releases through ${toMonth(asOf)}. The page <b>/tools/genai-landscape</b> has the address for every product; terms change, so look there first.</p></div></footer>`
}

function toMonth(asOf: string): string {
  const date = new Date(`${asOf}-01T00:00:00Z`)
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function toWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count)
}
