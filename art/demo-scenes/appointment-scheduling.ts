import type { Page } from '@playwright/test'
import { measure } from './lettering.ts'
import { escapeText, type Scene, toLine } from './scene.ts'

const request = 'next Tuesday after 3, 45 minutes with a cardiologist'

/** A sentence, the words in it that the program reads, and the first time that fits. */
export async function recordAppointment(page: Page): Promise<Scene> {
  const field = page.getByRole('textbox').first()
  await field.fill(request)
  await field.press('Enter')
  await page.waitForTimeout(1500)
  const read = await page.locator('mark').evaluateAll(marks =>
    marks.map(mark => ({ words: mark.firstChild?.textContent ?? '', meaning: (mark.lastChild?.textContent ?? '').trim() })),
  )
  const time = /(\w{3}, \w{3} \d+), (\d+:\d+ [ap]m)/.exec(await page.locator('main').innerText().then(text => text.slice(text.indexOf('Times'))))
  if (read.length < 3 || time === null) throw new Error(`The program reads ${read.length} parts of the request`)
  const rows = read.slice(0, 4)
  const body = rows.map(({ words, meaning }, index) => {
    const y = 14 + 52 * index
    const lead = request.slice(0, request.indexOf(words)).match(/[a-z]+ $/)?.[0] ?? ''
    const isLead = lead !== '' && !read.some(other => other.words.endsWith(lead.trim()))
    const x = 16 + (isLead ? measure(lead) : 0)
    const width = 24 + measure(words)
    return `<rect class="mark m${index}" style="transform-origin:${x}px 0" x="${x}" y="${y}" width="${width}" height="42" rx="6"/><path class="line m${index}" pathLength="1" d="M${x + 2} ${y + 41}h${width - 4}"/>${isLead ? toLine({ x: 16, y: y + 30, text: lead.trim() }) : ''}${toLine({ x: x + 12, y: y + 30, text: words })}<text class="quiet t${index}" x="464" y="${y + 30}" text-anchor="end">${escapeText(meaning.replace(/^After /, '').replace(':00', ''))}</text>`
  })
  return {
    body: `<rect width="480" height="300" fill="var(--page)"/>${body.join('\n')}
<g class="found"><rect x="16" y="232" width="448" height="52" rx="10" fill="var(--success)"/><path class="tick" d="M33 258l8 8 14-17"/><text x="66" y="267" style="fill:var(--page)">${time[1]}, ${time[2]}</text></g>`,
    css: `.tick{fill:none;stroke:var(--page);stroke-width:5}.mark{fill:var(--strong)}.line{fill:none;stroke:var(--accent);stroke-width:3;stroke-dasharray:1}
@keyframes grow{from{transform:scaleX(0)}}@keyframes draw{from{stroke-dashoffset:1}}
${rows.map((_, index) => `.mark.m${index}{animation:grow .5s ${0.5 + 0.8 * index}s both}.line.m${index}{animation:draw .5s ${0.5 + 0.8 * index}s both}.t${index}{animation:show .3s ${0.9 + 0.8 * index}s both}`).join('\n')}
.found{animation:show .5s ${0.9 + 0.8 * rows.length}s both}`,
  }
}
