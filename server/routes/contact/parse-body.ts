import type { Problem } from '../../http/problem.ts'
import type { BodyValues } from './contact-schema.ts'

export type ParsedBody = { readonly values: BodyValues } | { readonly problem: Problem }

type Body = { readonly mediaType: string; readonly contentType: string; readonly bytes: Buffer<ArrayBuffer> }

const unreadable = toProblem(
  'unreadable_body',
  'The body is not what its Content-Type says; send well-formed JSON or form data in UTF-8.',
)
const notAnObject = toProblem(
  'not_an_object',
  'The JSON must be one object with the fields name, company, email and details.',
)
const withFile = toProblem('file_not_taken', 'Files are not taken; send the fields as text.')

/** The fields of a JSON, urlencoded or multipart body. */
export async function parseBody({ mediaType, contentType, bytes }: Body): Promise<ParsedBody> {
  try {
    if (mediaType === 'multipart/form-data') return collect(await readMultipart(bytes, contentType))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (mediaType === 'application/json') return parseJson(text)
    return collect(new URLSearchParams(text))
  } catch {
    // The parsers' own messages quote what was written.
    return { problem: unreadable }
  }
}

function readMultipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
}

function parseJson(text: string): ParsedBody {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: notAnObject }
  return { values: Object.fromEntries(Object.entries(value)) }
}

/** A field that comes twice becomes a list, which is no text. */
function collect(entries: Iterable<[string, string | File]>): ParsedBody {
  const values = new Map<string, string | readonly string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') return { problem: withFile }
    const earlier = values.get(name)
    values.set(name, earlier === undefined ? value : [...earlier, value])
  }
  return { values: Object.fromEntries(values) }
}

function toProblem(code: string, detail: string): Problem {
  return { status: 400, code, detail }
}
