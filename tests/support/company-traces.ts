import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { personSchema } from '../../shared/content/schemas/people.ts'
import { siteSchema } from '../../shared/content/schemas/site.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { name, address, phone, email } = siteSchema.parse(read('content/site.json'))
const people = z.array(personSchema).parse(read('content/team.json'))

/** What nobody may find of the sample: the company's name, its address and telephone, and its people. */
const traces = [
  name.split(' ')[0] ?? name,
  address.street,
  address.locality,
  phone.display,
  phone.tel,
  email.info.replace(/^.*@/, ''),
  ...people.flatMap(({ id, name }) => [id, name]),
].map(text => text.toLowerCase())

export function findTraces(text: string): readonly string[] {
  const lowered = text.toLowerCase()
  return traces.filter(trace => lowered.includes(trace))
}

/** In names and bytes of files of a folder, by their paths in it; each with what was found. */
export function findTracesInFiles(folder: string, files: readonly string[] = listAll(folder)): readonly string[] {
  return files.flatMap(file =>
    findTraces(`${file} ${readFileSync(join(folder, file), 'latin1')}`).map(trace => `${file}: ${trace}`),
  )
}

function listAll(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}
