import type { StoredPost } from '../../../shared/content/library.ts'
import { frontMatterPattern } from '../../../shared/content/text-rules.ts'
import { emptyPostFields, isPostFieldName, type PostFieldName, type PostFields, toFieldMoment } from './post-fields.ts'

export type PostFileOutcome = { readonly fields: PostFields } | { readonly problems: readonly string[] }

const maxBytes = 1_000_000

/**
 * A post as a Markdown file of content/posts. Values are JSON, which is also YAML, so that no text is read as a number,
 * a date or syntax.
 */
export function toPostFile({ content, ...frontMatter }: StoredPost): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${content}\n`
}

export function downloadPostFile(post: StoredPost): void {
  const url = URL.createObjectURL(new Blob([toPostFile(post)], { type: 'text/markdown' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${post.id}.md`
  link.click()
  // Some browsers start to read the blob only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Reads a chosen file into the editor's fields. Loads the YAML parser at the first call. */
export async function readPostFile(file: File): Promise<PostFileOutcome> {
  if (file.size > maxBytes) return { problems: [`${file.name} is larger than 1 MB, too large for a post.`] }
  try {
    const [text, { parse }] = await Promise.all([file.text(), import('yaml')])
    const outcome = parsePostFile(text, yaml => parse(yaml))
    return 'fields' in outcome ? outcome : { problems: outcome.problems.map(problem => `${file.name}: ${problem}`) }
  } catch {
    return { problems: [`${file.name} couldn’t be read. Please try again.`] }
  }
}

/** Parses a post's file into the editor's fields. Each field has the right type, but may still break the post rules. */
export function parsePostFile(text: string, parseYaml: (yaml: string) => unknown): PostFileOutcome {
  const match = frontMatterPattern.exec(text)
  if (match === null) return { problems: ['The file must begin with YAML fields between two lines of ---.'] }
  let frontMatter: unknown
  try {
    frontMatter = parseYaml(match[1] ?? '')
  } catch (error) {
    const [firstLine = ''] = error instanceof Error ? error.message.split('\n') : []
    return { problems: [`The file’s fields are not valid YAML: ${firstLine}`] }
  }
  if (!isRecord(frontMatter)) return { problems: ['The file has no fields between the two lines of ---.'] }
  return readFields(frontMatter, text.slice(match[0].length).replaceAll('\r\n', '\n').trim())
}

function readFields(frontMatter: Readonly<Record<string, unknown>>, content: string): PostFileOutcome {
  const problems: string[] = []
  const fields: { -readonly [Name in PostFieldName]: string } = { ...emptyPostFields, content }
  for (const [path, value] of flatten(withoutUnknownFields(frontMatter))) {
    if (!isPostFieldName(path) || path === 'content') {
      problems.push(`"${path}" is not a known field.`)
      continue
    }
    const fieldText = toFieldText(path, value)
    if (fieldText === undefined) problems.push(`"${path}" must be ${expectedType(path)}.`)
    else fields[path] = fieldText
  }
  return problems.length > 0 ? { problems } : { fields }
}

/** Without the fields that the editor does not know: its posts have no files and no history. */
function withoutUnknownFields({ files, changes, reviewed, ...fields }: Readonly<Record<string, unknown>>) {
  return fields
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
