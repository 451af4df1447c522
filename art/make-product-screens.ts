import { benefitsScreen } from './product/benefits-screen.ts'
import { recruitmentScreen } from './product/recruitment-screen.ts'
import { screenSizes } from './product/screen.ts'
import { renderHtml } from './toolkit/render-html.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** Screens of the two invented products, with sample data. */
const screens = { 'benefits-assistant': benefitsScreen, 'recruitment-assistant': recruitmentScreen } as const

for (const [name, toHtml] of Object.entries(screens)) {
  const wide = await renderHtml({ html: toHtml('wide'), ...screenSizes.wide, scale: 2 })
  const path = `/images/solutions/${name}`
  await savePicture({ path: `${path}.png`, source: wide, width: 1600, widths: [800, 1200, 1600], quality: 60 })
  const tall = await renderHtml({ html: toHtml('tall'), ...screenSizes.tall, scale: 2 })
  await savePicture({ path: `${path}-tall.png`, source: tall, width: 840, widths: [420, 840], quality: 60 })
}
