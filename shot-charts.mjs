import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { execSync } from 'node:child_process'
const exe = execSync("npx tsx -e \"import('./scripts/browser/find-browser.ts').then(m=>process.stdout.write(m.findBrowser()))\" 2>/dev/null").toString()
const [,, base, width, scheme, out] = process.argv
const paths = ['/blogs/price-the-mistakes-then-set-the-threshold','/whitepapers/measuring-roi-enterprise-generative-ai','/whitepapers/measuring-success-and-scaling-ai','/whitepapers/competitive-divide-blog','/blogs/blog-26','/blogs/blog-11','/whitepapers/custom-built-agentic-enterprise-decision-making-ai','/blogs/blog-25','/blogs/blog-19','/blogs/blog-33','/blogs/blog-18','/blogs/blog-20','/blogs/blog-21','/blogs/blog-30','/blogs/blog-10','/blogs/blog-8','/blogs/blog-5','/whitepapers/risks-and-ethical-ai']
const browser = await chromium.launch({ executablePath: exe, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: +width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
const shots = []
for (const p of paths) {
  await page.goto(base + p)
  for (const f of await page.locator('figure.chart').all()) shots.push(await f.screenshot())
}
await browser.close()
const cols = +width > 600 ? 3 : 6
const cells = await Promise.all(shots.map(async s => ({ s, m: await sharp(s).metadata() })))
const colW = Math.max(...cells.map(c => c.m.width)) + 12
const heights = Array(cols).fill(0); const comp = []
for (const c of cells) { const i = heights.indexOf(Math.min(...heights)); comp.push({ input: c.s, left: i * colW, top: heights[i] }); heights[i] += c.m.height + 12 }
await sharp({ create: { width: colW * cols, height: Math.max(...heights), channels: 3, background: '#888' } }).composite(comp).png().toFile(out)
console.log(shots.length, colW * cols, Math.max(...heights))
