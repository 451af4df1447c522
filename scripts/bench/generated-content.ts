import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const parts = ['client', 'content', 'public', 'server', 'shared', 'package.json', 'tsconfig.json', 'vite.config.ts']
const ownArticles = 24
const firstNewNumber = 34

/** Copies what a build needs; the packages are those of this project. */
export function copyProject(root: string): void {
  for (const part of parts) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
}

/** Adds articles of ordinary length until there are `count`, each with a text of its own. */
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
