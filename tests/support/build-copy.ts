import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'

type Copy = {
  /** An empty folder. */
  readonly root: string
  /** Returns the text of content/site.json in the copy. */
  readonly changeSite: (text: string) => string
}

/** The files and folders that a build reads. */
export const sourceNames = [
  'build',
  'client',
  'compiler',
  'content',
  'demos',
  'public',
  'server',
  'shared',
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
]

/** Copies the files of a build into an empty folder; node_modules and the cache of builds are links to the project's. */
export function copyProject(root: string): void {
  copyProjectAsNew(root)
  mkdirSync('.cache', { recursive: true })
  symlinkSync(resolve('.cache'), join(root, '.cache'))
}

/** Gives a copy the project's packages and cache of builds. What the compiler of TypeScript keeps stays the project's own. */
export function linkPackages(root: string): void {
  mkdirSync('.cache', { recursive: true })
  symlinkSync(resolve('.cache'), join(root, '.cache'))
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter(name => name !== '.cache')) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  }
}

/** As `copyProject`, but without what earlier builds have cached, and without leaving a cache. */
export function copyProjectAsNew(root: string): void {
  copySources(root)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}

/** As on another machine: as new, and with packages of its own, because chunks name the files that they are made of. */
export function copyProjectWithPackages(root: string): void {
  copySources(root)
  cpSync('node_modules', join(root, 'node_modules'), { recursive: true, verbatimSymlinks: true })
}

function copySources(root: string): void {
  for (const name of sourceNames) cpSync(name, join(root, name), { recursive: true })
}

/** Builds a copy of the project with another content/site.json. Changes the working directory, so run it in a separate process. */
export async function buildCopy({ root, changeSite }: Copy): Promise<void> {
  copyProject(root)
  const file = join(root, 'content/site.json')
  writeFileSync(file, changeSite(readFileSync(file, 'utf8')))
  process.chdir(root)
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
  await builder.buildApp()
}
