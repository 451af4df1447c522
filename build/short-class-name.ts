import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const files = ['client', 'demos']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => file.endsWith('.module.scss'))
  .sort()
const namesByFile = new Map<string, string[]>()

/**
 * The name of a CSS module's class: the numbers of its style sheet and of the class, such as `c2f-1`; the same in every
 * build. Every page contains the whole style sheet, and Vite's default names with a hash make it 1.3 kB larger.
 */
export function shortClassName(name: string, path: string): string {
  // The development server asks for the text of a sheet with a query.
  const [file = ''] = relative('.', path).split('?')
  if (!files.includes(file))
    throw new Error(`${file} was no style sheet of client/ or demos/ at the start; start again.`)
  const names = namesByFile.get(file) ?? []
  namesByFile.set(file, names)
  if (!names.includes(name)) names.push(name)
  return `c${files.indexOf(file).toString(36)}-${names.indexOf(name).toString(36)}`
}
