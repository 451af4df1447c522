import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { usedTypefaces } from '../../shared/values/typefaces.ts'

const packageSchema = z.object({ name: z.string(), version: z.string() })

/** The packages in a build, such as `react@19.3.1`: what Vite lists in each part, and fonts, whose files it copies. */
export function listBuilt(distFolder: string): readonly string[] {
  const lists = readdirSync(distFolder)
    .map(part => join(distFolder, part, '.vite/license.md'))
    .filter(file => existsSync(file))
  if (lists.length === 0) throw new Error(`${distFolder} has no lists of packages; run "npm run build" first`)
  const bundled = lists.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name, version]) => `${name}@${version}`),
  )
  return [...bundled, ...usedTypefaces.map(({ id }) => readName(`node_modules/@fontsource-variable/${id}`))]
}

/** The packages that stand beside a build in this folder: those with native parts, with what these need. */
export function listInstalled(folder: string): readonly string[] {
  const roots = ['libsql', '@libsql', '@neon-rs'].map(name => join(folder, name)).filter(path => existsSync(path))
  return roots.flatMap(root => findPackages(root)).map(readName)
}

/** The folder itself, or those in it, that are packages. */
function findPackages(folder: string): readonly string[] {
  const isPackage = existsSync(join(folder, 'package.json'))
  const own = isPackage ? [folder] : []
  const inner = isPackage ? join(folder, 'node_modules') : folder
  if (!existsSync(inner)) return own
  const folders = readdirSync(inner).map(name => join(inner, name))
  return [...own, ...folders.filter(path => statSync(path).isDirectory()).flatMap(findPackages)]
}

function readName(folder: string): string {
  const { name, version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return `${name}@${version}`
}
