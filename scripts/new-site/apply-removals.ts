import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import { folders, singleFiles } from '../../compiler/file-table.ts'
import type { FieldPath } from '../../shared/content/find-strings.ts'
import { isOptionalFile } from '../../shared/content/optional-files.ts'
import { frontMatterPattern } from '../../shared/content/text-rules.ts'
import { removeFields } from './remove-fields.ts'

/** A place of a file that names something which is gone: a field, or a line of the file. */
export type Removal = { readonly field: FieldPath; readonly line: number; readonly fault: string }

/** The text of a file without these places; undefined when the file cannot be without one of them, but the site without the file. */
export function applyRemovals(path: string, text: string, removals: readonly Removal[]): string | undefined {
  const inFields = removals.filter(({ field }) => field.length > 0)
  const inBody = removals.filter(({ field }) => field.length === 0)
  const head = path.endsWith('.md') ? frontMatterPattern.exec(text) : null
  if (head === null) {
    const value = removeFromValue(path, JSON.parse(text), inFields)
    return value === undefined ? undefined : `${JSON.stringify(value, null, 2)}\n`
  }
  const value = inFields.length === 0 ? undefined : removeFromValue(path, parse(head[1] ?? ''), inFields)
  if (value === undefined && inFields.length > 0) return undefined
  const front = value === undefined ? head[0] : `---\n${stringify(value, { lineWidth: 0 })}---\n`
  const firstLine = head[0].split('\n').length
  return front + removeFromBody(text.slice(head[0].length), inBody, firstLine)
}

function removeFromValue(path: string, value: unknown, removals: readonly Removal[]): unknown {
  const schema = findSchema(path)
  if (schema === undefined) return value
  const canGo = isOptionalFile(path.replace(/^content\//, '')) || path.startsWith('content/topics/')
  return removeFields(
    { value, schema, canGo },
    removals.map(({ field }) => field),
  )
}

function findSchema(path: string): z.ZodType | undefined {
  const name = path.replace(/^content\//, '')
  const [, folder] = Object.entries(folders).find(([folder]) => name.startsWith(`${folder}/`)) ?? []
  const [, single] = Object.entries(singleFiles).find(([single]) => single === name) ?? []
  return folder?.schema ?? single
}

function removeFromBody(body: string, removals: readonly Removal[], firstLine: number): string {
  const withoutLinks = removals.reduce((text, { fault }) => {
    const [, target] = /^the link to (\S+) leads nowhere/.exec(fault) ?? []
    return target === undefined ? text : text.replaceAll(linksTo(target), '$1')
  }, body)
  const lines = withoutLinks.split('\n')
  for (const { line } of removals) dropBlock(lines, line - firstLine)
  // What a block leaves are the empty lines around it.
  return lines
    .flatMap(text => text ?? [])
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

function linksTo(target: string): RegExp {
  return new RegExp(`\\[([^\\]]*)\\]\\(${target.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&')}(?: "[^"]*")?\\)`, 'g')
}

/** The block between two fences that begins in a line, from 0. */
function dropBlock(lines: (string | undefined)[], start: number): void {
  if (lines[start]?.startsWith('```') !== true) return
  const end = lines.findIndex((text, index) => index > start && text === '```')
  lines.fill(undefined, start, end + 1)
}
