import { readdirSync } from 'node:fs'
import { relative } from 'node:path'

const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.module.scss'))
  .sort()
const namesByFile = new Map<string, string[]>()

/**
 * A CSS module's class as two numbers, such as `c2f-1`: its style sheet's and its own, the same in every build. Every page
 * carries the whole style sheet; with Vite's own names, which end in a hash, each page would be 1.3 kB larger.
 */
export function shortClassName(name: string, path: string): string {
  const file = relative('client', path)
  const names = namesByFile.get(file) ?? []
  namesByFile.set(file, names)
  if (!names.includes(name)) names.push(name)
  return `c${files.indexOf(file).toString(36)}-${names.indexOf(name).toString(36)}`
}
