import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

type Files = { readonly left: readonly string[]; readonly removed: readonly string[] }

const names = z.record(z.string(), z.unknown()).default({})
const packageSchema = z.looseObject({ dependencies: names, devDependencies: names })
const lockedSchema = packageSchema.extend({ optionalDependencies: names, peerDependencies: names })
const lockSchema = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) })

/** The packages that removed files name and no other file does. */
export function listGonePackages(root: string, { left, removed }: Files): readonly string[] {
  const { dependencies, devDependencies } = packageSchema.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const readAll = (paths: readonly string[]) =>
    paths
      .filter(
        path =>
          /\.(?:[cm]?[jt]sx?|scss|ya?ml|json)$/.test(path) && !/^(?:package(?:-lock)?|renovate)\.json$/.test(path),
      )
      .map(path => readFileSync(join(root, path), 'utf8'))
  // Content names no packages.
  const [gone, kept] = [readAll(removed.filter(path => !path.startsWith('content/'))), readAll(left)]
  return Object.keys({ ...dependencies, ...devDependencies }).filter(name => {
    const pattern = new RegExp(`['"]${name}['"/]`)
    return gone.some(text => pattern.test(text)) && !kept.some(text => pattern.test(text))
  })
}

/** The text of package.json without packages. */
export function withoutPackages(text: string, gone: readonly string[]): string {
  return gone.reduce((left, name) => left.replace(new RegExp(`^ +"${name}": "[^"]*",?\\n`, 'm'), ''), text)
}

/** The text of package.json without the commands that run removed files. */
export function withoutScripts(text: string, removed: readonly string[]): string {
  return text.replaceAll(/^ {4}"[\w:-]+": "[^"]*?(scripts\/[\w/-]+\.ts)[^"]*",\n/gm, (line, script: string) =>
    removed.includes(script) ? '' : line,
  )
}

/** The text of package-lock.json without packages and what only they need. */
export function withoutLocked(text: string, gone: readonly string[]): string {
  if (gone.length === 0) return text
  const whole: object = JSON.parse(text)
  const lock = lockSchema.parse(whole)
  const root = lockedSchema.parse(lock.packages[''])
  const without = (list: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(list).filter(([name]) => !gone.includes(name)))
  const [dependencies, devDependencies] = [without(root.dependencies), without(root.devDependencies)]
  const packages = { ...lock.packages, '': { ...lock.packages[''], dependencies, devDependencies } }
  const needed = new Set([''])
  for (const path of needed) for (const found of listNeeded(packages, path)) needed.add(found)
  const left = Object.entries(packages).filter(([path]) => needed.has(path))
  return `${JSON.stringify({ ...whole, packages: Object.fromEntries(left) }, null, 2)}\n`
}

/** Paths of the packages that the one at a path finds in the folders around it. */
function listNeeded(packages: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lockedSchema.parse(packages[path])
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
  const parts = path === '' ? [] : path.split('/node_modules/')
  const around = parts.map((_, up) => `${parts.slice(0, parts.length - up).join('/node_modules/')}/`)
  return Object.keys(all).flatMap(name => {
    const found = [...around, ''].map(folder => `${folder}node_modules/${name}`).find(place => place in packages)
    return found ?? []
  })
}
