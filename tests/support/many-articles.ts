import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ownArticles = 24
const firstNewNumber = 34

/** Adds articles of ordinary length, each with a text of its own, until there are `count`. */
export function writeArticles(root: string, count: number): void {
  const model = readFileSync('content/articles/blog-20.md', 'utf8')
  for (let index = 0; index < count - ownArticles; index++) {
    const id = `blog-${firstNewNumber + index}`
    const text = model
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^title: .*$/m, `title: GENERATED ARTICLE ${index}`)
      .replace(/^datePublished: .*$/m, `datePublished: September 1, 2025`)
      .replace(/^ {2}src: .*$/m, '  src: /images/covers/default.jpg')
      .replaceAll(/^## /gm, `## ${index} `)
    writeFileSync(join(root, `content/articles/${id}.md`), text)
  }
}
