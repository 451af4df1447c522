import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Program = {
  /** For people. */
  readonly name: string
  readonly debianPackage: string
  /** Where it may be besides PATH. */
  readonly listFolders: () => readonly string[]
}

/** Programs that tests run, by their commands. */
export const programs = {
  initdb: { name: 'PostgreSQL 15 or newer', debianPackage: 'postgresql', listFolders: listPostgresFolders },
  nginx: { name: 'nginx', debianPackage: 'nginx', listFolders: () => ['/usr/sbin', '/usr/local/sbin'] },
} satisfies Readonly<Record<string, Program>>

export type Command = keyof typeof programs

/** The path of a program of this machine. Throws an error that says what to install. */
export function findProgram(command: Command): string {
  const path = searchProgram(command)
  if (path !== undefined) return path
  const { name, debianPackage } = programs[command]
  throw new Error(
    `${name} is missing: install it (on Debian "apt-get install ${debianPackage}"), or put "${command}" on PATH`,
  )
}

/** The same, undefined when it is missing. */
export function searchProgram(command: Command): string | undefined {
  const folders = [...programs[command].listFolders(), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map(folder => join(folder, command)).find(path => existsSync(path))
}

/** Debian has one folder for each version of PostgreSQL and none of them on PATH; the newest first. */
function listPostgresFolders(): readonly string[] {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).filter(name => /^\d+$/.test(name)) : []
  return versions
    .map(Number)
    .toSorted((a, b) => b - a)
    .map(version => join(folder, String(version), 'bin'))
}
