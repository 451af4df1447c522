import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What a file of content/ says, or undefined when the site is without it. */
export function readContentFile(name: string): unknown {
  const path = `content/${name}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** The ids of what a folder of content/ publishes, which are the names of its files, in order. Empty without the folder. */
export function listIds(folder: string): readonly string[] {
  const path = `content/${folder}`
  if (!existsSync(path)) return []
  const names = readdirSync(path).filter(name => !/^ *"?draft"?: true/m.test(readFileSync(`${path}/${name}`, 'utf8')))
  return names.map(name => name.replace(/\.\w+$/, '')).toSorted()
}

/** Any post, with pages at /blog/{id} and /blogs/{id}. */
export const somePost = pick('posts', 'articles')

/** Any service, with a page at /services/{id} and a topic of the contact form. */
export const someService = pick('services')

function pick(...folders: readonly string[]): string {
  const [first] = folders.flatMap(listIds)
  if (first === undefined) throw new Error(`content/ has nothing in ${folders.join(' or ')} to test with`)
  return first
}
