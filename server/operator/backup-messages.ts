import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { prepareFolder, toOutboxPath } from '../outbox/data-folder.ts'
import { checkLayout, checkSoundness, isDamage, OutboxFileError, openRaw } from '../outbox/sqlite-file.ts'
import { LayoutError } from '../outbox/tables.ts'
import { findOutboxFile, type Tool, ToolError } from './tool.ts'

/** Copies the outbox in DATA_DIR, as it is at one moment, into a new file; also while the site stores and delivers. */
export async function backup(target: string, tool: Tool): Promise<void> {
  const source = findOutboxFile(readFolder(tool))
  const counts = makeCopy({ target: resolve(target), named: resolve(target) }, copy => {
    const file = openRaw(source)
    try {
      file.prepare('VACUUM INTO ?').run(copy)
    } finally {
      file.close()
    }
  })
  await tool.output.write(`${counts} were copied to ${resolve(target)}\n`)
}

/** Puts a backup into a DATA_DIR without an outbox. The site then delivers what was waiting in it. */
export async function restore(source: string, tool: Tool): Promise<void> {
  const target = toOutboxPath(readFolder(tool))
  if (!existsSync(source)) throw new ToolError(`there is no backup at ${resolve(source)}`)
  if (statSync(source).size === 0) throw new ToolError(`${resolve(source)} is empty; ${takeAnother}`)
  prepareFolder(dirname(target))
  const counts = makeCopy({ target, named: resolve(source) }, copy => copyFileSync(source, copy))
  await tool.output.write(`${counts} were restored to ${target}\n`)
}

const takeAnother = 'take another backup. Nothing was restored'

function readFolder(tool: Tool): string {
  const { DATA_DIR, DATABASE_URL } = tool.readSettings()
  if (DATABASE_URL === undefined) return DATA_DIR
  throw new ToolError('the messages are in DATABASE_URL; use pg_dump and pg_restore, as docs/operating.md describes', 2)
}

type Copy = {
  readonly target: string
  /** The file that errors are about. */
  readonly named: string
}

/** SQLite's companions of a database; one that is left over would be applied to the file that takes the place of its own. */
const companions = ['-wal', '-shm', '-journal']

/** Makes a file beside the target, reads it back and gives it its name. Returns what it has. Overwrites nothing. */
function makeCopy({ target, named }: Copy, make: (path: string) => void): string {
  const files = ['', ...companions].map(suffix => target + suffix)
  const refuse = () => {
    const found = files.filter(file => existsSync(file)).join(', ')
    throw new ToolError(`${found} must not be overwritten; move all of that away first. Nothing was changed`)
  }
  if (files.some(file => existsSync(file))) refuse()
  if (!existsSync(dirname(target))) throw new ToolError(`there is no folder ${dirname(target)}`)
  const copy = `${target}.${process.pid}.part`
  try {
    // The letters of visitors: for the owner only.
    writeFileSync(copy, '', { flag: 'wx', mode: 0o600 })
    make(copy)
    const counts = checkCopy(copy)
    syncFile(copy)
    // Unlike a rename, it fails when a site has created the target meanwhile.
    linkSync(copy, target)
    return counts
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') refuse()
    if (isDamage(error)) throw new ToolError(`${named} is damaged or no outbox (${error.code}); ${takeAnother}`)
    if (error instanceof OutboxFileError || error instanceof LayoutError)
      throw new ToolError(error.message.replaceAll(copy, named))
    throw error
  } finally {
    for (const suffix of ['', ...companions]) rmSync(copy + suffix, { force: true })
  }
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

const countsSchema = z.array(z.object({ state: z.string(), count: z.number() }))

/** The number of messages, such as `3 messages (1 waiting, 2 delivered)`. Throws when the file is not a sound outbox. */
function checkCopy(path: string): string {
  checkSoundness(path)
  const file = openRaw(path)
  try {
    const layout = checkLayout(file, path)
    if (layout === 'none') throw new OutboxFileError(`${path} is no outbox: it has no messages`)
    const rows = layout === 'first' ? 'messages' : "deliveries WHERE destination = 'mail'"
    const select = `SELECT state, count(*) AS count FROM ${rows} GROUP BY state ORDER BY state`
    const counts = countsSchema.parse(file.prepare(select).all())
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    const parts = counts.map(({ state, count }) => `${count} ${state}`).join(', ')
    return `${total} messages${total === 0 ? '' : ` (${parts})`}`
  } finally {
    file.close()
  }
}
