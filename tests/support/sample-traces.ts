import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { findStrings } from '../../shared/content/find-strings.ts'
import { personSchema } from '../../shared/content/schemas/people.ts'
import { siteSchema } from '../../shared/content/schemas/site.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const site = siteSchema.parse(read('content/site.json'))
const people = z.array(personSchema).parse(read('content/team.json'))
const { name, address, phone, email } = site

/** All that the project's own site.json says, what sentences and addresses are made of it, and its people. */
const traces = [
  ...[name.split(' ')[0] ?? name, phone.tel.slice(-7), email.info.replace(/^.*@/, '')],
  ...[address.street, address.locality, address.postalCode, phone.display, phone.tel],
  ...findStrings({ name, legalName: site.legalName, tagline: site.tagline, email, location: site.location }).map(
    ({ text }) => text,
  ),
  ...people.flatMap(({ id, name }) => [id, name]),
].map(text => text.toLowerCase())

/** What in a text tells of the company that was. */
export function findTraces(text: string): readonly string[] {
  const lowered = text.toLowerCase()
  return traces.filter(trace => lowered.includes(trace))
}

/** The files of a folder with what they or their names tell; as bytes, because names stand in binary files' metadata, too. */
export function findTracesInFiles(root: string, files: readonly string[]): readonly string[] {
  return files.flatMap(file =>
    findTraces(`${file} ${readFileSync(join(root, file), 'latin1')}`).map(trace => `${file}: ${trace}`),
  )
}

/** All files of a folder by their paths in it. */
export function listAllFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

const picture = /\.(?:avif|webp|jpe?g|png|gif|svg|ico|mp4|pdf)$/

/** The hashes of all pictures of the folders. */
export function hashPictures(...folders: readonly string[]): ReadonlySet<string> {
  const files = folders.flatMap(folder => listAllFiles(folder).map(path => join(folder, path)))
  return new Set(files.filter(path => picture.test(path)).map(hashFile))
}

export function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
