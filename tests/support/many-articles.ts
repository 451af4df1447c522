import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'content/articles'
const ownNames = readdirSync(folder)

export const ownArticles = ownNames.length

const plainModel = 'blog-15'
/** Charts of most kinds, of tables beside them and of figures of their own. */
const chartModels = ['blog-8', 'blog-11', 'blog-19', 'blog-26', 'blog-33', 'blog-37'] as const
/** One article of so many has charts. */
const chartEvery = 5

/** Adds articles of ordinary length, each with a text of its own, until there are `count`; every fifth has charts. */
export function writeArticles(root: string, count: number): void {
  const firstNew = Math.max(...ownNames.map(name => Number(/\d+/.exec(name)?.[0]))) + 1
  for (let index = 0; index < count - ownArticles; index++) {
    const chartModel = chartModels[(index / chartEvery) % chartModels.length]
    const id = `blog-${firstNew + index}`
    const text = readFileSync(join(folder, `${chartModel ?? plainModel}.md`), 'utf8')
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^title: .*$/m, `title: GENERATED ARTICLE ${index}`)
      .replace(/^datePublished: .*$/m, `datePublished: September 1, 2025`)
      .replace(/^ {2}src: .*$/m, '  src: /images/covers/default.jpg')
      .replaceAll(/^## /gm, `## ${index} `)
    writeFileSync(join(root, folder, `${id}.md`), text)
  }
}
