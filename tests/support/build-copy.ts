import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The files and folders that a build reads. */
const sourceNames = [
  ...['build', 'client', 'compiler', 'content', 'demos', 'public', 'server', 'shared'],
  ...['package.json', 'tsconfig.base.json', 'vite.config.ts'],
]

const checked = 'node_modules/.cache/tsc'

/** Copies the files of a build into an empty folder, with the project's packages and a link to its cache of builds. */
export function copyProject(root: string): void {
  copySources(root)
  linkPackages(root)
}

/** Gives a copy the project's packages and cache of builds, and a copy of what the compiler of TypeScript has checked. */
export function linkPackages(root: string): void {
  mkdirSync('.cache', { recursive: true })
  symlinkSync(resolve('.cache'), join(root, '.cache'))
  copyPackages(root)
  if (existsSync(checked)) cpSync(checked, join(root, checked), { recursive: true, preserveTimestamps: true })
}

/** As `copyProject`, but without what earlier builds have cached, and without leaving a cache. */
export function copyProjectAsNew(root: string): void {
  copySources(root)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}

/** As on another machine: as new, and with packages of its own, because chunks name the files that they are made of. */
export function copyProjectWithPackages(root: string): void {
  copySources(root)
  copyPackages(root)
}

/**
 * Folders of its own with the project's files, all but what is cached there: for links to folders the compiler of
 * TypeScript would check all files again, since their paths lead elsewhere.
 */
function copyPackages(root: string): void {
  const folder = join(root, 'node_modules')
  mkdirSync(folder)
  const packages = readdirSync('node_modules').filter(name => name !== '.cache')
  const paths = packages.map(name => join('node_modules', name))
  // Node's own copy takes ten times as long. Another file system, and some programs, do not have links of files.
  const { status } = spawnSync('cp', ['-RPl', ...paths, folder], { stdio: 'ignore' })
  if (status !== 0) execFileSync('cp', ['-RP', ...paths, folder])
}

function copySources(root: string): void {
  for (const name of sourceNames) cpSync(name, join(root, name), { recursive: true })
}
