import type { StoredPost } from '../../../shared/content/library.ts'
import { frontMatterPattern } from '../../../shared/content/text-rules.ts'
import { emptyPostFields, type PostFieldName, type PostFields, postFieldPaths, toFieldMoment } from './post-fields.ts'

export type PostFileOutcome = { readonly fields: PostFields } | { readonly problems: readonly string[] }

/**
 * A post as a Markdown file of content/posts. Every value is quoted as JSON, which YAML understands, so that no text can
 * be taken for anything else.
 */
export function toPostFile({ content, ...frontMatter }: StoredPost): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${content}\n`
}

/** The fields of a post's file for the editor. What they hold may still break the rules, but each has its kind. */
export function parsePostFile(text: string, parseYaml: (yaml: string) => unknown): PostFileOutcome {
  const match = frontMatterPattern.exec(text)
  if (match === null) return { problems: ['The file does not begin with fields in YAML between two lines of ---.'] }
  let frontMatter: unknown
  try {
    frontMatter = parseYaml(match[1] ?? '')
  } catch (error) {
    const [firstLine = ''] = error instanceof Error ? error.message.split('\n') : []
    return { problems: [`The fields of the file are not valid YAML: ${firstLine}`] }
  }
  if (!isRecord(frontMatter)) return { problems: ['The file has no fields between the two lines of ---.'] }
  return readFields(frontMatter, text.slice(match[0].length).replaceAll('\r\n', '\n').trim())
}

function readFields(frontMatter: Readonly<Record<string, unknown>>, content: string): PostFileOutcome {
  const problems: string[] = []
  const found: { -readonly [Name in PostFieldName]?: string } = { content }
  for (const [path, value] of flatten(frontMatter)) {
    const name = fieldNames.get(path)
    const text = name === undefined ? undefined : toFieldText(name, value)
    if (name === undefined) problems.push(`"${path}" is not a known field.`)
    else if (text === undefined) problems.push(`"${path}" must be ${kindOf(name)}.`)
    else found[name] = text
  }
  return problems.length > 0 ? { problems } : { fields: { ...emptyPostFields, ...found } }
}

const fieldNames: ReadonlyMap<string, PostFieldName> = new Map(
  typedEntries(postFieldPaths).flatMap(([name, path]) => (name === 'content' ? [] : [[path, name]])),
)

function typedEntries<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] {
  // Object.entries forgets the names of a table that has just these.
  return Object.entries(table) as [Key, Value][]
}

type Leaf = readonly [path: string, value: unknown]

/** Values by their path, one level deep: `author.name`. */
function flatten(record: Readonly<Record<string, unknown>>): readonly Leaf[] {
  return Object.entries(record).flatMap(([key, value]): readonly Leaf[] =>
    isRecord(value) ? Object.entries(value).map(([inner, leaf]) => [`${key}.${inner}`, leaf]) : [[key, value]],
  )
}

function toFieldText(name: PostFieldName, value: unknown): string | undefined {
  if (name === 'tags') return isTagList(value) ? value.join(', ') : undefined
  if (typeof value !== 'string') return undefined
  if (name !== 'publishDate') return value
  return value.endsWith('Z') ? toFieldMoment(value) : undefined
}

function kindOf(name: PostFieldName): string {
  if (name === 'tags') return 'a list of texts without commas'
  return name === 'publishDate' ? 'a date and time in UTC, such as 2024-05-15T09:00:00Z' : 'text'
}

function isTagList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(tag => typeof tag === 'string' && !tag.includes(','))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
