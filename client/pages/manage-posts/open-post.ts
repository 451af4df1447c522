import { parse } from 'yaml'
import { frontMatterPattern } from '../../../shared/content/text-rules.ts'
import {
  emptyPostFields,
  isPostFieldName,
  type PostFieldName,
  type PostFields,
  postFieldNames,
  toFieldMoment,
} from './post-fields.ts'

/** A post's file as it was opened, with the values of the editor's fields in it. */
export type OpenedPost = { readonly file: string; readonly fields: PostFields }

export type PostFileOutcome = OpenedPost | { readonly problems: readonly string[] }

const maxBytes = 1_000_000

export async function readPostFile(file: File): Promise<PostFileOutcome> {
  if (file.size > maxBytes) return { problems: [`${file.name} is larger than 1 MB, too large for a post.`] }
  try {
    const outcome = openPost(await file.text())
    return 'fields' in outcome ? outcome : { problems: outcome.problems.map(problem => `${file.name}: ${problem}`) }
  } catch {
    return { problems: [`${file.name} couldn’t be read. Please try again.`] }
  }
}

/** Reads a post's file into the editor's fields. Each field has the right type, but may still break the post rules. */
export function openPost(file: string): PostFileOutcome {
  const match = frontMatterPattern.exec(file)
  if (match === null) return { problems: ['The file must begin with YAML fields between two lines of ---.'] }
  let frontMatter: unknown
  try {
    frontMatter = parse(match[1] ?? '')
  } catch (error) {
    const [firstLine = ''] = error instanceof Error ? error.message.split('\n') : []
    return { problems: [`The file’s fields are not valid YAML: ${firstLine}`] }
  }
  if (!isRecord(frontMatter)) return { problems: ['The file has no fields between the two lines of ---.'] }
  const outcome = readFields(frontMatter, file.slice(match[0].length).replaceAll('\r\n', '\n').trim())
  return 'fields' in outcome ? { file, ...outcome } : outcome
}

function readFields(frontMatter: Readonly<Record<string, unknown>>, content: string) {
  const problems: string[] = []
  const fields: { -readonly [Name in PostFieldName]: string } = { ...emptyPostFields, content }
  for (const [path, value] of flatten(frontMatter)) {
    if (parents.has(path)) problems.push(`"${path}" must have fields of its own.`)
    // The editor leaves what it does not know as it is.
    if (!isPostFieldName(path) || path === 'content') continue
    const fieldText = toFieldText(path, value)
    if (fieldText === undefined) problems.push(`"${path}" must be ${expectedType(path)}.`)
    else fields[path] = fieldText
  }
  return problems.length > 0 ? { problems } : { fields }
}

/** Fields that have fields: `author`. */
const parents = new Set(postFieldNames.flatMap(name => (name.includes('.') ? name.replace(/\..*/, '') : [])))

type Leaf = readonly [path: string, value: unknown]

/** Values by their path, one level deep: `author.name`. */
function flatten(record: Readonly<Record<string, unknown>>): readonly Leaf[] {
  return Object.entries(record).flatMap(([key, value]): readonly Leaf[] =>
    parents.has(key) && isRecord(value)
      ? Object.entries(value).map(([inner, leaf]) => [`${key}.${inner}`, leaf])
      : [[key, value]],
  )
}

function toFieldText(name: PostFieldName, value: unknown): string | undefined {
  if (name === 'tags') return isTagList(value) ? value.join(', ') : undefined
  if (typeof value !== 'string') return undefined
  if (name !== 'publishDate') return value
  return value.endsWith('Z') ? toFieldMoment(value) : undefined
}

function expectedType(name: PostFieldName): string {
  if (name === 'tags') return 'a list of texts without commas'
  return name === 'publishDate' ? 'a date and time in UTC, such as 2024-05-15T09:00:00Z' : 'text'
}

function isTagList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(tag => typeof tag === 'string' && !tag.includes(','))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
