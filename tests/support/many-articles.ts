import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'content/articles'
const plainModel = 'blog-15'
/** With charts of seven kinds, which draw their own figures and tables beside them. */
const chartModels = ['blog-8', 'blog-11', 'blog-19', 'blog-26', 'blog-33', 'blog-37'] as const
/** Of as many new articles one has charts. */
const perChart = 5

/** Adds articles of ordinary length, each with a text of its own, until there are `count`; every fifth has charts. */
export function writeArticles(root: string, count: number): void {
  const own = readdirSync(folder).map(name => Number(/\d+/.exec(name)?.[0]))
  const firstNew = Math.max(...own) + 1
  for (let index = 0; index < count - own.length; index++) {
    const hasCharts = index % perChart === 0
    const model = hasCharts ? chartModels[(index / perChart) % chartModels.length] : plainModel
    const id = `blog-${firstNew + index}`
    const text = readFileSync(join(folder, `${model}.md`), 'utf8')
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^title: .*$/m, `title: GENERATED ARTICLE ${index}`)
      .replace(/^datePublished: .*$/m, `datePublished: September 1, 2025`)
      .replace(/^ {2}src: .*$/m, '  src: /images/covers/default.jpg')
      .replaceAll(/^## /gm, `## ${index} `)
    writeFileSync(join(root, folder, `${id}.md`), text)
  }
}
