import { benefitsScreen } from './product/benefits-screen.ts'
import { recruitmentScreen } from './product/recruitment-screen.ts'
import { renderHtml } from './toolkit/render-html.ts'
import { screenSize } from './product/screen.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** Screenshots of the two invented products, with sample data. */
const screens = {
  'benefits-assistant': benefitsScreen(),
  'recruitment-assistant': recruitmentScreen(),
} as const

for (const [name, html] of Object.entries(screens)) {
  const source = await renderHtml({ html, ...screenSize, scale: 1.5 })
  const path = `/images/solutions/${name}.png`
  await savePicture({ path, source, width: 1600, widths: [480, 672, 800, 1200, 1600], quality: 60 })
}
