import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'

/** The root of the repository, so that the scripts work from every folder. */
const repository = join(import.meta.dirname, '../..')

/** The absolute path below public/ of a file served as `path`, such as `/favicon.svg`. Creates its folder. */
export function preparePublicFile(path: string): string {
  const file = join(repository, 'public', path)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

/** Reads a JSON file below content/, such as `site.json`; throws where it does not match the schema. */
export function readContent<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(contentPath(name), 'utf8')))
}

/** The absolute path of a file below content/. */
export function contentPath(name: string): string {
  return join(repository, 'content', name)
}
