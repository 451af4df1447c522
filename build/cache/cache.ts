import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

type Input = string | Uint8Array

/** Results of earlier builds, found by what they were made from. */
export type Cache = {
  readonly read: (inputs: readonly Input[]) => Buffer | undefined
  readonly write: (inputs: readonly Input[], result: Input) => void
}

type Maker = {
  /** The project's folder. */
  readonly root: string
  readonly name: string
  /** Files and folders of the project with the code that makes the results. */
  readonly sources: readonly string[]
}

/**
 * The results of one maker. A change of its sources, of any package or of Node makes all of them anew; where its version
 * cannot be told, nothing is found again.
 */
export function openCache({ root, name, sources }: Maker): Cache {
  const folder = toFolder(root)
  const maker = JSON.stringify([name, readVersion(root, sources)])
  mkdirSync(folder, { recursive: true })
  const toFile = (inputs: readonly Input[]) => join(folder, hash([maker, ...inputs]).toString('base64url'))
  return {
    read: inputs => readEntry(toFile(inputs)),
    write: (inputs, result) => {
      const file = toFile(inputs)
      // Another process may read it at the same time.
      const written = `${file}.${process.pid}`
      const bytes = Buffer.from(result)
      writeFileSync(written, Buffer.concat([hash([bytes]), bytes]))
      renameSync(written, file)
    },
  }
}

/** The earlier result of these inputs, or a new one. */
export async function readOrMake(
  cache: Cache,
  inputs: readonly Input[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const earlier = cache.read(inputs)
  if (earlier !== undefined) return earlier
  const result = await make()
  cache.write(inputs, result)
  return result
}

/** For texts that are made at once. */
export function keepTexts(cache: Cache): (inputs: readonly Input[], make: () => string) => string {
  return (inputs, make) => {
    const earlier = cache.read(inputs)?.toString()
    if (earlier !== undefined) return earlier
    const text = make()
    cache.write(inputs, text)
    return text
  }
}

const maxCacheBytes = 2 * 1024 ** 3

/** Removes the results that no build has used for longest, until the rest takes at most `maxBytes`. */
export function trimCache(root: string, maxBytes = maxCacheBytes): void {
  const folder = toFolder(root)
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).flatMap(name => {
    // Another process may have renamed or removed it.
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    return found === undefined ? [] : [{ name, size: found.size, mtimeMs: found.mtimeMs }]
  })
  let bytes = 0
  for (const { name, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size
    if (bytes > maxBytes) rmSync(join(folder, name), { force: true })
  }
}

function toFolder(root: string): string {
  // Not in node_modules, which `npm ci` removes.
  return join(root, '.cache/build')
}

const digestBytes = 32

/** The file begins with the hash of the rest: a damaged one is as good as none. */
function readEntry(file: string): Buffer | undefined {
  let entry: Buffer
  try {
    entry = readFileSync(file)
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    return undefined
  }
  const bytes = entry.subarray(digestBytes)
  return hash([bytes]).equals(entry.subarray(0, digestBytes)) ? bytes : undefined
}

/** Of each input with its length, so that a shift of a boundary is another hash. */
function hash(inputs: readonly Input[]): Buffer {
  const sum = createHash('sha256')
  for (const input of inputs) sum.update(`${Buffer.byteLength(input)}\n`).update(input)
  return sum.digest()
}

function readVersion(root: string, sources: readonly string[]): string {
  try {
    // npm's list of what is installed.
    const packages = readFileSync(join(root, 'node_modules/.package-lock.json'))
    const files = sources.flatMap(source => listFiles(root, source)).sort()
    const contents = files.flatMap(file => [file, readFileSync(join(root, file))])
    return hash([process.version, packages, ...contents]).toString('base64url')
  } catch {
    return randomUUID()
  }
}

function listFiles(root: string, source: string): readonly string[] {
  if (statSync(join(root, source)).isFile()) return [source]
  const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => relative(root, join(entry.parentPath, entry.name)))
}
